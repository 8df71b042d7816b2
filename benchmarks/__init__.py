"""Measuring, not testing."""

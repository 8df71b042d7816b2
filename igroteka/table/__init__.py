"""A live table: seats, clocks, the log, fairness, who plays for whom. It knows no HTTP and no database."""

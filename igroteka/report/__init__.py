"""What the arena's and the analysis' web pages are made of: the frame of a page and small charts.

The charts are SVG written by hand: they take their colours from the page, so they follow its light
and dark dress, and a page needs nothing but itself.
"""

from igroteka.report.charts import Dot, Line, dot_chart, line_chart
from igroteka.report.page import columns, framed, number, page, percent, table

__all__ = ["Dot", "Line", "columns", "dot_chart", "framed", "line_chart", "number", "page", "percent", "table"]

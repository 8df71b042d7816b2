"""The same table in a terminal: a Textual application, and plain lines for pipes and screen readers.

:mod:`here` and :mod:`there` are the two tables one can sit at (in this process, or on a server);
both speak in the server's messages, so that the screens and the plain lines know only one of them.
"""

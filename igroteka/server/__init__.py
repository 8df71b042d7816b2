"""HTTP and WebSocket around ``igroteka.table``: what comes in is checked here, what goes out is encoded here."""

"""The HTTP interface: routes, the documents they take and return, and the page."""

"""Between the network and the application: protocols, limits, authentication, security headers."""

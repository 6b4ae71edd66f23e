"""The rules and players of a game for other targets: WebAssembly for browsers, and a native library."""

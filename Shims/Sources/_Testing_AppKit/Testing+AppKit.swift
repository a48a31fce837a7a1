// The compiler imports this module into tests that import Testing and AppKit. It adds nothing to Testing.

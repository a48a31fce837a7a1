// The compiler imports this module into tests that import Testing and CoreGraphics. It adds nothing to Testing.

// The compiler imports this module into tests that import Testing and UIKit. It adds nothing to Testing.

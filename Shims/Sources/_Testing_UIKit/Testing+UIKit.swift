// Tests that import Testing and UIKit import this module too: the compiler adds it. There is nothing to add to Testing.

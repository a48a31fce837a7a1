// Tests that import Testing and CoreGraphics import this module too: the compiler adds it. There is nothing to add to Testing.

"""Errors that are inserted into the sources to verify that tests find them, by area, and the code that tries them."""

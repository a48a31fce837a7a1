"""Mistakes that are put into the sources to see that tests notice them, by area, and what is needed to try them."""

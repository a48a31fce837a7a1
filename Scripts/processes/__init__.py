"""Measures the time and the memory of whole processes."""

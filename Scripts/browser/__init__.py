"""Drives a headless Chromium, and compares pages and pictures with the results of the engine."""

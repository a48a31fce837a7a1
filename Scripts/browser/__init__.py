"""Drives a headless Chromium, and holds pages and pictures against what the engine says."""

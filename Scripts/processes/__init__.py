"""Whole processes: how long they take, and how much memory."""

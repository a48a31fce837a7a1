"""The programs that GridPress is compared with; each does the same works."""

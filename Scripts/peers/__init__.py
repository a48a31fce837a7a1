"""The programs that GridPress is measured beside, each asked for the same works."""

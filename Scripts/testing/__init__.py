"""The parts of Scripts/test: which tests, building them, running them, and what is said of that."""

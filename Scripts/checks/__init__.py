"""The parts of Scripts/ci: which steps there are, running them, and the table of them."""

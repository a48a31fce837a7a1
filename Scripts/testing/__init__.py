"""The parts of Scripts/test: selecting, building and running tests, and the report."""

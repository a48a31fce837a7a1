"""The parts of Scripts/count-lines: counting lines, the packages and their targets, and the tables on the page."""

"""The tool that checks try."""

import os
import subprocess


def chosen(words: list) -> str:
    """The program that the first word names, which is taken from the words; without one, the tool built for release."""
    if words and os.access(words[0], os.X_OK):
        return os.path.abspath(words.pop(0))
    folder = subprocess.run(["Scripts/build-release", "gridpress"], stdout=subprocess.PIPE, check=True, text=True)
    return folder.stdout.strip() + "/gridpress"

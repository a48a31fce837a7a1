"""The flags of CI's debug builds."""

from pathlib import Path

WHOLE_MODULES = Path("Scripts/whole-modules.txt")


def of_ci(environment: dict) -> dict:
    """Returns the variables with the flags of debug builds, for an environment.

    In CI, nobody edits sources between steps. Whole modules take less processor time, even less without the separate job for
    the interface of each module. Release builds leave these flags out: they know them by the second variable.
    """
    if environment.get("CI", "").lower() in ("", "0", "false") or environment.get("SWIFT_FLAGS"):
        return {}
    flags = " ".join([*WHOLE_MODULES.read_text().split(), "-Xswiftc", "-no-emit-module-separately-wmo"])
    return {"SWIFT_FLAGS": flags, "GRIDPRESS_CI_FLAGS": flags}

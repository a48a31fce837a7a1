// The views that the modifiers return.

@_exported import GridPressControls

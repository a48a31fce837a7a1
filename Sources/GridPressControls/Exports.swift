@_exported import GridPressExtras

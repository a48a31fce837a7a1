@_exported import GridPressViews

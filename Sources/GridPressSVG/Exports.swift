@_exported import GridPressDrawings

@_exported import GridPressGoldens

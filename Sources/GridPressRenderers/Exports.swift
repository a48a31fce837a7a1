@_exported import GridPressRecords

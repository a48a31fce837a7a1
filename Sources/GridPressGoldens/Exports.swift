@_exported import GridPressComparisons
@_exported import GridPressPlatform
@_exported import XMLReading

@_exported import GridPressSVG
@_exported import JSONReading

@_exported import GridPressSVG

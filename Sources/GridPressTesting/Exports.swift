@_exported import GridPress
@_exported import GridPressPictureTesting

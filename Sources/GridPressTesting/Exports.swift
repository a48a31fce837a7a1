// The modules that all files of this module use.

@_exported import GridPress
@_exported import GridPressPictureTesting
@_exported import GridPressPlatform
@_exported import SwiftScanning

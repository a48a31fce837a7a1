// The modules that all files of this module use.

@_exported import EngineFolders
@_exported import GridPressPlatform
@_exported import ProgramBuilding
@_exported import ProgramMessages
@_exported import SwiftScanning

// The modules that all files of this module use.

@_exported import EngineFolders
@_exported import PreviewPrograms
@_exported import ToolCommands

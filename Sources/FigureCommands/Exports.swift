// The modules that all files of this module use.

@_exported import DocumentationFigures
@_exported import EngineFolders
@_exported import ToolCommands

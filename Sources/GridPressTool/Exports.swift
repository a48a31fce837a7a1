// The modules that all files of this module use.

@_exported import DocumentationFigures
@_exported import EngineCommands
@_exported import FigureCommands
@_exported import GridPressPages
@_exported import GridPressSnapshots
@_exported import LayoutDocuments
@_exported import PackageCommands
@_exported import PreviewCommands
@_exported import PreviewPrograms
@_exported import ToolCommands

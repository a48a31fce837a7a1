// The modules that all files of this module use.

@_exported import GridPressDrawings
@_exported import GridPressRenderers

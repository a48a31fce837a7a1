@_exported import GridPressGoldens
@_exported import GridPressRenderers

@_exported import GridPressGoldens
@_exported import GridPressPlatform
@_exported import GridPressRenderers

// The API of ExyteGrid: grids of tracks, with spans, starts and groups. Its signatures use SwiftUI types.

@_exported import GridPressExtras

// The words of ExyteGrid: grids of tracks, with spans, starts and groups. They need those of SwiftUI.

@_exported import GridPressSwiftUI

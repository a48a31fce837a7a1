// The words of SpanGrid: a grid of rows with spans and widths for a device. They need those of SwiftUI.

@_exported import GridPressSwiftUI

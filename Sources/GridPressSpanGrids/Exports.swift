// The API of SpanGrid: a grid whose cells span columns, with widths for devices. Its signatures use SwiftUI types.

@_exported import GridPressViews

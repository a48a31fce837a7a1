// The modules that `import GridPress` provides: the APIs of SwiftUI, ExyteGrid, FrameUp and SpanGrid, figures and
// their annotations. Code written for these libraries compiles with a changed import. Code with names that conflict
// with another library imports `GridPressSwiftUI`, which only has SwiftUI's API.

@_exported import GridPressFrameUp
@_exported import GridPressPictures
@_exported import GridPressSpanGrids
@_exported import GridPressSwiftUI
@_exported import GridPressTrackGrids

@_exported import struct GridPressRecords.HTMLListing
@_exported import enum GridPressRecords.HTMLMode

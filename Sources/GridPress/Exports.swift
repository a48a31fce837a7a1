// What a program gets with `import GridPress`: SwiftUI's words, those of ExyteGrid, FrameUp and SpanGrid, figures and
// their annotations. Code written for any of them compiles with its import line changed. Code with names of its own that
// another library has too imports `GridPressSwiftUI`, which has SwiftUI's words alone.

@_exported import GridPressFrameUp
@_exported import GridPressSpanGrids
@_exported import GridPressSwiftUI
@_exported import GridPressTrackGrids

@_exported import struct GridPressRenderers.HTMLListing
@_exported import enum GridPressRenderers.HTMLMode

// The API of FrameUp: flows, masonry, length readers and widget frames. Its signatures use SwiftUI types.

@_exported import GridPressExtras

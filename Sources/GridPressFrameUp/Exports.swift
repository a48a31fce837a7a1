// The words of FrameUp: flows, masonry, readers of lengths, and frames of widgets. They need those of SwiftUI.

@_exported import GridPressSwiftUI

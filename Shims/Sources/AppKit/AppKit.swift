// AppKit's names, as far as views use them.

@_exported import GridPressSwiftUI
@_exported import QuartzCore

// The words of SwiftUI and Combine, which the words of UIKit and AppKit refer to.

@_exported import GridPressCombine
@_exported import GridPressSwiftUI

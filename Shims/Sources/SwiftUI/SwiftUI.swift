// SwiftUI's words, and what Apple's module passes on of Core Graphics, Combine and Foundation.

@_exported import Combine
@_exported import CoreGraphics
@_exported import GridPressSwiftUI
@_exported import UniformTypeIdentifiers

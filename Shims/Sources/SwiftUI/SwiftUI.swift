// SwiftUI's names, and those of Core Graphics, Combine and Foundation that Apple's module re-exports.

@_exported import Combine
@_exported import CoreGraphics
@_exported import GridPressKits
@_exported import UniformTypeIdentifiers

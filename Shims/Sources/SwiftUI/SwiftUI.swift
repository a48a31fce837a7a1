// SwiftUI's names, and those of Core Graphics, Combine and Foundation that Apple's module re-exports.
//
// The module imports no module with a name of Apple's: a module that it imports would make `#if canImport` true.

@_exported import CombineNames
@_exported import Foundation
@_exported import GridPressKits

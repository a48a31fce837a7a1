// What a program gets with `import GridPress`: geometry, key paths and formatting from Foundation, `@Observable` from
// Observation, and the values of a finished drawing. Code written for SwiftUI compiles with its import line changed.

@_exported import Foundation
@_exported import GridPressDrawings
@_exported import Observation
@_exported import Typesetting

@_exported import struct GridPressRenderers.HTMLListing
@_exported import enum GridPressRenderers.HTMLMode

// The names of SwiftUI, and what its clients expect with them: geometry, key paths and formatting from Foundation,
// `@Observable` from Observation, and the values of a finished drawing.

@_exported import Foundation
@_exported import GridPressDrawings
@_exported import Observation
@_exported import Typesetting

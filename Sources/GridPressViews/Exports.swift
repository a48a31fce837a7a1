// The names of SwiftUI, and the names that its clients expect with them: geometry, key paths and formatting from
// Foundation, and `@Observable` from Observation. The values of a finished drawing are also exported.

@_exported import Foundation
@_exported import GridPressDrawings
@_exported import Observation
@_exported import Typesetting

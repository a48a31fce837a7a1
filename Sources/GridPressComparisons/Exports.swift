@_exported import Foundation
@_exported import GridPressDrawings
@_exported import GridPressFindings
@_exported import GridPressMatching

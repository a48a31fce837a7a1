@_exported import Foundation
@_exported import GridPressComparisons
@_exported import GridPressFindings

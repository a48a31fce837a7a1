@_exported import GridPressFindings
@_exported import Foundation

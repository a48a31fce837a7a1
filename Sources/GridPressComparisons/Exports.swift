@_exported import Foundation
@_exported import GridPressMatching
@_exported import GridPressRecords

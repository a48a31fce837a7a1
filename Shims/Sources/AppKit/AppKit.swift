// AppKit's names, as far as views use them, and those of Core Graphics, Core Animation and Foundation.

@_exported import Foundation
@_exported import GridPressKits

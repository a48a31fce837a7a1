// Core Graphics' words, beside the geometry that Foundation has.

@_exported import Foundation

@_exported import class GridPressSwiftUI.CGMutablePath
@_exported import class GridPressSwiftUI.CGPath
@_exported import struct GridPressSwiftUI.CGVector

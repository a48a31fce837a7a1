// Core Graphics' words, beside the geometry that Foundation has.

@_exported import Foundation

@_exported import class GridPress.CGMutablePath
@_exported import class GridPress.CGPath
@_exported import struct GridPress.CGVector

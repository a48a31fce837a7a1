// Core Graphics' names, besides the geometry that Foundation has.

@_exported import Foundation

@_exported import struct GridPressSwiftUI.CGAffineTransform
@_exported import func GridPressSwiftUI.CGAffineTransformMakeRotation
@_exported import func GridPressSwiftUI.CGAffineTransformMakeScale
@_exported import func GridPressSwiftUI.CGAffineTransformMakeTranslation
@_exported import class GridPressSwiftUI.CGColor
@_exported import class GridPressSwiftUI.CGColorSpace
@_exported import func GridPressSwiftUI.CGColorSpaceCreateDeviceRGB
@_exported import class GridPressSwiftUI.CGContext
@_exported import class GridPressSwiftUI.CGImage
@_exported import class GridPressSwiftUI.CGMutablePath
@_exported import class GridPressSwiftUI.CGPath
@_exported import enum GridPressSwiftUI.CGPathFillRule
@_exported import func GridPressSwiftUI.CGPointMake
@_exported import func GridPressSwiftUI.CGRectContainsPoint
@_exported import func GridPressSwiftUI.CGRectGetHeight
@_exported import func GridPressSwiftUI.CGRectGetMaxX
@_exported import func GridPressSwiftUI.CGRectGetMaxY
@_exported import func GridPressSwiftUI.CGRectGetMidX
@_exported import func GridPressSwiftUI.CGRectGetMidY
@_exported import func GridPressSwiftUI.CGRectGetMinX
@_exported import func GridPressSwiftUI.CGRectGetMinY
@_exported import func GridPressSwiftUI.CGRectGetWidth
@_exported import func GridPressSwiftUI.CGRectInset
@_exported import func GridPressSwiftUI.CGRectMake
@_exported import func GridPressSwiftUI.CGRectOffset
@_exported import func GridPressSwiftUI.CGRectUnion
@_exported import func GridPressSwiftUI.CGSizeMake
@_exported import struct GridPressSwiftUI.CGVector

// Core Graphics' words, beside the geometry that Foundation has.

@_exported import Foundation

@_exported import func GridPress.CGAffineTransformMakeRotation
@_exported import func GridPress.CGAffineTransformMakeScale
@_exported import func GridPress.CGAffineTransformMakeTranslation
@_exported import class GridPress.CGColor
@_exported import class GridPress.CGColorSpace
@_exported import func GridPress.CGColorSpaceCreateDeviceRGB
@_exported import class GridPress.CGContext
@_exported import class GridPress.CGImage
@_exported import class GridPress.CGMutablePath
@_exported import class GridPress.CGPath
@_exported import func GridPress.CGPointMake
@_exported import func GridPress.CGRectContainsPoint
@_exported import func GridPress.CGRectGetHeight
@_exported import func GridPress.CGRectGetMaxX
@_exported import func GridPress.CGRectGetMaxY
@_exported import func GridPress.CGRectGetMidX
@_exported import func GridPress.CGRectGetMidY
@_exported import func GridPress.CGRectGetMinX
@_exported import func GridPress.CGRectGetMinY
@_exported import func GridPress.CGRectGetWidth
@_exported import func GridPress.CGRectInset
@_exported import func GridPress.CGRectMake
@_exported import func GridPress.CGRectOffset
@_exported import func GridPress.CGRectUnion
@_exported import func GridPress.CGSizeMake
@_exported import struct GridPress.CGVector

// The words of Core Animation that views use.

@_exported import CoreGraphics

@_exported import func GridPress.CACurrentMediaTime
@_exported import class GridPress.CAGradientLayer
@_exported import class GridPress.CALayer
@_exported import class GridPress.CAShapeLayer
@_exported import enum GridPress.CATransaction
@_exported import struct GridPress.CATransform3D
@_exported import func GridPress.CATransform3DConcat
@_exported import var GridPress.CATransform3DIdentity
@_exported import func GridPress.CATransform3DMakeRotation
@_exported import func GridPress.CATransform3DMakeScale
@_exported import func GridPress.CATransform3DMakeTranslation
@_exported import func GridPress.CATransform3DRotate
@_exported import func GridPress.CATransform3DScale
@_exported import func GridPress.CATransform3DTranslate

// The names of Core Animation that views use.

@_exported import CoreGraphicsNames
@_exported import Foundation

@_exported import func GridPressKits.CACurrentMediaTime
@_exported import class GridPressKits.CADisplayLink
@_exported import class GridPressKits.CAGradientLayer
@_exported import class GridPressKits.CALayer
@_exported import class GridPressKits.CAShapeLayer
@_exported import enum GridPressKits.CATransaction
@_exported import struct GridPressKits.CATransform3D
@_exported import func GridPressKits.CATransform3DConcat
@_exported import var GridPressKits.CATransform3DIdentity
@_exported import func GridPressKits.CATransform3DMakeRotation
@_exported import func GridPressKits.CATransform3DMakeScale
@_exported import func GridPressKits.CATransform3DMakeTranslation
@_exported import func GridPressKits.CATransform3DRotate
@_exported import func GridPressKits.CATransform3DScale
@_exported import func GridPressKits.CATransform3DTranslate
@_exported import typealias GridPressKits.CFTimeInterval

// The names of Core Animation that views use.

@_exported import CoreGraphics

@_exported import func GridPressSwiftUI.CACurrentMediaTime
@_exported import class GridPressSwiftUI.CADisplayLink
@_exported import class GridPressSwiftUI.CAGradientLayer
@_exported import class GridPressSwiftUI.CALayer
@_exported import class GridPressSwiftUI.CAShapeLayer
@_exported import enum GridPressSwiftUI.CATransaction
@_exported import struct GridPressSwiftUI.CATransform3D
@_exported import func GridPressSwiftUI.CATransform3DConcat
@_exported import var GridPressSwiftUI.CATransform3DIdentity
@_exported import func GridPressSwiftUI.CATransform3DMakeRotation
@_exported import func GridPressSwiftUI.CATransform3DMakeScale
@_exported import func GridPressSwiftUI.CATransform3DMakeTranslation
@_exported import func GridPressSwiftUI.CATransform3DRotate
@_exported import func GridPressSwiftUI.CATransform3DScale
@_exported import func GridPressSwiftUI.CATransform3DTranslate
@_exported import typealias GridPressSwiftUI.CFTimeInterval

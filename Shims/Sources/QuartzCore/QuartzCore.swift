// The words of Core Animation that views use.

@_exported import CoreGraphics

@_exported import struct GridPressSwiftUI.CATransform3D

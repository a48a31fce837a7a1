// The words of Core Animation that views use.

@_exported import CoreGraphics

@_exported import struct GridPress.CATransform3D

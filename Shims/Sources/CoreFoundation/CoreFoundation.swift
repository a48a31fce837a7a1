// Core Foundation's functions, and the geometry that Apple's module also has. On Linux, Foundation has this geometry.

@_exported import CoreFoundation
@_exported import CoreGraphicsNames
@_exported import Foundation

// Without these lines, a file that also imports SwiftUI would find two declarations of each name.
@_exported import typealias GridPressKits.CFAbsoluteTime
@_exported import func GridPressKits.CFAbsoluteTimeGetCurrent
@_exported import typealias GridPressKits.CFArray
@_exported import typealias GridPressKits.CFData
@_exported import typealias GridPressKits.CFDictionary
@_exported import typealias GridPressKits.CFString
@_exported import typealias GridPressKits.CFTimeInterval
@_exported import typealias GridPressKits.CFURL

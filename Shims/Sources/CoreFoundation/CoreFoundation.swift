// Core Foundation's functions, and the geometry that Apple's module also has. On Linux, Foundation has this geometry.

@_exported import CoreFoundation
@_exported import CoreGraphicsNames
@_exported import Foundation

// Without these lines, a file that also imports SwiftUI would find two declarations of each name.
@_exported import typealias GridPressSwiftUI.CFAbsoluteTime
@_exported import func GridPressSwiftUI.CFAbsoluteTimeGetCurrent
@_exported import typealias GridPressSwiftUI.CFArray
@_exported import typealias GridPressSwiftUI.CFData
@_exported import typealias GridPressSwiftUI.CFDictionary
@_exported import typealias GridPressSwiftUI.CFString
@_exported import typealias GridPressSwiftUI.CFTimeInterval
@_exported import typealias GridPressSwiftUI.CFURL

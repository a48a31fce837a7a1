// The modules that this program can import, which it checks with conditional compilation.

var modules: [String] {
    var names: [String] = []
    #if canImport(SwiftUI)
        names.append("SwiftUI")
    #endif
    #if canImport(UIKit)
        names.append("UIKit")
    #endif
    #if canImport(AppKit)
        names.append("AppKit")
    #endif
    #if canImport(Combine)
        names.append("Combine")
    #endif
    #if canImport(CoreGraphics)
        names.append("CoreGraphics")
    #endif
    #if canImport(QuartzCore)
        names.append("QuartzCore")
    #endif
    #if canImport(os)
        names.append("os")
    #endif
    #if canImport(OSLog)
        names.append("OSLog")
    #endif
    #if canImport(UniformTypeIdentifiers)
        names.append("UniformTypeIdentifiers")
    #endif
    #if canImport(Cocoa)
        names.append("Cocoa")
    #endif
    #if canImport(CoreLocation)
        names.append("CoreLocation")
    #endif
    #if canImport(CoreTransferable)
        names.append("CoreTransferable")
    #endif
    #if canImport(DeveloperToolsSupport)
        names.append("DeveloperToolsSupport")
    #endif
    #if canImport(simd)
        names.append("simd")
    #endif
    return names
}

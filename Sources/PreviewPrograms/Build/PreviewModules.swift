import GridPressFindings

/// The modules that sources of previews can import.
enum PreviewModules {
    /// The modules of the package `Shims` with the names of modules for Apple's platforms.
    static let names = [
        "AppKit", "Cocoa", "Combine", "CoreGraphics", "CoreLocation", "CoreTransferable", "DeveloperToolsSupport",
        "OSLog", "QuartzCore", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "os",
    ]
}

extension Finding {
    /// Changes the finding about a source that imports a missing module.
    mutating func describe(missingModule module: String) {
        message = "GridPress has no module \(module.quoted) for previews."
        details = [
            "It has \(PreviewModules.names.joined(separator: ", ")), and the modules of Swift, such as Foundation.",
            "The previews in files that don't need this file are drawn.",
        ]
        fix = "Put the import, and the code that needs it, inside \("#if canImport(\(module))".quoted)."
    }
}

// swift-tools-version: 6.2

import PackageDescription

// Modules with the names of Apple's, so that source files compile unchanged. The package is separate from GridPress,
// because a module that is built with a package makes `#if canImport(UIKit)` true in all of its targets.
let names = [
    "SwiftUI", "UIKit", "AppKit", "Combine", "CoreGraphics", "QuartzCore", "os", "OSLog", "UniformTypeIdentifiers",
    "Cocoa", "CoreFoundation", "CoreLocation", "CoreTransferable", "DeveloperToolsSupport", "FoundationNames", "simd",
]

let package = Package(
    name: "Shims",
    platforms: [.macOS(.v14)],
    products: [.library(name: "SwiftUIShim", targets: names)]
        + names.dropFirst().map { .library(name: "\($0)Shim", targets: [$0]) }
        // The API of swift-snapshot-testing, for test targets.
        + [.library(name: "SnapshotTestingShim", targets: ["SnapshotTesting"])]
        // All modules and the runtime that draws previews, for the programs of `gridpress previews`.
        + [.library(name: "PreviewRuntime", type: .dynamic, targets: names + ["PreviewRuntime"])],
    dependencies: [.package(name: "GridPress", path: "..")],
    targets: [
        shim("SwiftUI", ["CombineNames"]),
        shim("UIKit", ["Submodules", "_Testing_UIKit"]),
        shim("AppKit", ["_Testing_AppKit"]),
        shim("Combine", ["CombineNames"]),
        shim("CombineNames"),
        shim("CoreGraphics", ["CoreGraphicsNames", "_Testing_CoreGraphics"]),
        shim("CoreGraphicsNames"),
        shim("QuartzCore", ["CoreGraphicsNames"]),
        // Modules that the compiler imports into files that import Testing and one of these.
        .target(name: "_Testing_UIKit"),
        .target(name: "_Testing_AppKit"),
        .target(name: "_Testing_CoreGraphics"),
        // The submodules that sources import, as in `import os.log`.
        .target(name: "Submodules"),
        .target(name: "os", dependencies: ["Submodules"]),
        .target(name: "OSLog", dependencies: ["os"]),
        shim("UniformTypeIdentifiers"),
        .target(name: "Cocoa", dependencies: ["AppKit"]),
        shim("CoreFoundation", ["CoreGraphicsNames"]),
        .target(name: "CoreLocation"),
        shim("CoreTransferable"),
        shim("DeveloperToolsSupport"),
        shim("FoundationNames", ["CoreGraphicsNames"]),
        .target(name: "simd"),
        .target(
            name: "SnapshotTesting",
            dependencies: ["GridPressKits", "GridPressTesting"].map { .product(name: $0, package: "GridPress") }
        ),
        .target(
            name: "PreviewRuntime",
            dependencies: names.map { .target(name: $0) } + [
                .product(name: "GridPressPreviews", package: "GridPress"),
                .product(name: "GridPress", package: "GridPress"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

/// Returns a target that re-exports parts of GridPress, and other shims.
func shim(_ name: String, _ others: [String] = []) -> Target {
    .target(
        name: name,
        dependencies: ["GridPressSwiftUI", "GridPressCombine", "GridPressKits"].map {
            .product(name: $0, package: "GridPress")
        } + others.map { .target(name: $0) }
    )
}

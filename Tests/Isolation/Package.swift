// swift-tools-version: 6.2

import PackageDescription

// The same code as in a separate package, in both language modes and with both default isolations.
let package = Package(
    name: "Isolation",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "GridPress", path: "../..")],
    targets: [
        program("swift-5", [.swiftLanguageMode(.v5)]),
        program("swift-5-main-actor", [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
        program("swift-6", [.swiftLanguageMode(.v6)]),
        program("swift-6-main-actor", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
    ]
)

/// Returns a program target of the files in `Shared`, to which its folder has links.
func program(_ name: String, _ settings: [SwiftSetting]) -> Target {
    .executableTarget(
        name: name,
        dependencies: [.product(name: "GridPress", package: "GridPress")],
        path: name,
        swiftSettings: settings + [.treatAllWarnings(as: .error)]
    )
}

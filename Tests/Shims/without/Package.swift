// swift-tools-version: 6.2

import PackageDescription

// A package that depends on GridPress only, whose modules don't have the names of Apple's.
let package = Package(
    name: "without-shims",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "GridPress", path: "../../..")],
    targets: [
        .executableTarget(
            name: "without-shims",
            dependencies: [.product(name: "GridPress", package: "GridPress")],
            path: "Sources",
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
        )
    ]
)

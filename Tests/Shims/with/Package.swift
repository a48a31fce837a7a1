// swift-tools-version: 6.2

import PackageDescription

// The same code with the shims in addition to GridPress, and with names that are qualified by their modules.
let package = Package(
    name: "with-shims",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "GridPress", path: "../../.."), .package(name: "Shims", path: "../../../Shims"),
    ],
    targets: [
        .target(
            name: "OwnNames",
            dependencies: [.product(name: "SwiftUIShim", package: "Shims")],
            path: "OwnNames",
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
        ),
        .executableTarget(
            name: "with-shims",
            dependencies: [
                "OwnNames", .product(name: "GridPress", package: "GridPress"),
                .product(name: "SwiftUIShim", package: "Shims"),
            ],
            path: "Sources",
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
        ),
    ]
)

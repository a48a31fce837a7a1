// swift-tools-version: 6.2

import PackageDescription

// A library of components with tests for swift-snapshot-testing, whose files aren't changed for GridPress.
let package = Package(
    name: "Chips",
    platforms: [.macOS(.v14)],
    products: [.library(name: "Chips", targets: ["Chips"])],
    dependencies: [.package(name: "Shims", path: "../../../Shims")],
    targets: [
        .target(name: "Chips", dependencies: [.product(name: "SwiftUIShim", package: "Shims")]),
        .testTarget(
            name: "ChipsTests",
            dependencies: ["Chips", .product(name: "SnapshotTestingShim", package: "Shims")],
            exclude: ["__Snapshots__"],
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
        ),
    ]
)

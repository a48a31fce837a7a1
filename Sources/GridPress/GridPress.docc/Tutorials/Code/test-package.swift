// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Cards",
    platforms: [.macOS(.v14)],
    products: [.library(name: "Cards", targets: ["Cards"])],
    dependencies: [.package(name: "GridPress", path: "../GridPress")],
    targets: [
        .target(name: "Cards", dependencies: [.product(name: "GridPress", package: "GridPress")]),
        .executableTarget(name: "draw", dependencies: ["Cards"]),
        .testTarget(
            name: "CardTests",
            dependencies: ["Cards", .product(name: "GridPressTesting", package: "GridPress")],
            exclude: ["Snapshots"]
        ),
    ]
)

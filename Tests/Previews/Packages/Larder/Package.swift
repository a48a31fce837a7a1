// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "Larder",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "Larder", targets: ["Larder"]),
        .library(name: "LarderShopping", targets: ["LarderShopping"]),
    ],
    targets: [
        .target(name: "Larder", resources: [.process("Resources")]),
        .target(name: "LarderShopping", dependencies: ["Larder"], resources: [.process("Resources")]),
    ]
)

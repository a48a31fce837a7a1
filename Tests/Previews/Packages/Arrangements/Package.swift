// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Arrangements",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Arrangements", targets: ["Arrangements"])],
    targets: [.target(name: "Arrangements")]
)

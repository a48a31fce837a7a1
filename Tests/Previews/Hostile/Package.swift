// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "Hostile",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Hostile", targets: ["Hostile"])],
    targets: [.target(name: "Hostile")]
)

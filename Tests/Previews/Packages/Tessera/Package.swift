// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "Tessera",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Tessera", targets: ["Tessera"])],
    targets: [.target(name: "Tessera")]
)

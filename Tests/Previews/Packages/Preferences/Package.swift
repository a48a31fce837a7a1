// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Preferences",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Preferences", targets: ["Preferences"])],
    targets: [.target(name: "Preferences")]
)

// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "Broken",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Broken", targets: ["Broken"])],
    targets: [.target(name: "Broken")]
)

// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "CrossKit",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "CrossKit", targets: ["CrossKit"])],
    targets: [.target(name: "CrossKit")]
)

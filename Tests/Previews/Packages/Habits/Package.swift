// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Habits",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Habits", targets: ["Habits"])],
    targets: [
        .target(name: "Habits"),
        .testTarget(name: "HabitsTests", dependencies: ["Habits"]),
    ]
)

// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Toasty",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Toasty", targets: ["Toasty"])],
    targets: [
        .target(
            name: "Toasty",
            swiftSettings: [
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"),
            ]
        )
    ]
)

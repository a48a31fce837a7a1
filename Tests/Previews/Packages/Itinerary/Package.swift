// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Itinerary",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "ItineraryModel", targets: ["ItineraryModel"]),
        .library(name: "ItineraryViews", targets: ["ItineraryViews"]),
    ],
    targets: [
        .target(name: "ItineraryModel"),
        .target(
            name: "ItineraryViews",
            dependencies: ["ItineraryModel"],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]
        ),
    ],
    swiftLanguageModes: [.v6]
)

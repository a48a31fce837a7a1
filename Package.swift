// swift-tools-version: 6.1

import PackageDescription

// One target a room; `Documentation/Architecture.md` walks through the house.
let package = Package(
    name: "GridPress",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "GridPress", targets: ["GridPress"]),
        .library(name: "LayoutDocuments", targets: ["LayoutDocuments"]),
        .library(name: "GridPressTesting", targets: ["GridPressTesting"]),
        .executable(name: "gridpress", targets: ["gridpress-tool"]),
    ],
    targets: [
        // The engine, from the arithmetic up to the face that people import.
        .target(name: "LayoutSolvers"),
        .target(name: "Findings"),
        .target(name: "Drawings", dependencies: ["Findings"]),
        .target(name: "Renderers", dependencies: ["Drawings", "Findings", "Typesetting"]),
        .target(name: "Typesetting", dependencies: ["Drawings"]),
        .target(name: "Annotations", dependencies: ["Drawings", "Typesetting"]),
        .target(
            name: "GridPress",
            dependencies: ["LayoutSolvers", "Drawings", "Findings", "Annotations", "Renderers", "Typesetting"]
        ),

        // Layouts from files: the system's XML library, and the only Swift around it.
        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),
        .target(name: "XMLReading", dependencies: ["CLibXML2", "Findings"]),
        .target(name: "LayoutDocuments", dependencies: ["GridPress", "XMLReading", "Findings"]),

        // Golden files: what they are compared by, and the assertions of tests.
        .target(name: "Platform", dependencies: ["Findings"]),
        .target(name: "Snapshots", dependencies: ["Drawings", "Renderers", "Findings", "XMLReading", "Platform"]),
        .target(name: "GridPressTesting", dependencies: ["GridPress", "Snapshots", "Platform"]),

        // Not `gridpress`: where case doesn't count in names of files, that folder would be `GridPress`.
        .executableTarget(
            name: "gridpress-tool",
            dependencies: ["LayoutDocuments", "Renderers", "Snapshots", "XMLReading", "Platform"]
        ),

        // Pictures of the package's own, and the programs that draw and time them.
        .target(name: "SampleFigures", dependencies: ["GridPress"]),
        .target(name: "LayoutExamples", dependencies: ["LayoutDocuments"]),
        .executableTarget(name: "draw-samples", dependencies: ["SampleFigures", "LayoutExamples", "Renderers"]),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "GridPress", "LayoutDocuments", "LayoutSolvers", "Renderers", "Snapshots", "Typesetting", "Native",
                "XMLReading",
            ],
            path: "Benchmarks",
            exclude: ["instructions.tsv", "Native"]
        ),
        // What only C and C++ can say: a writer to be measured against, and what the allocator does.
        .target(name: "Native", path: "Benchmarks/Native"),
        .executableTarget(
            name: "browser-check",
            dependencies: ["SampleFigures", "TestSupport"],
            path: "Tests/Browser"
        ),

        .target(name: "TestSupport", path: "Tests/Support"),
        // What tests and programs for safety share: hostile files, hostile texts, and what pictures may hold.
        .target(
            name: "SafetySupport",
            dependencies: ["LayoutDocuments", "Renderers", "XMLReading", "Drawings", "Findings", "TestSupport"],
            path: "Tests/SafetySupport"
        ),
        .executableTarget(name: "hostile-files", dependencies: ["SafetySupport"], path: "Tests/HostileFiles"),
        .testTarget(
            name: "SafetyTests",
            dependencies: ["SafetySupport", "LayoutDocuments", "Renderers", "XMLReading", "TestSupport"]
        ),
        .testTarget(name: "LayoutSolversTests", dependencies: ["LayoutSolvers", "TestSupport"]),
        .testTarget(name: "RenderersTests", dependencies: ["Renderers", "TestSupport"]),
        .testTarget(
            name: "AnnotationsTests",
            dependencies: ["Annotations", "GridPress", "SafetySupport", "XMLReading", "TestSupport"]
        ),
        .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "TestSupport"]),
        .testTarget(
            name: "GridPressTests",
            dependencies: ["GridPress", "GridPressTesting", "Renderers", "SampleFigures", "TestSupport"]
        ),
        .testTarget(name: "PlatformTests", dependencies: ["Platform", "TestSupport"]),
        .testTarget(name: "FindingsTests", dependencies: ["Findings", "TestSupport"]),
        .testTarget(name: "XMLReadingTests", dependencies: ["XMLReading", "SafetySupport", "TestSupport"]),
        .testTarget(
            name: "LayoutDocumentsTests",
            dependencies: ["LayoutDocuments", "LayoutExamples", "GridPressTesting"]
        ),
        .testTarget(
            name: "ToolTests",
            dependencies: [
                "gridpress-tool", "GridPressTesting", "Snapshots", "Platform", "XMLReading", "SafetySupport",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "SnapshotsTests",
            dependencies: [
                "Snapshots", "Renderers", "GridPress", "XMLReading", "SafetySupport", "TestSupport", "SampleFigures",
            ]
        ),
        .executableTarget(
            name: "record-snapshots",
            dependencies: ["GridPressTesting", "Snapshots"],
            path: "Tests/RecordingProcess"
        ),
        .testTarget(
            name: "GridPressTestingTests",
            dependencies: [
                "GridPressTesting", "Snapshots", "XMLReading", "Platform", "TestSupport", "record-snapshots",
            ],
            exclude: ["Snapshots"]
        ),
        .testTarget(name: "ConformanceTests", dependencies: ["GridPress", "LayoutSolvers"]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

// Fuzzers need the sanitizers' own `main`, so they are built on their own: see `Scripts/fuzz`.
if Context.environment["GRIDPRESS_FUZZ"] != nil {
    package.targets += ["fuzz-documents", "fuzz-pictures"].map { name in
        .executableTarget(
            name: name,
            dependencies: ["SafetySupport", "LayoutDocuments", "Renderers", "XMLReading"],
            path: "Tests/Fuzz/\(name)",
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        )
    }
}

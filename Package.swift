// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// Whether the benchmarks are only to be counted, which most of them are without half of the modules.
let isCounted = Context.environment["GRIDPRESS_BENCHMARKS"] == "counted"

// `Documentation/Architecture.md` describes the targets. A package that depends on this one sees the names of all
// targets, so none is a name that another package may use.
let package = Package(
    name: "GridPress",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "GridPress", targets: ["GridPress"]),
        .library(name: "GridPressPictures", targets: ["GridPressPictures"]),
        .library(name: "GridPressFonts", targets: ["GridPressFonts"]),
        .library(name: "GridPressSwiftUI", targets: ["GridPressSwiftUI"]),
        // The words of UIKit, AppKit and Combine, for the package `Shims`.
        .library(name: "GridPressKits", targets: ["GridPressKits"]),
        .library(name: "GridPressCombine", targets: ["GridPressCombine"]),
        .library(name: "FigureComparisons", targets: ["FigureComparisons"]),
        .library(name: "LayoutDocuments", targets: ["LayoutDocuments"]),
        .library(name: "GridPressTesting", targets: ["GridPressTesting"]),
        .library(name: "GridPressPictureTesting", targets: ["GridPressPictureTesting"]),
        .library(name: "GridPressPreviews", targets: ["GridPressPreviews"]),
        .library(name: "GridPressFigures", targets: ["GridPressFigures"]),
        .executable(name: "gridpress", targets: ["gridpress-tool"]),
        .executable(name: "gridpress-figures-driver", targets: ["gridpress-figures-driver"]),
        .executable(name: "gridpress-previews-driver", targets: ["gridpress-previews-driver"]),
        .executable(name: "gridpress-engine", targets: ["gridpress-engine"]),
        .plugin(name: "DrawFigures", targets: ["DrawFigures"]),
        .plugin(name: "CheckFigures", targets: ["CheckFigures"]),
        .plugin(name: "DrawPreviews", targets: ["DrawPreviews"]),
    ],
    targets: [
        // The engine: the solvers at the bottom, the modules that sources import at the top.
        .target(name: "LayoutSolvers"),
        // The solvers of layouts that SwiftUI doesn't have.
        .target(name: "LibrarySolvers", dependencies: ["LayoutSolvers"]),
        .target(name: "GridPressFindings"),
        .target(name: "GridPressDrawings", dependencies: ["GridPressFindings", "LayoutSolvers"]),
        .target(name: "Typesetting", dependencies: ["GridPressDrawings"]),
        // The outlines of system symbols, for views and for the records of drawings.
        .target(name: "GridPressSymbols", dependencies: ["GridPressDrawings"]),
        // Output formats: SVG, the records of drawings, and texts.
        .target(name: "GridPressSVG", dependencies: ["GridPressDrawings"]),
        .target(
            name: "GridPressRecords",
            dependencies: ["GridPressSymbols", "GridPressSVG", "GridPressDrawings", "GridPressFindings", "JSONReading"]
        ),
        .target(
            name: "GridPressRenderers",
            dependencies: ["GridPressRecords", "GridPressSVG", "GridPressDrawings", "GridPressFindings"]
        ),
        // HTML pages, apart from pictures.
        .target(
            name: "GridPressPages",
            dependencies: [
                "GridPressDrawings", "GridPressFindings", "GridPressRenderers", "SwiftScanning", "Typesetting",
            ]
        ),
        .target(name: "GridPressAnnotations", dependencies: ["GridPressDrawings", "GridPressFindings", "Typesetting"]),
        // The views of two drawings that are the same, for figures that move and for comparisons.
        .target(name: "GridPressMatching", dependencies: ["GridPressDrawings"]),
        // The differences between two drawings, for golden files and comparisons.
        .target(
            name: "GridPressComparisons",
            dependencies: ["GridPressDrawings", "GridPressMatching", "GridPressRecords", "GridPressFindings"]
        ),
        // SwiftUI's API; the APIs of other libraries, a module each; figures, and a module with everything.
        .target(
            name: "GridPressViews",
            dependencies: ["LayoutSolvers", "GridPressDrawings", "GridPressFindings", "Typesetting"]
        ),
        // Figures of views, their annotations, and SVG.
        .target(
            name: "GridPressPictures",
            dependencies: ["GridPressViews", "GridPressAnnotations", "GridPressSVG", "GridPressFindings"]
        ),
        // What most figures do without: canvases, time and motion, models, accessibility, previews.
        .target(
            name: "GridPressExtras",
            dependencies: ["GridPressViews", "GridPressSymbols", "GridPressMacros", "GridPressFindings"]
        ),
        .target(name: "GridPressControls", dependencies: ["GridPressExtras"]),
        .target(name: "GridPressNoOpModifiers", dependencies: ["GridPressControls"]),
        .target(
            name: "GridPressSwiftUI",
            dependencies: [
                "GridPressViews", "GridPressExtras", "GridPressControls", "GridPressNoOpModifiers",
                "GridPressAnnotations", "GridPressSVG",
            ]
        ),
        // Words that sources for Apple's systems have besides SwiftUI's. `GridPress` doesn't contain them.
        .target(name: "GridPressCombine", dependencies: ["GridPressSwiftUI", "GridPressFindings"]),
        .target(
            name: "GridPressKits",
            dependencies: ["GridPressCombine", "GridPressSwiftUI", "GridPressDrawings", "GridPressFindings"]
        ),
        .target(
            name: "GridPressTrackGrids",
            dependencies: ["GridPressExtras", "LayoutSolvers", "LibrarySolvers", "GridPressFindings"]
        ),
        .target(
            name: "GridPressFrameUp",
            dependencies: ["GridPressExtras", "LayoutSolvers", "LibrarySolvers", "GridPressFindings"]
        ),
        .target(
            name: "GridPressSpanGrids",
            dependencies: ["GridPressViews", "LayoutSolvers", "LibrarySolvers", "GridPressFindings"]
        ),
        .target(
            name: "GridPress",
            dependencies: [
                "GridPressPages", "GridPressPictures",
                "GridPressSwiftUI", "GridPressTrackGrids", "GridPressFrameUp", "GridPressSpanGrids",
                "GridPressAnnotations", "GridPressMatching", "GridPressRenderers", "GridPressFindings",
                "JSONReading",
            ]
        ),
        // Two figures in one picture. `GridPress` doesn't contain comparisons.
        .target(name: "FigureComparisons", dependencies: ["GridPress", "GridPressComparisons"]),

        // Font files: the system's shaper, and the only module that calls it.
        .systemLibrary(
            name: "CHarfBuzz",
            pkgConfig: "harfbuzz-subset",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]
        ),
        .target(
            name: "GridPressFonts",
            dependencies: [
                "CHarfBuzz", "GridPress", "GridPressDrawings", "GridPressFindings", "GridPressSwiftUI", "Typesetting",
            ]
        ),

        // The messages between the tool and the programs that it builds, and the code of these programs.
        .target(name: "ProgramMessages", dependencies: ["GridPressFindings"]),
        .target(
            name: "GridPressPreviews",
            dependencies: [
                "GridPressPages",
                "GridPress", "GridPressDrawings", "GridPressFindings", "GridPressRenderers", "GridPressPlatform",
                "ProgramMessages",
            ]
        ),
        .target(
            name: "GridPressFigures",
            dependencies: ["GridPress", "GridPressDrawings", "GridPressFindings", "ProgramMessages"]
        ),
        // Pictures of layout documents, and differences of pictures.
        .target(
            name: "FigureEngine",
            dependencies: [
                "GridPress", "GridPressFigures", "GridPressFindings", "GridPressFonts", "GridPressPlatform",
                "GridPressSnapshots", "LayoutDocuments", "ProgramMessages",
            ]
        ),
        .executableTarget(name: "gridpress-engine", dependencies: ["FigureEngine"]),

        // The built engine that programs are compiled with: its folder, its places, its build.
        .target(name: "EngineFolders", dependencies: ["GridPressFindings", "GridPressPlatform"]),

        // Calls of the compiler and the package manager, and their messages.
        .target(name: "ProgramBuilding", dependencies: ["GridPressFindings", "GridPressPlatform"]),

        // Swift source as tokens, for macros, figures and previews.
        .target(name: "SwiftScanning"),
        // JSON with its positions, for macros and records.
        .target(name: "JSONReading"),

        // `@Entry`, `#Preview` and `@Previewable`: a program that the compiler calls, and the expansions.
        .macro(name: "GridPressMacros", dependencies: ["GridPressMacroExpansion"]),
        .target(name: "GridPressMacroExpansion", dependencies: ["JSONReading", "SwiftScanning"]),

        // Layouts from files: the system's XML library, and the only module that calls it.
        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),
        .target(name: "XMLReading", dependencies: ["CLibXML2", "GridPressFindings"]),
        .target(
            name: "LayoutDocuments",
            dependencies: [
                "FigureComparisons", "GridPress", "GridPressAnnotations", "XMLReading", "GridPressFindings",
            ]
        ),

        // Golden files: the comparison, the reports of the tool, and the assertions of tests.
        .target(name: "GridPressPlatform", dependencies: ["GridPressFindings"]),
        .target(
            name: "GridPressGoldens",
            dependencies: [
                "GridPressDrawings", "GridPressComparisons", "GridPressRecords", "GridPressFindings", "XMLReading",
                "GridPressPlatform", "JSONReading",
            ]
        ),
        .target(
            name: "GridPressSnapshots",
            dependencies: [
                "GridPressGoldens", "GridPressPages",
                "GridPressDrawings", "GridPressComparisons", "GridPressRenderers", "GridPressFindings", "XMLReading",
                "GridPressPlatform", "SwiftScanning",
            ]
        ),
        // The pictures of code blocks in documentation.
        .target(
            name: "DocumentationFigures",
            dependencies: [
                "EngineFolders", "GridPressFindings", "GridPressPlatform", "ProgramBuilding", "ProgramMessages",
                "SwiftScanning",
            ]
        ),
        // Programs that draw the previews of sources: the modules, the build and the process.
        .target(
            name: "PreviewPrograms",
            dependencies: [
                "EngineFolders", "GridPressFindings", "GridPressPlatform", "ProgramBuilding", "ProgramMessages",
                "SwiftScanning",
            ]
        ),
        // The trainer: its module, which is also compiled to WebAssembly, and the program that writes the page.
        .target(name: "GridPressTrainer", dependencies: ["LayoutSolvers", "LibrarySolvers"], path: "Trainer/Module"),
        .executableTarget(
            name: "trainer-page",
            dependencies: [
                "GridPressPages",
                "GridPressTrainer", "GridPress", "GridPressDrawings", "GridPressFindings", "GridPressRenderers",
                "LayoutDocuments",
            ],
            path: "Trainer/Page"
        ),
        .target(
            name: "GridPressPictureTesting",
            dependencies: ["GridPressPictures", "GridPressGoldens", "GridPressPlatform"]
        ),
        .target(
            name: "GridPressTesting",
            dependencies: [
                "GridPress", "GridPressPictureTesting", "GridPressGoldens", "GridPressPlatform", "SwiftScanning",
            ]
        ),

        // The commands that build programs, and the programs of the plugins, each of which has one of these commands.
        .target(name: "ToolCommands", dependencies: ["GridPressFindings", "GridPressPlatform", "ProgramMessages"]),
        .target(
            name: "FigureCommands",
            dependencies: [
                "DocumentationFigures", "EngineFolders", "GridPressFindings", "GridPressPlatform", "ProgramMessages",
                "ToolCommands",
            ]
        ),
        .target(
            name: "PreviewCommands",
            dependencies: [
                "EngineFolders", "GridPressFindings", "GridPressPlatform", "PreviewPrograms", "ProgramMessages",
                "ToolCommands",
            ]
        ),
        // The engines of this machine, and what is missing on it.
        .target(
            name: "EngineCommands",
            dependencies: ["EngineFolders", "GridPressFindings", "GridPressPlatform", "ToolCommands"]
        ),
        // Builds of packages with an engine.
        .target(
            name: "PackageCommands",
            dependencies: [
                "EngineFolders", "GridPressFindings", "GridPressPlatform", "PreviewPrograms", "ProgramBuilding",
                "ToolCommands",
            ]
        ),
        .executableTarget(name: "gridpress-figures-driver", dependencies: ["FigureCommands", "ToolCommands"]),
        .executableTarget(name: "gridpress-previews-driver", dependencies: ["PreviewCommands", "ToolCommands"]),

        // Not `gridpress`: on a file system that ignores case, that folder would be `GridPress`.
        .executableTarget(name: "gridpress-tool", dependencies: ["GridPressTool"]),
        .target(
            name: "GridPressTool",
            dependencies: [
                "GridPressPages",
                "LayoutDocuments", "GridPressRenderers", "GridPressSnapshots", "DocumentationFigures",
                "PreviewPrograms", "ProgramMessages", "FigureEngine", "GridPressFigures",
                "EngineFolders", "EngineCommands", "FigureCommands", "PackageCommands", "PreviewCommands",
                "ToolCommands", "XMLReading",
                "GridPressPlatform", "GridPressFonts", "GridPressGoldens", "GridPressDrawings", "GridPressFindings",
            ]
        ),

        // Pictures in the documentation of a package that depends on this one.
        .plugin(
            name: "DrawFigures",
            capability: .command(
                intent: .custom(verb: "figures", description: "Draws the figures of documentation"),
                permissions: [.writeToPackageDirectory(reason: "Pictures and the lines that show them are written.")]
            )
        ),
        .plugin(
            name: "CheckFigures",
            capability: .command(
                intent: .custom(verb: "check-figures", description: "Checks the figures of documentation")
            )
        ),

        // The previews of a package that depends on this one.
        .plugin(
            name: "DrawPreviews",
            capability: .command(
                intent: .custom(verb: "previews", description: "Draws the previews of the package"),
                permissions: [.writeToPackageDirectory(reason: "Pictures are written.")]
            )
        ),

        // Samples, and the programs that draw and measure them.
        .target(
            name: "SampleFigures",
            dependencies: ["FigureComparisons", "GridPress"],
            path: "Examples/SampleFigures"
        ),
        .target(name: "LayoutExamples", dependencies: ["LayoutDocuments"], path: "Examples/LayoutExamples"),
        .executableTarget(
            name: "draw-samples",
            dependencies: ["GridPressPages", "SampleFigures", "GridPressRenderers", "GridPressPlatform"],
            path: "Examples/draw-samples"
        ),
        .executableTarget(name: "list-examples", dependencies: ["LayoutExamples"], path: "Examples/list-examples"),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "GridPressPictures", "GridPressTrackGrids", "GridPressSVG", "GridPressDrawings", "LayoutSolvers",
                "LibrarySolvers", "Typesetting", "GridPressBenchmarksNative",
            ] + (isCounted ? [] : ["GridPress", "GridPressSnapshots", "LayoutDocuments", "XMLReading"]),
            path: "Benchmarks",
            exclude: ["instructions.tsv", "Native", isCounted ? "Whole" : "Counted"]
        ),
        // A C++ writer to compare with, and the counts of the allocator.
        .target(name: "GridPressBenchmarksNative", path: "Benchmarks/Native"),

        // A small font for tests.
        .target(name: "FontTestSupport", path: "Tests/FontSupport"),
        .executableTarget(
            name: "hostile-fonts",
            dependencies: ["GridPressFonts", "FontTestSupport", "GridPressTestSupport"],
            path: "Tests/HostileFonts"
        ),
        // Lines of text with the positions of their letters, which a script compares with a browser.
        .executableTarget(name: "shaped-lines", dependencies: ["GridPressFonts"], path: "Tests/ShapedLines"),

        // Code that tests share, and the programs that CI runs.
        .target(
            name: "GridPressTestSupport",
            dependencies: ["GridPressPlatform", "LayoutSolvers", "LibrarySolvers"],
            path: "Tests/Support"
        ),
        // Loops over many inputs and seeds, separate because programs can't link the testing library.
        .target(name: "GridPressProperties", dependencies: ["GridPressTestSupport"], path: "Tests/Properties"),
        // Hostile files and texts, and the content that pictures may have.
        .target(
            name: "SafetySupport",
            dependencies: [
                "GridPressPages",
                "LayoutDocuments", "GridPressRenderers", "XMLReading", "GridPressDrawings", "GridPressFindings",
                "GridPressTestSupport",
            ],
            path: "Tests/SafetySupport"
        ),
        .executableTarget(
            name: "hostile-files",
            dependencies: ["SafetySupport", "GridPressTestSupport"],
            path: "Tests/HostileFiles"
        ),
        .executableTarget(
            name: "browser-check",
            dependencies: ["SampleFigures", "GridPressTestSupport"],
            path: "Tests/Browser"
        ),
        // Random moving grids, for tests and for the comparison with a browser.
        .target(
            name: "MotionSupport",
            dependencies: ["GridPress", "GridPressTestSupport"],
            path: "Tests/MotionSupport"
        ),
        .executableTarget(
            name: "moving-grids",
            dependencies: ["MotionSupport", "GridPress", "GridPressDrawings", "GridPressRenderers"],
            path: "Tests/MovingGrids"
        ),
        .executableTarget(
            name: "record-snapshots",
            dependencies: ["GridPressTesting", "GridPressSnapshots", "GridPressPlatform"],
            path: "Tests/RecordingProcess"
        ),

        // Previews that exceed limits, send signals and start processes.
        .executableTarget(
            name: "HostilePreviews",
            dependencies: ["GridPressPreviews", "GridPressPlatform", "GridPress"],
            path: "Tests/HostilePreviews"
        ),

        .executableTarget(
            name: "draw-figures",
            dependencies: ["DocumentationFigures", "FigureEngine", "GridPressPlatform"],
            path: "Tests/FigureProcess"
        ),

        // The tests of the engine need no documents, golden files and libxml2.
        .testTarget(
            name: "LayoutSolversTests",
            dependencies: ["LayoutSolvers", "LibrarySolvers", "GridPressProperties"]
        ),
        .testTarget(name: "FindingsTests", dependencies: ["GridPressFindings", "GridPressProperties"]),
        .testTarget(
            name: "MacroExpansionTests",
            dependencies: ["GridPressMacroExpansion", "JSONReading", "SwiftScanning", "GridPressProperties"]
        ),
        .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "GridPressProperties"]),
        .testTarget(
            name: "RenderersTests",
            dependencies: [
                "GridPressPages", "GridPressRenderers", "GridPressRecords", "GridPressSVG", "GridPressProperties",
            ]
        ),
        .testTarget(
            name: "AnnotationsTests",
            dependencies: ["GridPressAnnotations", "GridPress", "GridPressProperties", "ViewSupport"]
        ),
        // The tests of views follow their rooms. Names without effect are in the last one.
        .target(name: "ViewSupport", dependencies: ["GridPress", "GridPressProperties"], path: "Tests/ViewSupport"),
        .testTarget(name: "LayoutTests", dependencies: ["GridPress", "GridPressProperties", "ViewSupport"]),
        .testTarget(name: "GridsTests", dependencies: ["GridPress", "GridPressProperties", "ViewSupport"]),
        .testTarget(name: "TextTests", dependencies: ["GridPress", "GridPressProperties", "ViewSupport"]),
        .testTarget(name: "ShapesTests", dependencies: ["GridPress", "GridPressProperties", "ViewSupport"]),
        .testTarget(
            name: "StateTests",
            dependencies: ["FigureComparisons", "GridPress", "GridPressProperties", "MotionSupport", "ViewSupport"]
        ),
        .testTarget(name: "ControlsTests", dependencies: ["GridPress", "GridPressProperties", "ViewSupport"]),
        .testTarget(
            name: "FiguresTests",
            dependencies: ["FigureComparisons", "GridPress", "GridPressProperties", "ViewSupport"]
        ),
        .testTarget(name: "GridPressTests", dependencies: ["GridPress", "GridPressProperties", "ViewSupport"]),
        .testTarget(
            name: "GridPressKitsTests",
            dependencies: ["GridPress", "GridPressKits", "GridPressCombine", "GridPressProperties", "ViewSupport"]
        ),
        .testTarget(
            name: "GridPressFontsTests",
            dependencies: [
                "GridPressFonts", "GridPress", "GridPressRenderers", "FontTestSupport", "GridPressTestSupport",
                "GridPressProperties", "LayoutDocuments",
            ]
        ),
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["GridPress", "LayoutSolvers", "LibrarySolvers", "GridPressProperties"]
        ),

        .testTarget(
            name: "SampleFiguresTests",
            dependencies: [
                "GridPressPages",
                "SampleFigures", "GridPressTesting", "GridPressRenderers", "GridPressSnapshots", "XMLReading",
                "GridPressProperties",
            ]
        ),
        .testTarget(
            name: "EngineFoldersTests",
            dependencies: [
                "EngineFolders", "EngineCommands", "GridPressFindings", "GridPressPlatform", "GridPressProperties",
                "GridPressTestSupport", "ToolCommands",
            ]
        ),
        .testTarget(
            name: "PackageCommandsTests",
            dependencies: [
                "EngineFolders", "GridPressFindings", "GridPressPlatform", "GridPressProperties",
                "GridPressTestSupport",
                "PackageCommands", "PreviewPrograms", "ProgramBuilding", "ToolCommands",
            ]
        ),
        .testTarget(name: "PlatformTests", dependencies: ["GridPressPlatform", "GridPressProperties"]),
        .testTarget(name: "XMLReadingTests", dependencies: ["XMLReading", "SafetySupport", "GridPressProperties"]),
        .testTarget(
            name: "SafetyTests",
            dependencies: [
                "GridPressPages",
                "SafetySupport", "SampleFigures", "LayoutDocuments", "GridPressRenderers", "XMLReading",
                "GridPressProperties",
            ]
        ),
        .testTarget(
            name: "LayoutDocumentsTests",
            dependencies: [
                "LayoutDocuments", "LayoutExamples", "GridPressTesting", "GridPressProperties", "GridPressTestSupport",
                "GridPressKits",
            ]
        ),
        .target(
            name: "TrainerSupport",
            dependencies: ["GridPressTrainer", "GridPressProperties"],
            path: "Tests/TrainerSupport"
        ),
        // States and their pictures, which the tests compare with the module.
        .executableTarget(
            name: "trainer-cases",
            dependencies: ["GridPressTrainer", "TrainerSupport"],
            path: "Tests/TrainerCases"
        ),
        .testTarget(
            name: "TrainerTests",
            dependencies: [
                "GridPressTrainer", "TrainerSupport", "LayoutDocuments", "GridPressProperties", "GridPressTestSupport",
            ]
        ),
        .testTarget(
            name: "SnapshotsTests",
            dependencies: [
                "GridPressSnapshots", "GridPressGoldens", "GridPressRecords", "GridPressSVG",
                "GridPressComparisons", "GridPressRenderers", "GridPress", "XMLReading", "SafetySupport",
                "GridPressProperties", "JSONReading", "SampleFigures",
            ]
        ),
        .testTarget(
            name: "DocumentationFiguresTests",
            dependencies: [
                "DocumentationFigures", "EngineFolders", "FigureEngine", "GridPress", "GridPressFigures",
                "GridPressPlatform", "GridPressProperties", "ProgramBuilding", "ProgramMessages", "SwiftScanning",
            ]
        ),
        .testTarget(
            name: "PreviewProgramsTests",
            dependencies: [
                "EngineFolders", "PreviewPrograms", "GridPressPreviews", "ProgramBuilding", "ProgramMessages",
                "GridPress", "GridPressDrawings", "GridPressPlatform",
                "GridPressProperties", "GridPressTestSupport", "GridPressFindings", "SwiftScanning",
            ]
        ),
        .testTarget(
            name: "GridPressTestingTests",
            dependencies: [
                "GridPressTesting", "GridPressPictureTesting", "GridPressSnapshots", "GridPressGoldens", "XMLReading",
                "GridPressPlatform", "GridPressProperties", "SwiftScanning",
            ],
            exclude: ["Snapshots"]
        ),
        .testTarget(
            name: "ToolTests",
            dependencies: [
                "GridPressTool", "EngineFolders", "GridPressTesting", "GridPressSnapshots", "GridPressPlatform",
                "ToolCommands", "XMLReading", "SafetySupport", "GridPressProperties", "FontTestSupport",
            ]
        ),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

// Fuzzers need the `main` of the sanitizers, so `Scripts/fuzz` builds them separately. The program of the macros would get
// it too, so the variable names a program that is built before.
if let macros = Context.environment["GRIDPRESS_FUZZ"] {
    package.targets.removeAll { $0.name == "GridPressMacros" }
    for target in package.targets where target.type != .system && target.type != .plugin {
        target.dependencies.removeAll { if case .byNameItem("GridPressMacros", _) = $0 { true } else { false } }
        let plugin = ["-load-plugin-executable", macros + "#GridPressMacros"]
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(plugin)]
    }
    package.targets += ["fuzz-documents", "fuzz-pictures"].map { name in
        .executableTarget(
            name: name,
            dependencies: ["SafetySupport", "LayoutDocuments", "GridPressRenderers", "XMLReading"],
            path: "Tests/Fuzz/\(name)",
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        )
    }
}

// The programs that tests start. The tests don't depend on them, or they would be compiled again when a program is linked.
let programs: KeyValuePairs = [
    "DocumentationFiguresTests": "draw-figures", "GridPressTestingTests": "record-snapshots",
    "PreviewProgramsTests": "HostilePreviews", "ToolTests": "gridpress-tool",
]
let only = Context.environment["GRIDPRESS_ONLY"]?.split(separator: " ").map(String.init)
let started = programs.filter { only?.contains($0.key) ?? true }.map(\.value)
package.targets.append(
    .testTarget(name: "TestedPrograms", dependencies: started.map { .byNameItem(name: $0, condition: nil) })
)

// `make test ONLY=…` builds some test targets and their dependencies, and nothing else.
if let only {
    var needed = Set(only + (started.isEmpty ? [] : ["TestedPrograms"]))
    var unread = Array(needed)
    while let target = package.targets.first(where: { $0.name == unread.last }) {
        unread.removeLast()
        for case .byNameItem(let name, _) in target.dependencies where needed.insert(name).inserted {
            unread.append(name)
        }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products = []
}

for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}

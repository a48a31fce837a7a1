import Foundation
import GridPressProperties
import GridPressTestSupport
import Testing

@testable import PreviewPrograms

@Suite("The frameworks of a package")
struct FrameworkImportTests {
    private static let all: Set = [
        "AppKit", "Cocoa", "Combine", "CoreGraphics", "SnapshotTesting", "SwiftUI", "UIKit", "os",
    ]

    private func frameworks(_ texts: String...) -> Set<String> {
        FrameworkImports.needs(of: texts, among: Self.all).frameworks
    }

    @Test("are SwiftUI, and those that its sources import without a condition")
    func certain() {
        #expect(frameworks() == ["SwiftUI"])
        #expect(frameworks("import Foundation\n") == ["SwiftUI"])
        #expect(
            frameworks("import SwiftUI\n@preconcurrency import Combine\nimport os.log\n") == [
                "SwiftUI", "Combine", "os",
            ]
        )
        #expect(frameworks("import struct CoreGraphics.CGRect\n") == ["SwiftUI", "CoreGraphics"])
        #expect(frameworks("// import UIKit\nlet a = \"\"\"\n\nimport AppKit\n\n\"\"\"\n") == ["SwiftUI"])
    }

    @Test("include conditional ones only if the package doesn't build without frameworks")
    func conditional() {
        let guarded = "#if canImport(UIKit)\nimport UIKit\n#endif\n"
        #expect(frameworks(guarded) == ["SwiftUI"])
        #expect(frameworks(guarded, "import SwiftUI\n") == ["SwiftUI", "UIKit"])
        #expect(frameworks("#if os(iOS)\nimport UIKit\n#endif\nimport SwiftUI\n") == ["SwiftUI"])
        #expect(frameworks("#if !os(Linux)\nimport os\n#endif\nimport SwiftUI\n") == ["SwiftUI"])
        #expect(frameworks("#if canImport(Darwin)\nimport os\n#endif\nimport SwiftUI\n") == ["SwiftUI"])
        #expect(frameworks("#if canImport(MapKit)\nimport UIKit\n#endif\nimport SwiftUI\n") == ["SwiftUI"])
        // SwiftUI always exists, so this code is compiled.
        let views = "#if canImport(SwiftUI)\nimport SwiftUI\nimport Combine\n#endif\n"
        #expect(frameworks(views, guarded) == ["SwiftUI", "Combine"])
        // A dependency has this module on Linux too.
        let snapshots = FrameworkImports.needs(of: ["import SnapshotTesting\n", guarded], among: Self.all)
        #expect(snapshots.frameworks == ["SwiftUI", "SnapshotTesting"] && !snapshots.isForApple)
    }

    @Test(
        "don't make a package one for Apple's systems by imports whose condition isn't known",
        arguments: [
            "FLAG", "!FLAG", "arch(arm64)", "hasFeature(X)", "FLAG || os(macOS)", "FLAG && !os(iOS)", "!(FLAG || A)",
        ]
    )
    func unknown(_ condition: String) {
        for branch in ["", "#elseif os(Linux)\n", "#else\n"] {
            let needs = FrameworkImports.needs(
                of: ["#if \(condition)\n\(branch)import SwiftUI\nimport UIKit\n#endif\n"],
                among: Self.all
            )
            #expect(!needs.isForApple && needs.frameworks == ["SwiftUI"], "\(branch)")
        }
        #expect(frameworks("#if canImport(SwiftUI) && FLAG\nimport Combine\n#endif\n") == ["SwiftUI", "Combine"])
        #expect(frameworks("#if FLAG || true\nimport UIKit\n#endif\n") == ["SwiftUI", "UIKit"])
    }

    @Test("have UIKit or AppKit, unless both are imported without a condition")
    func desktop() {
        let either =
            "import SwiftUI\n#if canImport(UIKit)\nimport UIKit\n#endif\n#if canImport(AppKit)\nimport AppKit\n#endif\n"
        #expect(frameworks(either) == ["SwiftUI", "UIKit"])
        let mac = "import SwiftUI\n#if canImport(AppKit)\nimport AppKit\n#endif\n"
        #expect(frameworks(mac) == ["SwiftUI", "AppKit"])
        #expect(frameworks("import UIKit\n", "import AppKit\n") == ["SwiftUI", "UIKit", "AppKit"])
        let first =
            "import SwiftUI\n#if canImport(AppKit)\nimport AppKit\n#elseif canImport(UIKit)\nimport UIKit\n#endif\n"
        #expect(frameworks(first) == ["SwiftUI", "UIKit"])
    }

    @Test("are found in its own sources only, without those of plugins, examples and dependencies")
    func ownSources() throws {
        let folder = try ScratchFolder([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit",
                dependencies: [.package(url: "https://example.org/os", from: "1.0.0")],
                targets: [
                    .target(name: "Kit", dependencies: [
                        .product(name: "os", package: "os"),
                        .product(name: "Combine", package: "os", condition: .when(platforms: [.iOS])),
                    ], exclude: ["Old"]),
                    .testTarget(name: "KitTests", dependencies: ["Kit"]),
                    .target(name: "UIKit"),
                    .plugin(name: "Draw", capability: .buildTool()),
                ]
            )
            """,
            "Sources/Kit/Card.swift": "import SwiftUI\nimport UIKit\nimport os\nimport Combine\n",
            "Sources/Kit/Old/Old.swift": "import AppKit\n",
            "Sources/UIKit/UIKit.swift": "let a = 1\n",
            "Plugins/Draw/Draw.swift": "import Cocoa\n",
            "Examples/Demo/App.swift": "import AppKit\n",
            "Tests/KitTests/Tests.swift": "import CoreGraphics\n",
        ])
        let found = try FrameworkImports(of: String(folder.path.dropLast()), among: Self.all)
        #expect(found.needed == ["SwiftUI", "Combine", "CoreGraphics"])
        #expect(found.replaced == ["UIKit", "os"] && found.isForApple)
    }

    @Test("are those of a source that can be read, whatever another one contains")
    func damaged() {
        #expect(frameworks("import Combine\nlet a = \"", "import SwiftUI\n") == ["SwiftUI", "Combine"])
    }
}

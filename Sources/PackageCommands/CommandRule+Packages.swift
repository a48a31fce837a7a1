extension CommandGroup {
    /// The commands that call Swift's package manager.
    package static let swift = CommandGroup(
        name: "swift",
        summary: "build, run and test packages that import SwiftUI",
        details: [
            "The commands call `swift build`, `swift run`, `swift test` and `swift package` with a toolset, so that "
                + "SwiftUI and other frameworks of Apple exist. The package needs no change. What is built is for "
                + "looking and testing, not for shipping.",
            "Each package of a build sees SwiftUI, and the frameworks that the sources of this package import. "
                + "The folder of the build is .build/gridpress, unless --scratch-path is given.",
        ],
        commands: SwiftCall.Subcommand.allCases.map(CommandRule.swift)
    )
}

extension CommandRule {
    fileprivate static func swift(_ subcommand: SwiftCall.Subcommand) -> CommandRule {
        CommandRule(
            name: subcommand.rawValue,
            summary: subcommand.summary,
            details: [
                "The arguments are those of `swift \(subcommand.rawValue)`, and follow the options of this command. The exit "
                    + "code is that of `swift \(subcommand.rawValue)`. If it fails, the command explains errors about "
                    + "frameworks."
            ],
            operands: .passedOn,
            ownOptions: [ToolOption.frameworks.rule, ToolOption.engineFolder.rule],
            examples: subcommand.example
        ) { tool, words in try tool.callSwift(subcommand, words) }
    }

    package static let toolset = CommandRule(
        name: "toolset",
        summary: "print the path of a toolset for Swift's package manager",
        details: [
            "With the toolset, packages that import SwiftUI build unchanged: swift build --toolset \"$(gridpress toolset)\". "
                + "It has the frameworks that the sources of the "
                + "package import. The file is in the cache folder of the user, and its path changes with its content."
        ],
        operands: .optionalPackage,
        ownOptions: [ToolOption.frameworks.rule, ToolOption.engineFolder.rule, ToolOption.diagnostics.rule],
        examples: [
            "gridpress toolset": "print the toolset for the package in the current folder",
            "gridpress toolset Cards --frameworks SwiftUI,UIKit": "choose the frameworks",
        ]
    ) { tool, words in try tool.printToolset(words) }

    package static let editor = CommandRule(
        name: "editor",
        summary: "configure editors for a package that imports SwiftUI",
        details: [
            "Writes .sourcekit-lsp/config.json with the toolset of the package, so that editors complete and check code "
                + "with SwiftUI, and prints what editors need. A file of somebody else keeps its other settings, and its "
                + "toolsets unless --force is given.",
            "The file has absolute paths, which other machines don't have. With --exclude, Git ignores it on this machine.",
        ],
        operands: .optionalPackage,
        ownOptions: [
            ToolOption.replacesToolsets.rule, ToolOption.removesToolsets.rule, ToolOption.excludesFromGit.rule,
            ToolOption.frameworks.rule, ToolOption.engineFolder.rule, ToolOption.diagnostics.rule,
        ],
        examples: [
            "gridpress editor --exclude": "configure editors for the current package",
            "gridpress editor --remove": "take the configuration back",
        ]
    ) { tool, words in try tool.configureEditor(words) }
}

extension SwiftCall.Subcommand {
    fileprivate var summary: String {
        switch self {
        case .build: "build a package"
        case .run: "build and run a program of a package"
        case .test: "build and run the tests of a package"
        case .package: "call a command of Swift's package manager"
        }
    }

    fileprivate var example: KeyValuePairs<String, String> {
        switch self {
        case .build: ["gridpress swift build -c release": "build the package in the current folder"]
        case .run: ["gridpress swift run demo": "build and run a program"]
        case .test: ["gridpress swift test --filter Card": "run some tests"]
        case .package: ["gridpress swift package clean": "remove the products of earlier builds"]
        }
    }
}

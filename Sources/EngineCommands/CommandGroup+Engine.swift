extension CommandGroup {
    /// The commands for engines.
    package static let engine = CommandGroup(
        name: "engine",
        summary: "list, build, verify and remove the engines that programs are compiled with",
        details: [
            "An engine is a folder with the built modules of GridPress and of frameworks such as SwiftUI, for one compiler. "
                + "Figures and previews are compiled with it, so they need a second instead of minutes.",
            "The tool uses the folder of --engine or GRIDPRESS_ENGINE, then the engine beside the installed tool, then one "
                + "in the cache folder of the user. If none fits the compiler, it builds one from the sources of GridPress "
                + "into the cache, once for a machine. That takes about four minutes.",
        ],
        commands: [.list, .build, .verify, .remove, .path]
    )
}

extension CommandRule {
    fileprivate static let list = CommandRule(
        name: "list",
        summary: "list the engines of this machine, and which one is used",
        operands: .nothing,
        ownOptions: [ToolOption.engineFolder.rule],
        examples: ["gridpress engine list": "list the engines with their versions and sizes"]
    ) { tool, words in try tool.listEngines(words) }

    fileprivate static let build = CommandRule(
        name: "build",
        summary: "build an engine for the compiler, unless the cache has it",
        details: [
            "Other commands also build it when they need it. The engine is written completely or not at all, and two runs "
                + "at once build it once.",
            "Building needs the sources of GridPress, which an archive or a checkout has, and the headers of libxml2.",
        ],
        operands: .nothing,
        ownOptions: [ToolOption.diagnostics.rule],
        examples: ["gridpress engine build": "build an engine for a new compiler in advance"]
    ) { tool, words in try tool.buildEngine(words) }

    fileprivate static let verify = CommandRule(
        name: "verify",
        summary: "compare all files of engines with their manifests",
        details: ["Without arguments, all engines that `gridpress engine list` lists are verified."],
        operands: .optionalFolders,
        ownOptions: [ToolOption.engineFolder.rule, ToolOption.diagnostics.rule],
        examples: [
            "gridpress engine verify": "find files that are missing, additional or changed"
        ]
    ) { tool, words in try tool.verifyEngines(words) }

    fileprivate static let remove = CommandRule(
        name: "remove",
        summary: "remove engines from the cache",
        details: [
            "The arguments are names or paths of folders in the cache. Only engines are removed, and symbolic links aren't "
                + "followed. The engine of an installed tool belongs to the installation, so it stays."
        ],
        operands: .optionalFolders,
        ownOptions: [ToolOption.allEngines.rule, ToolOption.diagnostics.rule],
        examples: ["gridpress engine remove --all": "remove all engines from the cache"]
    ) { tool, words in try tool.removeEngines(words) }

    fileprivate static let path = CommandRule(
        name: "path",
        summary: "print the path of the engine that is used",
        details: [
            "The command builds nothing. Without an engine that fits the compiler, it fails. With --sources, it also fails if "
                + "the engine is built from other sources."
        ],
        operands: .nothing,
        ownOptions: [ToolOption.engineFolder.rule, ToolOption.engineSources.rule, ToolOption.diagnostics.rule],
        examples: ["gridpress engine path": "print the path, for scripts"]
    ) { tool, words in try tool.printEnginePath(words) }
}

extension ToolOption where Value == String {
    /// The sources that an engine must be built from.
    static var engineSources: Self {
        Self(
            "--sources",
            .folder,
            "the folder of the sources of GridPress that the engine must be built from",
            fallback: "any sources"
        )
    }
}

extension ToolOption where Value == Bool {
    /// Whether all engines of the cache are removed.
    static var allEngines: Self { Self("--all", "remove all engines from the cache") }
}

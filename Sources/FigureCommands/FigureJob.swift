/// The pages and the package of a `figures` call.
package struct FigureJob {
    private let paths: [String]
    private let places: PicturePlaces
    private let origin: DocumentedPackage.Origin?
    private let buildFolder: String?
    /// The table with the maker of pictures of documents, and the needs of packages.
    private let commands: CommandTable
    /// The engine folder that is given; `nil` if the tool chooses.
    private let engine: String?
    private let environment: [String: String]
    /// The folder of the package that contains the pages; `nil` if none does.
    private let root: String?

    /// Creates the job that arguments describe.
    ///
    /// - Throws: A failure if both an engine and the sources of GridPress are given.
    package init(_ words: CommandArguments, _ commands: CommandTable, environment: [String: String]) throws(ToolFailure)
    {
        try words.reject(ToolOption.package, with: .engineFolder)
        self.commands = commands
        engine = words[.engineFolder]
        paths = words.operands.isEmpty ? ["."] : words.operands
        places = PicturePlaces(folder: words[.into] ?? PicturePlaces.defaultFolder)
        origin = words[.package].map { $0.isAddress ? .repository($0) : .folder($0) }
        buildFolder = words[.buildFolder]
        self.environment = environment
        root = paths[0].packageFolder
    }

    /// The current figures of the pages.
    package var set: FigureSet { FigureSet(paths, places: places) }

    /// Returns the object that draws the figures.
    ///
    /// - Parameters:
    ///   - progress: A closure that is called with a line about each step.
    ///   - slowProgress: A closure that is called with a line about a step that takes minutes.
    package func drawer(
        _ progress: @escaping (String) -> Void,
        slowProgress: @escaping (String) -> Void
    ) -> FigureDrawer {
        var drawer = FigureDrawer(root: root, origin: origin, buildFolder: buildFolder, maker: commands.maker)
        drawer.progress = progress
        drawer.slowProgress = slowProgress
        let search = { [environment, engine] in
            EngineSearch(option: engine, environment: environment, version: HelpPage.version)
        }
        drawer.engine = { try search().installed(progress: slowProgress) }
        drawer.existingEngine = { try search().existing() }
        drawer.isEngineGiven = engine != nil
        drawer.needs = commands.needs
        drawer.fallback = { [environment] in
            GridPressPlace.folder(chosen: nil, dependency: nil, environment: environment).map { .folder($0) }
        }
        return drawer
    }

    /// Returns the status of the pages and the sources of the package, to detect changes.
    ///
    /// - Parameter named: The files that the figures of the last run refer to.
    package func watchedFiles(named: [String]) -> [String: FileStatus] {
        let sources = ["Sources", "Package.swift"].compactMap { name in root.map { $0 + "/" + name } }
            .filter { FileStatus($0) != nil }
        let pages = PageFiles(paths).files.map(\.path)
        let files = Set(pages + named + PageFiles(sources).files.map(\.path))
        return Dictionary(uniqueKeysWithValues: files.compactMap { path in FileStatus(path).map { (path, $0) } })
    }
}

extension String {
    /// Whether the text is the URL of a repository instead of a path.
    fileprivate var isAddress: Bool { contains("://") || hasPrefix("git@") }
}

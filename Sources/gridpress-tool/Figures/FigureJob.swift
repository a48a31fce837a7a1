import DocumentationFigures
import Foundation
import GridPressPlatform

/// The pages and the package of a call.
struct FigureJob {
    private let paths: [String]
    private let places: PicturePlaces
    private let origin: DocumentedPackage.Origin?
    private let buildFolder: String?
    /// The folder of the package around the pages.
    private let root: String?

    /// The job that words describe.
    init(_ words: CommandArguments) {
        paths = words.operands.isEmpty ? ["."] : words.operands
        places = PicturePlaces(folder: words[.into] ?? PicturePlaces.defaultFolder)
        origin = words[.package].map { $0.isAddress ? .repository($0) : .folder($0) }
        buildFolder = words[.buildFolder]
        root = paths[0].packageFolder
    }

    /// The figures of the pages as they are now.
    var set: FigureSet { FigureSet(paths, places: places) }

    /// Returns what draws the figures.
    func drawer(_ progress: @escaping (String) -> Void) -> FigureDrawer {
        var drawer = FigureDrawer(root: root, origin: origin, buildFolder: buildFolder)
        drawer.progress = progress
        return drawer
    }

    /// Returns the pages and the sources of the package, with what changes when somebody saves them.
    ///
    /// - Parameter named: The files that the figures of the last time name.
    func watchedFiles(named: [String]) -> [String: FileStatus] {
        let sources = ["Sources", "Package.swift"].compactMap { name in root.map { $0 + "/" + name } }
            .filter { FileStatus($0) != nil }
        let pages = PageFiles(paths).files.map(\.path)
        let files = Set(pages + named + PageFiles(sources).files.map(\.path))
        return Dictionary(uniqueKeysWithValues: files.compactMap { path in FileStatus(path).map { (path, $0) } })
    }
}

extension String {
    /// Whether the text is the address of a repository instead of a path.
    fileprivate var isAddress: Bool { contains("://") || hasPrefix("git@") }
}

import Foundation

@testable import GridPressTool

/// Documents that tests compare with golden files.
enum Cards {
    static func card(width: Int = 40, title: String = "Card") -> String {
        "<Figure title='\(title)' width='\(width)' height='20'><Color fill='blue'/></Figure>"
    }
}

/// A temporary folder with documents in `docs` and golden files in `goldens`, and calls of the snapshot commands.
final class SnapshotScratch {
    let folder: ScratchFolder

    /// Creates a folder with documents.
    ///
    /// - Parameter documents: The documents by their paths below `docs`, without extensions.
    init(_ documents: [String: String] = ["card": Cards.card(), "deep/wide": Cards.card(width: 80)]) throws {
        folder = try ScratchFolder()
        for (name, text) in documents { try write(text, to: name) }
    }

    var path: String { folder.path }
    var goldens: String { path + "goldens" }

    func write(_ document: String, to name: String) throws {
        try folder.makeFolder("docs/" + name.split(separator: "/").dropLast().joined(separator: "/"))
        try folder.write(document, to: "docs/\(name).xml")
    }

    /// Returns the paths of all golden and pending files below `goldens`.
    func files() throws -> [String] {
        (FileManager.default.enumerator(atPath: goldens)?.compactMap { $0 as? String } ?? [])
            .filter { $0.contains(".") }.sorted()
    }

    func golden(_ name: String) throws -> String { try folder.text("goldens/" + name) }

    /// Calls `gridpress snapshot check docs -g goldens`.
    func check(_ words: String..., environment: [String: String] = [:]) -> Outcome {
        run(["snapshot", "check", path + "docs", "-g", goldens] + words) { $0.environment = environment }
    }
}

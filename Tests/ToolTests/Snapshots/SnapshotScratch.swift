import Foundation

@testable import gridpress_tool

/// Documents that tests hold against golden files.
enum Cards {
    static func card(width: Int = 40, title: String = "Card") -> String {
        "<Figure title='\(title)' width='\(width)' height='20'><Color fill='blue'/></Figure>"
    }
}

/// A folder with documents in `docs`, golden files in `goldens`, and calls of the commands about them.
final class SnapshotScratch {
    let folder: ScratchFolder

    /// Documents by their paths below `docs`, without endings.
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

    /// All golden and pending files, by their paths below `goldens`.
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

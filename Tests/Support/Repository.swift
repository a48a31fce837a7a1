import Foundation

/// The files of this repository.
package enum Repository {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Where a file is, by its path from the folder of the repository.
    package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    /// The text of a file.
    package static func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

    /// The path of a file that a page names, from the folder of the repository.
    package static func path(of link: String, from page: String) -> String {
        var parts = page.split(separator: "/").dropLast().map(String.init)
        for part in link.split(separator: "/") {
            if part == ".." { parts = parts.dropLast() } else if part != "." { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }

    /// The paths of the files in a folder whose names end in some way, in their order.
    package static func names(in folder: String, ending: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? [])
            .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
    }
}

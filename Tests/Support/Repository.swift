import Foundation

/// The files of this repository.
package enum Repository {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the URL of a file from its path relative to the repository.
    package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    /// Returns the text of a file.
    package static func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

    /// Returns the path of a linked file relative to the repository.
    ///
    /// - Parameters:
    ///   - link: The relative link in a page.
    ///   - page: The path of the page that contains the link.
    package static func path(of link: String, from page: String) -> String {
        var parts = page.split(separator: "/").dropLast().map(String.init)
        for part in link.split(separator: "/") {
            if part == ".." { parts = parts.dropLast() } else if part != "." { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }

    /// Returns the sorted paths of the files in a folder whose names have an ending.
    package static func names(in folder: String, ending: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? [])
            .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
    }
}

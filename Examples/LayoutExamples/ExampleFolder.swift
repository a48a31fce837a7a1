import Foundation

/// The folder of a repository that contains layout documents, by topic.
package struct ExampleFolder: Sendable {
    /// The folder with a folder for each topic.
    package let layouts: URL
    /// The folder of images that documents use.
    package let images: URL

    /// Creates the folder of a repository.
    package init(repository: URL) {
        let fixtures = repository.appendingPathComponent("Fixtures", isDirectory: true)
        layouts = fixtures.appendingPathComponent("Layouts", isDirectory: true)
        images = fixtures.appendingPathComponent("Images", isDirectory: true)
    }

    /// Returns all documents, sorted by topic and name.
    package func examples() throws -> [LayoutExample] {
        try Self.entries(of: layouts).flatMap { topic in
            let folder = layouts.appendingPathComponent(topic, isDirectory: true)
            return try Self.entries(of: folder).filter { $0.hasSuffix(".xml") }.map { file in
                let bytes = try Data(contentsOf: folder.appendingPathComponent(file))
                let source = SourceText(name: "\(topic)/\(file)", bytes: Array(bytes))
                return LayoutExample(topic: topic, name: String(file.dropLast(4)), source: source, folder: folder)
            }
        }
    }

    /// Returns the names of the items in a folder, without hidden ones, sorted independently of the system.
    private static func entries(of folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()
    }
}

import Foundation

/// The folder of a repository in which its layout documents lie, topic by topic.
package struct ExampleFolder: Sendable {
    /// Where the folders of topics lie.
    package let layouts: URL
    /// Where the images lie that documents draw.
    package let images: URL

    /// The folder of a repository.
    package init(repository: URL) {
        let fixtures = repository.appendingPathComponent("Fixtures", isDirectory: true)
        layouts = fixtures.appendingPathComponent("Layouts", isDirectory: true)
        images = fixtures.appendingPathComponent("Images", isDirectory: true)
    }

    /// Every document, in the order of topics and names.
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

    /// What lies in a folder, without what is hidden, in an order that no system changes.
    private static func entries(of folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()
    }
}

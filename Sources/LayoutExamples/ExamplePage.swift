/// The page that shows every example beside its source, as Markdown.
package enum ExamplePage {
    /// The page, for a file in the folder `Documentation`.
    package static func markdown(_ examples: [LayoutExample]) -> String {
        let topics = Dictionary(grouping: examples, by: \.topic)
        let names = topics.keys.sorted()
        let contents = names.map { "- [\($0.title)](#\($0.lowercased())): \(topics[$0]?.count ?? 0)" }
        let sections = names.map { section($0, topics[$0] ?? []) }
        return introduction + contents.joined(separator: "\n") + "\n" + sections.joined()
    }

    private static let introduction = """
        # Examples of layout documents

        Layout documents and their pictures. The documents are in `Fixtures/Layouts`, the pictures in
        `Snapshots/Layouts`. `make reference` generates this page from them.


        """

    private static func section(_ topic: String, _ examples: [LayoutExample]) -> String {
        examples.reduce("\n## \(topic.title)\n") { page, example in
            page + """

                ### \(example.title)

                <img src="../Snapshots/Layouts/\(example.path).svg" alt="\(example.title.escaped)">

                ```xml
                \(example.text)```

                """
        }
    }
}

extension LayoutExample {
    /// What the picture shows; the name where the document doesn't say.
    fileprivate var title: String {
        let title = read().figure?.title ?? ""
        return title.isEmpty ? name : title
    }

    /// The document as it is written.
    fileprivate var text: String { String(decoding: source.bytes, as: UTF8.self) }
}

extension String {
    /// The name of a topic as words.
    fileprivate var title: String { replacing("-", with: " ") }

    /// The text in an attribute of a page.
    fileprivate var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}

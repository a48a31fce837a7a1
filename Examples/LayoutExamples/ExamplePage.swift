/// The Markdown page that shows the example documents and their pictures.
package enum ExamplePage {
    /// Returns the page, for a file in the folder `Documentation`.
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
    /// The title of the figure; the name of the document if it has none.
    fileprivate var title: String {
        let title = read().figure?.title ?? ""
        return title.isEmpty ? name : title
    }

    /// The text of the document.
    fileprivate var text: String { String(decoding: source.bytes, as: UTF8.self) }
}

extension String {
    /// The name of a topic as words.
    fileprivate var title: String { replacing("-", with: " ") }

    /// The text for an attribute of an HTML element.
    fileprivate var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}

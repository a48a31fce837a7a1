import GridPressDrawings

/// The common parts of all pages: the head, with the only style, and the policy that allows nothing else.
package struct PageDocument {
    /// What the page is called.
    private let title: String
    /// What it shows, for search engines and lists.
    private let summary: String?
    /// The rules of its own, besides those of all pages.
    private let rules: String
    /// Whether it shows images, whose data it holds.
    private let hasImages: Bool
    /// Whether it shows images that are files beside it.
    private let hasImageFiles: Bool
    /// Whether it has fonts, whose data it holds.
    private let hasFonts: Bool

    /// A page with a title, a summary for search engines, and rules of its own, in which nothing is anybody's text.
    package init(
        title: String,
        summary: String? = nil,
        rules: String,
        hasImages: Bool = false,
        hasImageFiles: Bool = false,
        hasFonts: Bool = false
    ) {
        self.hasFonts = hasFonts
        self.title = title
        self.summary = summary
        self.rules = rules
        self.hasImages = hasImages
        self.hasImageFiles = hasImageFiles
    }

    /// The page around a body, for which room is made.
    package func html(capacity: Int, _ body: (inout MarkupWriter) -> Void) -> String {
        MarkupWriter.string(expecting: PageStyle.shared.utf8.count + rules.utf8.count + capacity + 2048) { writer in
            writer.literal("<!DOCTYPE html>\n")
            writer.element("html") { writer in
                writer.attribute("xmlns", "http://www.w3.org/1999/xhtml")
                writer.attribute("lang", "en")
                writer.element("head", head)
                writer.element("body") { body(&$0) }
            }
        }
    }

    private func head(_ writer: inout MarkupWriter) {
        writer.element("meta") { $0.attribute("charset", "utf-8") }
        writer.element("meta") { writer in
            writer.attribute("http-equiv", "Content-Security-Policy")
            writer.attribute("content") { policy(&$0) }
        }
        writer.element("meta") { writer in
            writer.attribute("name", "viewport")
            writer.attribute("content", "width=device-width, initial-scale=1")
        }
        writer.element("meta") { writer in
            writer.attribute("name", "color-scheme")
            writer.attribute("content", "light dark")
        }
        if let summary, !summary.isEmpty {
            writer.element("meta") { writer in
                writer.attribute("name", "description")
                writer.attribute("content", text: summary)
            }
        }
        writer.element("title") { $0.text(title) }
        writer.element("style") { writer in
            writer.rules(PageStyle.shared)
            writer.rules(rules)
        }
    }

    /// Nothing is loaded but images beside the page, and nothing runs; the style is known by its digest.
    private func policy(_ bytes: inout ByteBuffer) {
        var digest = PageStyle.digest
        digest.update(rules)
        bytes.append("default-src 'none'; style-src 'sha256-")
        digest.digest().withUnsafeBytes { bytes.append(base64: $0) }
        bytes.append("'; ")
        if hasImages { bytes.append("img-src data:; ") }
        if hasImageFiles { bytes.append("img-src 'self'; ") }
        if hasFonts { bytes.append("font-src data:; ") }
        bytes.append("base-uri 'none'; form-action 'none'")
    }
}

extension MarkupWriter {
    /// Writes rules that another writer wrote, in which nothing is anybody's text.
    fileprivate mutating func rules(_ rules: String) {
        literal("")
        var rules = rules
        rules.withUTF8 { bytes.append($0) }
    }
}

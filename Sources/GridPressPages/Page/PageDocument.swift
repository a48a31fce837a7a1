@_spi(Bytes) import GridPressSVG

/// The common frame of all pages: the head with the single style sheet, and a content security policy.
package struct PageDocument {
    /// The title of the page.
    private let title: String
    /// The summary of the page for search engines; `nil` for none.
    private let summary: String?
    /// The rules of this page, in addition to the shared ones.
    private let rules: String
    /// Whether the page contains images with embedded data.
    private let hasImages: Bool
    /// Whether the page shows image files beside it.
    private let hasImageFiles: Bool
    /// Whether the page contains fonts with embedded data.
    private let hasFonts: Bool

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - title: The title of the page.
    ///   - summary: The summary for search engines.
    ///   - rules: The rules of this page. They aren't escaped, so they must not contain text from outside.
    ///   - hasImages: Whether the page contains images with embedded data.
    ///   - hasImageFiles: Whether the page shows image files beside it.
    ///   - hasFonts: Whether the page contains fonts with embedded data.
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

    /// Returns the page around a body.
    ///
    /// - Parameters:
    ///   - capacity: The expected length of the body in bytes.
    ///   - body: A closure that writes the body.
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

    /// Appends the content security policy.
    ///
    /// The policy allows the style sheet with the page's hash, and embedded data and image files if the page has them.
    /// It allows no scripts.
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
    /// Writes rules without escaping them.
    fileprivate mutating func rules(_ rules: String) {
        literal("")
        var rules = rules
        rules.withUTF8 { bytes.append($0) }
    }
}

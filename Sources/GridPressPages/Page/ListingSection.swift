@_spi(Bytes) import GridPressSVG

/// The section with the source code of a figure.
struct ListingSection {
    private let listing: HTMLRenderer.Listing
    private let isAlone: Bool

    /// Creates a section with a source.
    ///
    /// - Parameters:
    ///   - listing: The source and its title.
    ///   - isAlone: Whether the section takes the whole row.
    init(_ listing: HTMLRenderer.Listing, isAlone: Bool) {
        self.listing = listing
        self.isAlone = isAlone
    }

    /// Writes the source with its heading.
    func write(to writer: inout MarkupWriter) {
        writer.section("source", "Source", isWide: isAlone) { writer in
            if !listing.title.isEmpty {
                writer.element("p", class: "note") { writer in
                    writer.phrase("code") { $0.text(listing.title) }
                }
            }
            writer.element("pre") { writer in
                writer.attribute("tabindex", "0")
                writer.attribute("role", "region")
                writer.attribute("aria-labelledby", "source")
                writer.phrase("code") { writer in
                    if !listing.language.isEmpty {
                        writer.attribute("class") { bytes in
                            bytes.append("language-")
                            bytes.append(identifier: listing.language)
                        }
                    }
                    writer.source(listing.text, language: listing.language)
                }
            }
        }
    }
}

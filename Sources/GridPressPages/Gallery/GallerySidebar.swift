@_spi(Bytes) import GridPressSVG

/// The sidebar of a gallery page: nearby figures, then all topics.
///
/// The current topic and its nearby figures come first, so that they are visible even if there are many topics.
struct GallerySidebar {
    let plan: GalleryPlan
    /// The index of the figure that the page shows; `nil` for the index page.
    let current: Int?

    /// The maximum number of figures listed before and after the current figure.
    ///
    /// A topic may have hundreds.
    private static let reach = 12

    /// Writes the sidebar.
    func write(to writer: inout MarkupWriter) {
        writer.element("nav", class: "side") { writer in
            writer.attribute("aria-label", "Topics")
            brand(&writer)
            if let current, let topic = plan.topics.first(where: { $0.entries.contains(current) }) {
                writer.element("ul", class: "here") { writer in
                    writer.element("li") { writer in
                        link(to: topic, &writer) { $0.attribute("class", "on") }
                        neighbors(of: current, in: topic, &writer)
                    }
                }
            }
            writer.element("ul") { writer in
                if current == nil, !plan.front.isEmpty {
                    writer.element("li") { writer in
                        writer.element("a") { writer in
                            writer.attribute("href", index: false) { $0.append(GalleryIndex.frontID) }
                            writer.literal("Selected figures")
                        }
                    }
                }
                for topic in plan.topics {
                    let isCurrent = current.map(topic.entries.contains) ?? false
                    writer.element("li") { writer in
                        link(to: topic, &writer) { if isCurrent { $0.attribute("aria-current", "true") } }
                    }
                }
                writer.element("li") { writer in
                    writer.element("a") { writer in
                        writer.attribute("href", index: current != nil) { $0.append(GalleryAlphabet.id) }
                        writer.literal(GalleryAlphabet.title)
                    }
                }
            }
        }
    }

    private func brand(_ writer: inout MarkupWriter) {
        writer.element("a", class: "brand") { writer in
            writer.attribute("href", file: GalleryPlan.indexFile)
            if current == nil { writer.attribute("aria-current", "page") }
            writer.phrase("svg") { writer in
                writer.attribute("xmlns", "http://www.w3.org/2000/svg")
                writer.attribute("width", "20")
                writer.attribute("height", "20")
                writer.attribute("viewBox", "0 0 20 20")
                writer.attribute("aria-hidden", "true")
                for (word, frame) in Self.mark {
                    writer.phrase("rect", class: word) { writer in
                        writer.attribute("x", frame.0)
                        writer.attribute("y", frame.1)
                        writer.attribute("width", frame.2)
                        writer.attribute("height", frame.3)
                        writer.attribute("rx", 1.2)
                    }
                }
            }
            writer.text(plan.title)
        }
    }

    /// The rectangles of the logo: four cells of a grid, and a dimension line below them.
    private static let mark: [(StaticString, (Double, Double, Double, Double))] = [
        ("a", (0, 0, 12, 7)), ("b", (13.5, 0, 6.5, 7)), ("d", (0, 8.5, 6.5, 7)), ("c", (8, 8.5, 12, 7)),
        ("b", (0, 18, 20, 1.6)),
    ]

    /// Writes a link to a topic of the index.
    ///
    /// - Parameters:
    ///   - topic: The topic.
    ///   - writer: The destination.
    ///   - attributes: A closure that writes further attributes.
    private func link(
        to topic: GalleryPlan.Topic,
        _ writer: inout MarkupWriter,
        _ attributes: (inout MarkupWriter) -> Void
    ) {
        writer.element("a") { writer in
            attributes(&writer)
            writer.attribute("href", index: current != nil) { $0.append(topic: topic.name) }
            writer.phrase("span") { $0.text(topic.name) }
            writer.phrase("small") { $0.number(topic.entries.count) }
        }
    }

    private func neighbors(of current: Int, in topic: GalleryPlan.Topic, _ writer: inout MarkupWriter) {
        let first = max(topic.entries.lowerBound, current - Self.reach)
        let end = min(topic.entries.upperBound, current + Self.reach + 1)
        writer.element("ul") { writer in
            for index in first..<end {
                writer.element("li") { writer in
                    writer.phrase("a") { writer in
                        writer.attribute("href", file: plan.entries[index].file(of: .picture))
                        if index == current { writer.attribute("aria-current", "page") }
                        writer.text(plan.entries[index].fullTitle)
                    }
                }
            }
        }
    }
}

extension MarkupWriter {
    /// Writes the address of a position in the index.
    ///
    /// - Parameters:
    ///   - name: The name of the attribute.
    ///   - isElsewhere: Whether the link is on another page than the index.
    ///   - place: A closure that appends the fragment.
    fileprivate mutating func attribute(
        _ name: StaticString,
        index isElsewhere: Bool,
        _ place: (inout ByteBuffer) -> Void
    ) {
        attribute(name) { bytes in
            if isElsewhere { bytes.append(address: GalleryPlan.indexFile) }
            bytes.append("#")
            place(&bytes)
        }
    }
}

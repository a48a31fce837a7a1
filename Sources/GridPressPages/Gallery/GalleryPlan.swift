/// The figures of a gallery in order of topics, as known before their pages are written.
package struct GalleryPlan: Sendable {
    /// A figure of a gallery.
    package struct GalleryEntry: Hashable, Sendable {
        /// The base name of the figure's files, without an extension.
        package var name: String
        /// The title of the figure.
        package var title: String
        /// The name of the variant, such as "dark", of a figure that is drawn several times; `nil` for one picture.
        package var variant: String?
        /// The name that all variants of a figure have in common.
        package var figure: String
        /// The topic that groups the figure with others.
        package var topic: String
        /// Whether the figure contains a grid.
        package var hasGrid: Bool

        /// Creates an entry with a name, a title and a topic.
        package init(
            name: String,
            title: String,
            variant: (name: String, figure: String)? = nil,
            topic: String,
            hasGrid: Bool = false
        ) {
            self.name = name
            self.title = title.isEmpty ? name : title
            self.variant = variant?.name
            figure = variant?.figure ?? name
            self.topic = topic
            self.hasGrid = hasGrid
        }
    }

    /// A group of consecutive figures with the same topic.
    struct Topic {
        let name: String
        let entries: Range<Int>
    }

    /// The consecutive variants of one figure.
    struct Variants {
        let title: String
        let entries: Range<Int>
    }

    /// The title of the gallery.
    package let title: String
    /// The summary of the gallery, in one sentence.
    package let summary: String
    /// The figures, grouped by topic.
    package let entries: [GalleryEntry]
    /// The index of each entry in the list that the plan was created from.
    package let places: [Int]
    /// The topics, in the order of the figures.
    let topics: [Topic]
    /// The indices in ``entries`` of the figures that the index page shows first, in large cards.
    let front: [Int]

    /// Creates a plan of some figures, grouped by topic.
    ///
    /// Topics keep the order of their first figures.
    ///
    /// - Parameters:
    ///   - title: The title of the gallery.
    ///   - summary: The summary of the gallery, in one sentence.
    ///   - entries: The figures in any order.
    ///   - front: The names of the figures that the index shows first; `nil` to choose some if there are many.
    package init(title: String, summary: String, entries: [GalleryEntry], front: [String]? = nil) {
        self.title = title
        self.summary = summary
        var order: [String: Int] = [:]
        for entry in entries where order[entry.topic] == nil { order[entry.topic] = order.count }
        var groups: [[Int]] = Array(repeating: [], count: order.count)
        for (place, entry) in entries.enumerated() { groups[order[entry.topic] ?? 0].append(place) }
        var start = 0
        topics = groups.compactMap { group in
            guard let first = group.first else { return nil }
            defer { start += group.count }
            return Topic(name: entries[first].topic, entries: start..<start + group.count)
        }
        places = groups.flatMap(\.self)
        let ordered = places.map { entries[$0] }
        self.entries = ordered
        self.front =
            front.map { names in names.compactMap { name in ordered.firstIndex { $0.name == name } } }
            ?? Self.front(of: topics, ordered)
    }

    /// The maximum number of figures that are chosen for the front of the index.
    package static let frontCount = 12

    /// Returns the indices of the selected figures: one of each topic, then others, both with grids first.
    ///
    /// A gallery of at most twice ``frontCount`` figures has no selection, because its index is short anyway.
    private static func front(of topics: [Topic], _ entries: [GalleryEntry]) -> [Int] {
        guard entries.count > 2 * frontCount else { return [] }
        func gridsFirst(_ indices: some Sequence<Int>) -> [Int] {
            indices.filter { entries[$0].hasGrid } + indices.filter { !entries[$0].hasGrid }
        }
        let first = topics.compactMap { gridsFirst($0.entries).first }
        let chosen = Set(first)
        let rest = entries.indices.filter { !chosen.contains($0) }
        return Array((gridsFirst(first) + gridsFirst(rest)).prefix(frontCount))
    }
}

extension GalleryPlan {
    /// Returns the figures of a topic, each with its variants; an entry without a variant is a figure.
    func figures(of topic: Topic) -> [Variants] {
        var starts: [Int] = []
        for index in topic.entries {
            let isFirst = index == topic.entries.lowerBound || entries[index].figure != entries[index - 1].figure
            if isFirst { starts.append(index) }
        }
        let ends = starts.dropFirst() + [topic.entries.upperBound]
        return zip(starts, ends).map { Variants(title: entries[$0].title, entries: $0..<$1) }
    }

    /// All figures, in order, each with its variants.
    var figures: [Variants] { topics.flatMap(figures) }
}

extension GalleryPlan.GalleryEntry {
    /// The title with the variant.
    var fullTitle: String { variant.map { "\(title) (\($0))" } ?? title }

    /// Returns the name of the figure's page in a mode.
    package func file(of mode: HTMLRenderer.Mode) -> String {
        switch mode {
        case .picture: name + ".html"
        case .boxes: name + "-boxes.html"
        }
    }

    /// The name of the figure's picture file.
    package var pictureFile: String { name + ".svg" }

    /// The name of the file with the figure's JSON record, whose numbers checks compare.
    package var frameFile: String { name + ".json" }

    /// The names of all files that a gallery may contain for the figure.
    package var files: [String] { HTMLRenderer.Mode.allCases.map(file) + [pictureFile, frameFile] }
}

extension GalleryPlan {
    /// The name of the index page.
    package static let indexFile = "index.html"

    /// Returns the first file name that two figures, or a figure and the index, would share.
    ///
    /// Case is ignored, because some file systems ignore it.
    ///
    /// - Parameter names: The names of the figures.
    /// - Returns: The file name and the indices of both figures, where `nil` is the index page; `nil` without a
    ///   collision.
    package static func collision(of names: [String]) -> (file: String, first: Int?, second: Int)? {
        var owners: [String: Int?] = [indexFile: nil]
        for (index, name) in names.enumerated() {
            for file in GalleryEntry(name: name, title: "", topic: "").files {
                if let owner = owners.updateValue(index, forKey: file.lowercased()) { return (file, owner, index) }
            }
        }
        return nil
    }
}

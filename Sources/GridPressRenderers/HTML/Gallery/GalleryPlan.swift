import GridPressDrawings

/// The figures of a gallery, topic by topic, as known before its pages are written.
package struct GalleryPlan: Sendable {
    /// A figure of a gallery.
    package struct GalleryEntry: Hashable, Sendable {
        /// The name of its files, without an ending.
        package var name: String
        /// What it shows, in a few words.
        package var title: String
        /// What it is about.
        package var topic: String
        /// Whether there is a grid in it.
        package var hasGrid: Bool

        /// A figure with a name.
        package init(name: String, title: String, topic: String, hasGrid: Bool = false) {
            self.name = name
            self.title = title.isEmpty ? name : title
            self.topic = topic
            self.hasGrid = hasGrid
        }
    }

    /// The figures about one topic.
    struct Topic {
        let name: String
        let entries: Range<Int>
    }

    /// What the gallery is called.
    package let title: String
    /// What it is, in a sentence.
    package let summary: String
    /// The figures, topic by topic.
    package let entries: [GalleryEntry]
    /// Where each of them stood in the list that the plan was made from.
    package let places: [Int]
    /// The topics, in the order of the figures.
    let topics: [Topic]
    /// The figures that the index shows large, before all others, by their places in ``entries``.
    let front: [Int]

    /// Creates a gallery of some figures; those of a topic stand next to each other, in the place of the first.
    ///
    /// - Parameter front: The names of the figures that the index shows large; `nil` to choose some where there are many.
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

    /// The number of figures that the index shows large.
    package static let frontCount = 12

    /// Returns a figure of each topic, and more where there are few topics; those with a grid first.
    ///
    /// Of few figures all are seen at once, and none is repeated.
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

extension GalleryPlan.GalleryEntry {
    /// The file of its page in a mode.
    package func file(of mode: HTMLRenderer.Mode) -> String {
        switch mode {
        case .picture: name + ".html"
        case .boxes: name + "-boxes.html"
        }
    }

    /// The file of its picture.
    package var pictureFile: String { name + ".svg" }

    /// The file of its numbers, which checks compare with.
    package var frameFile: String { name + ".json" }

    /// All files that a gallery may have of it.
    package var files: [String] { HTMLRenderer.Mode.allCases.map(file) + [pictureFile, frameFile] }
}

extension GalleryPlan {
    /// The file that shows all figures.
    package static let indexFile = "index.html"

    /// The first file that two figures, or a figure and the index, would both be written to.
    ///
    /// Where case doesn't count in names of files, it mustn't count here.
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

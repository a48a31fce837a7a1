/// The ids of two files, which can have other names in the same order.
struct RenamedIDs {
    /// The ids of the old file.
    private(set) var old: Set<String> = []
    /// The ids of the new file.
    private(set) var new: Set<String> = []
    /// The new name of each old id; empty for an id that lost its name to another one.
    private var names: [String: String] = [:]
    /// Whether both files have the same ids.
    let areEqual: Bool

    /// Reads the ids of two files; `nil` if their counts differ.
    init?(from oldRoot: XMLCursor, to newRoot: XMLCursor) {
        var (olds, news): ([String], [String]) = ([], [])
        Self.collect(oldRoot, into: &olds)
        Self.collect(newRoot, into: &news)
        guard olds.count == news.count else { return nil }
        areEqual = olds == news
        if areEqual { return }
        for (before, after) in zip(olds, news) {
            old.insert(before)
            let isFirst = new.insert(after).inserted
            // If two elements share an id in the new file, only the first one keeps its references.
            if names[before] == nil { names[before] = isFirst ? after : "" }
        }
    }

    private static func collect(_ element: XMLCursor, into ids: inout [String]) {
        if let id = element["id"] { ids.append(String(cString: id)) }
        var place = element.firstChild
        while let child = place {
            if child.kind == .element, !child.isRecord { collect(child, into: &ids) }
            place = child.next
        }
    }

    /// Returns whether two references refer to the same element.
    func areSame(_ before: String, _ after: String) -> Bool {
        if areEqual { return before == after }
        if old.contains(before) { return names[before] == after }
        // A name can start with an id, such as the name of a picture's part.
        guard let dash = before.firstIndex(of: "-"), let id = names[String(before[..<dash])] else {
            return before == after && !new.contains(after)
        }
        return id + before[dash...] == after && !new.contains(after)
    }
}

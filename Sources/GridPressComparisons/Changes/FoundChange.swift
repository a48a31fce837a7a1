/// A change that a pass found, with the elements that it is about.
struct FoundChange {
    /// An element of one or of both drawings.
    struct Site {
        var old: Int?
        var new: Int?
    }

    var change: Change
    /// The kind of the cause in pictures.
    var kind = CausePlace.Kind.unseen
    var sites: [Site] = []
    /// Whether the change can move or resize views.
    var explainsLayout = false
    /// Whether the change follows from other changes.
    var isConsequence = false
    /// The title of the annotation that the change is about; `nil` for other changes.
    var annotation: String?
}

extension Sequence<Change> {
    /// Returns the changes as causes.
    ///
    /// - Parameters:
    ///   - kind: The kind of the causes in pictures.
    ///   - sites: The elements of the causes.
    ///   - explainsLayout: Whether the causes can move or resize views; by default, the kind determines it.
    func causes(
        _ kind: CausePlace.Kind = .unseen,
        about sites: [FoundChange.Site] = [],
        explainsLayout: Bool? = nil
    ) -> [FoundChange] {
        let explains = explainsLayout ?? [.text, .alone, .moved].contains(kind)
        return map { FoundChange(change: $0, kind: kind, sites: sites, explainsLayout: explains) }
    }

    /// Returns the changes as consequences of other changes.
    func consequences(about sites: [FoundChange.Site] = [], annotation: String? = nil) -> [FoundChange] {
        map { FoundChange(change: $0, sites: sites, isConsequence: true, annotation: annotation) }
    }
}

extension Sequence<FoundChange> {
    /// Whether one of the causes can move or resize views.
    var explainLayout: Bool { contains { $0.explainsLayout && !$0.isConsequence } }
}

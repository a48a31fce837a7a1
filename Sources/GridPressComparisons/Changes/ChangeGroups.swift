extension [Change] {
    /// The number of changes that are reported one by one, although the same happened to all.
    private static var mostAlike: Int { 2 }

    /// Returns the changes; those that are the same but for what they happened to are reported once.
    package var grouped: [Change] {
        var alike: [ChangeGroupKey: [Change]] = [:]
        for change in self {
            if let likeness = ChangeGroupKey(change) { alike[likeness, default: []].append(change) }
        }
        var result: [Change] = []
        for change in self {
            guard let likeness = ChangeGroupKey(change) else {
                result.append(change)
                continue
            }
            // What isn't there any more was told with the first.
            guard let group = alike[likeness] else { continue }
            if group.count > Self.mostAlike {
                result.append(likeness.change(of: group))
                alike[likeness] = nil
            } else {
                result.append(change)
            }
        }
        return result
    }
}

/// The key of changes that are reported as one.
private struct ChangeGroupKey: Hashable {
    private let aspect: String?
    private let property: String?
    private let old: String
    private let new: String
    private let result: String?

    /// The part of a change that it has in common with others; `nil` for one that is reported alone.
    init?(_ change: Change) {
        guard change.kind == .changed, change.members.isEmpty, let old = change.old, let new = change.new,
            change.property != nil || change.aspect != nil
        else { return nil }
        aspect = change.property == nil ? change.aspect?.aspect : nil
        (property, self.old, self.new, result) = (change.property, old, new, change.result)
    }

    /// Returns one change for several that are alike.
    func change(of changes: [Change]) -> Change {
        let things = changes.map { aspect == nil ? $0.subject : $0.aspect?.thing ?? $0.subject }
        let areGrids = things.allSatisfy { $0.hasPrefix("grid ") || $0.hasPrefix("the grid ") }
        let all = "\(things.count) \(areGrids ? "grids" : "boxes")"
        var group = changes[0]
        group.subject = aspect.map { "\($0) of \(all)" } ?? all
        group.members = things
        return group
    }
}

extension Change {
    /// A property and the thing that has it, where the subject names both: `spacing of the HStack "bar"`.
    fileprivate var aspect: (aspect: String, thing: String)? {
        ["spacing", "padding", "alignment", "text"].lazy.compactMap { aspect in
            let lead = "\(aspect) of "
            return self.subject.hasPrefix(lead) ? (aspect, String(self.subject.dropFirst(lead.count))) : nil
        }
        .first
    }
}

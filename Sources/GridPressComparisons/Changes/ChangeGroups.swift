extension [Change] {
    /// The maximum number of equal changes that are reported separately.
    private static var mostAlike: Int { 2 }

    /// The changes, in which equal changes of many subjects are combined.
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
            // A group is removed after it is reported with its first change.
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

/// The key of changes that are combined.
private struct ChangeGroupKey: Hashable {
    private let aspect: String?
    private let property: String?
    private let old: String
    private let new: String
    private let result: String?

    /// Creates the key of a change; `nil` for a change that is always reported separately.
    init?(_ change: Change) {
        guard change.kind == .changed, change.members.isEmpty, let old = change.old, let new = change.new,
            change.property != nil || change.aspect != nil
        else { return nil }
        aspect = change.property == nil ? change.aspect?.aspect : nil
        (property, self.old, self.new, result) = (change.property, old, new, change.result)
    }

    /// Returns a combined change for several equal changes.
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
    /// The property and the subject of a combined phrase such as `spacing of the HStack "bar"`.
    fileprivate var aspect: (aspect: String, thing: String)? {
        ["spacing", "padding", "alignment", "text"].lazy.compactMap { aspect in
            let lead = "\(aspect) of "
            return self.subject.hasPrefix(lead) ? (aspect, String(self.subject.dropFirst(lead.count))) : nil
        }
        .first
    }
}

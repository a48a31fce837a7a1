// The author's choices for views: kinds, names and settings.

extension DrawingComparison {
    /// Returns the changes of a view's kind, name, layer, settings and effect.
    func writing(_ pair: Pair) -> [FoundChange] {
        if isPartOfChangedControl(pair.site) { return [] }
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        var found = kinds(pair).causes(.moved, about: [pair.site]) + titles(pair).causes(about: [pair.site])
        if before.layer != after.layer, before.kind == after.kind {
            let layers = [before.layer, after.layer].map { $0?.rawValue ?? "none" }
            let change = Change(.changed, newNames.element(pair.new), "layer", old: layers[0], new: layers[1])
            found += [change].causes(about: [pair.site])
        }
        let settings = differences(before.settingsOfAuthor, after.settingsOfAuthor)
        let kind = after.kind.role == .modifier ? after.kindOfEffect : nil
        for setting in Self.withoutRepetition(settings, of: after.kind) {
            let change = change(of: setting, pair)
            found +=
                follows(setting, pair)
                ? [change].consequences()
                // The settings of an effect can't move or resize views.
                : [change].causes(kind ?? .moved, about: [pair.site], explainsLayout: kind == nil)
        }
        // Settings already describe an effect, except for the path of a clip.
        if settings.isEmpty || before.kind != after.kind || before.effect.isClip || after.effect.isClip {
            found += effects(pair)
        }
        return found
    }

    private func kinds(_ pair: Pair) -> [Change] {
        let (before, after) = (old.elements[pair.old].kind, new.elements[pair.new].kind)
        if before == after || newNames.tree.isGroup(pair.new) { return [] }
        let subject = newNames.element(pair.new)
        if newNames.control(ofPart: pair.new) != nil { return [Change(.changed, subject, "has another kind")] }
        return before.name == after.name
            ? [Change(.changed, subject, "role", old: before.role.rawValue, new: after.role.rawValue)]
            : [Change(.changed, subject, "kind", old: before.name, new: after.name)]
    }

    private func titles(_ pair: Pair) -> [Change] {
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        guard before.name != after.name || before.label != after.label else { return [] }
        let kind = newNames.tree[newNames.view(in: pair.new)].kind.name
        if before.title == after.title, before.name != after.name {
            let words = [before, after].map { $0.name == nil ? "label" : "name" }
            let subject = after.title?.quotedShortly ?? "the \(kind)"
            return [Change(.changed, subject, "title", old: words[0], new: words[1])]
        }
        // A name that moved to another modifier of the same view still counts as the view's name.
        let (oldTitles, newTitles) = (oldNames.titles(of: pair.old), newNames.titles(of: pair.new))
        return [("name", before.name, after.name), ("accessibilityLabel", before.label, after.label)]
            .compactMap { property, was, became in
                let isKnown = was.map(newTitles.contains) != false && became.map(oldTitles.contains) != false
                let words = [was, became].map { $0?.quotedShortly ?? "none" }
                return was == became || isKnown
                    ? nil : Change(.changed, "\(property) of the \(kind)", old: words[0], new: words[1])
            }
    }

    // MARK: Settings

    /// Returns settings in which equal changes of a padding's edges are combined.
    private static func withoutRepetition(
        _ settings: [PropertyDifference],
        of kind: Drawing.Kind
    ) -> [PropertyDifference] {
        guard kind.behavior == .padding, var all = settings.first, settings.count > 1,
            settings.allSatisfy({ $0.old == all.old && $0.new == all.new })
        else { return settings }
        all.name = settings.count == 4 ? nil : settings.compactMap(\.name).joined(separator: " and ")
        return [all]
    }

    /// Returns the change of a setting.
    private func change(of setting: PropertyDifference, _ pair: Pair) -> Change {
        let kind = new.elements[pair.new].kind
        if kind.behavior == .frame { return Change(newNames.changedView(of: pair.new), setting) }
        if kind.role == .modifier { return Change("\(kind.name) of \(newNames.changedView(of: pair.new))", setting) }
        var change = Change("\(setting.name ?? "settings") of \(newNames.kind(pair.new))", setting)
        change.property = nil
        return change
    }

    /// Returns whether the value of a setting was computed from changed lengths.
    private func follows(_ setting: PropertyDifference, _ pair: Pair) -> Bool {
        guard let name = setting.name else { return false }
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        if Drawing.Setting.isGuide(name) { return isResized(pair) }
        guard let length = FrameLength.all.first(where: { $0.key.name == name }), after.kind.behavior == .frame else {
            return false
        }
        let share = after[length.share]
        return share != nil && before[length.share] == share || isPassedOn(length, pair)
    }

    /// Returns whether the length of a frame comes from the cell around it, as the grid passes it on.
    private func isPassedOn(_ length: FrameLength, _ pair: Pair) -> Bool {
        guard let before = oldNames.cell(around: pair.old), let after = newNames.cell(around: pair.new),
            new.grids[after.grid].kind == .spans
        else { return false }
        func isLength(_ element: Drawing.Element, of cell: Drawing.Grid.Cell) -> Bool {
            element[length.key].map { !differ($0, cell.frame[keyPath: length.path]) } ?? false
        }
        return isLength(old.elements[pair.old], of: old.grids[before.grid].cells[before.cell])
            && isLength(new.elements[pair.new], of: new.grids[after.grid].cells[after.cell])
    }

    /// Returns whether an element has another size.
    func isResized(_ pair: Pair) -> Bool {
        let (before, after) = (old.elements[pair.old].frame, new.elements[pair.new].frame)
        return differ(before.width, after.width) || differ(before.height, after.height)
    }

    /// Returns the frame modifiers with changed lengths, by the elements of the new drawing that have these lengths.
    func writtenLengths() -> [Int: Int] {
        var lengths: [Int: Int] = [:]
        for pair in pairs where new.elements[pair.new].kind.behavior == .frame {
            let settings = differences(old.elements[pair.old].settings, new.elements[pair.new].settings)
            guard settings.contains(where: { setting in FrameLength.all.contains { $0.key.name == setting.name } })
            else { continue }
            for view in [pair.new, newNames.view(in: pair.new)] + newNames.modifiers(around: pair.new) {
                lengths[view] = pair.new
            }
        }
        return lengths
    }
}

extension Drawing.Element {
    /// The kind of a cause about the effect of the element; `nil` if it has none.
    var kindOfEffect: CausePlace.Kind? {
        effect.map { if case .transform = $0 { .moved } else { .repainted } }
    }

    /// The settings that the author wrote.
    ///
    /// The whole text of a truncated text is compared with the text.
    var settingsOfAuthor: [Drawing.Setting] {
        settings.filter { !$0.has(.wholeText) }
    }
}

extension Drawing.Effect? {
    fileprivate var isClip: Bool { if case .clip? = self { true } else { false } }
}

/// A length of a frame.
private struct FrameLength {
    let key: Drawing.Setting.Key<Double>
    /// The part of the length that a reader measured.
    let share: Drawing.Setting.Key<Double>
    let path: KeyPath<CGRect, CGFloat> & Sendable

    static let all = [
        Self(key: .width, share: .widthShare, path: \.width), Self(key: .height, share: .heightShare, path: \.height),
    ]
}

import GridPressRecords

// The author's choices for views: kinds, names and settings.

extension DrawingComparison {
    mutating func compareWriting(_ pair: ElementPair) {
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        if before.kind != after.kind, newNames.control(ofPart: pair.new) != nil {
            tell(Change(.changed, newNames.element(pair.new), "has another kind"), explainsLayout: true)
        } else if before.kind != after.kind {
            let (was, became) =
                before.kind.name == after.kind.name
                ? (before.kind.role.rawValue, after.kind.role.rawValue) : (before.kind.name, after.kind.name)
            let property = before.kind.name == after.kind.name ? "role" : "kind"
            tell(Change(.changed, newNames.element(pair.new), property, old: was, new: became), explainsLayout: true)
        }
        compareTitles(pair)
        if before.layer != after.layer, before.kind == after.kind {
            tell(
                Change(
                    .changed,
                    newNames.element(pair.new),
                    "layer",
                    old: before.layer?.rawValue ?? "none",
                    new: after.layer?.rawValue ?? "none"
                )
            )
        }
        // The settings of a grid are compared with the grid. The full text of a truncated text counts only if the
        // visible part is the same.
        let isCutAlike = before.wholeText != nil && after.wholeText != nil && before.mark.words == after.mark.words
        let settings = differences(
            isCutAlike ? before.settings : before.settingsOfAuthor,
            isCutAlike ? after.settings : after.settingsOfAuthor,
            defaults: Self.defaults(of: after.kind.name)
        )
        for setting in Self.withoutRepetition(settings, of: after.kind) {
            let change = change(of: setting, pair)
            if follows(setting, pair) {
                pendingConsequences.append(change)
            } else {
                tell(change, explainsLayout: after.mayMoveViews, as: after.kindOfSettings)
            }
        }
        if after.kind.name == "frame", settings.contains(where: { ["width", "height"].contains($0.name) }) {
            for view in [pair.new, newNames.view(in: pair.new)] + newNames.modifiers(around: pair.new) {
                writtenLengths[view] = pair.new
            }
        }
        // Settings already describe an effect, except for the path of a clip.
        if settings.isEmpty || before.kind != after.kind || before.effect.isClip || after.effect.isClip {
            compare(.init(pair), as: after.kindOfEffect ?? before.kindOfEffect ?? .unseen) { $0.compareEffects(pair) }
        }
    }

    private mutating func compareTitles(_ pair: ElementPair) {
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        guard before.name != after.name || before.label != after.label else { return }
        let kind = newNames.tree[newNames.view(in: pair.new)].kind.name
        if before.title == after.title, before.name != after.name {
            return tell(
                Change(
                    .changed,
                    after.title?.quotedShortly ?? "the \(kind)",
                    "title",
                    old: before.name == nil ? "label" : "name",
                    new: after.name == nil ? "label" : "name"
                )
            )
        }
        // A name that moved to another modifier of the same view still counts as the view's name.
        let (oldTitles, newTitles) = (oldNames.titles(of: pair.old), newNames.titles(of: pair.new))
        for (property, was, became) in [
            ("name", before.name, after.name), ("accessibilityLabel", before.label, after.label),
        ] where was != became {
            if was.map(newTitles.contains) != false, became.map(oldTitles.contains) != false { continue }
            tell(
                Change(
                    .changed,
                    "\(property) of the \(kind)",
                    old: was?.quotedShortly ?? "none",
                    new: became?.quotedShortly ?? "none"
                )
            )
        }
    }

    // MARK: Settings

    /// A setting that differs, with texts for both values.
    struct SettingDifference {
        /// The name of the setting; `nil` for all edges of a padding.
        var name: String?
        var old: String
        var new: String
        var difference: Double?

        /// Returns whether the setting lists a value for each column or row.
        func isOfEach(_ track: String) -> Bool {
            ["\(track)Alignments", "\(track)Spacings"].contains(name)
        }

        var oldParts: [String] { Self.parts(of: old) }
        var newParts: [String] { Self.parts(of: new) }

        private static func parts(of list: String) -> [String] {
            list.components(separatedBy: ", ").map { $0 == "–" ? "none" : $0 }
        }
    }

    /// Returns the settings that differ, in their order.
    func differences(
        _ before: [Drawing.Setting],
        _ after: [Drawing.Setting],
        defaults: [String: String] = [:]
    ) -> [SettingDifference] {
        if before == after { return [] }
        var names: [String] = []
        for name in (before + after).map(\.name) where !names.contains(name) { names.append(name) }
        return names.flatMap { name -> [SettingDifference] in
            let was = before.filter { $0.name == name }.map(\.value)
            let became = after.filter { $0.name == name }.map(\.value)
            return (0..<max(was.count, became.count)).compactMap { index in
                let first = index < was.count ? was[index] : nil
                let second = index < became.count ? became[index] : nil
                guard !areSame(first, second) else { return nil }
                let isFlag = if case .flag? = first ?? second { true } else { false }
                let standard = defaults[name] ?? Self.commonDefaults[name] ?? (isFlag ? "off" : "none")
                var difference = SettingDifference(
                    name: name,
                    old: first?.description ?? standard,
                    new: second?.description ?? standard
                )
                // A spacing that isn't a length is a word.
                if let first = first.flatMap({ Double($0.description) }), first.isFinite,
                    let second = second.flatMap({ Double($0.description) }), second.isFinite
                {
                    difference.difference = (second - first).inThousandths
                }
                return difference
            }
        }
    }

    /// Returns settings in which equal changes of a padding's edges are combined.
    private static func withoutRepetition(_ settings: [SettingDifference], of kind: Drawing.Kind) -> [SettingDifference]
    {
        guard kind.name == "padding", let first = settings.first, settings.count > 1,
            settings.allSatisfy({ $0.old == first.old && $0.new == first.new })
        else { return settings }
        var all = first
        all.name = settings.count == 4 ? nil : settings.compactMap(\.name).joined(separator: " and ")
        return [all]
    }

    private func areSame(_ first: Drawing.Setting.Value?, _ second: Drawing.Setting.Value?) -> Bool {
        switch (first, second) {
        case (.number(let first)?, .number(let second)?): !differInSetting(first, second)
        case (.numbers(let first)?, .numbers(let second)?):
            first.count == second.count && !zip(first, second).contains { differInSetting($0, $1) }
        case (.color(let first)?, .color(let second)?): !differ(first, second)
        default: first == second
        }
    }

    /// Returns whether two numbers of settings differ by more than the rounding in files.
    private func differInSetting(_ first: Double, _ second: Double) -> Bool {
        first != second && !(abs(first - second) <= 0.0011)
    }

    /// The values in messages for settings that are missing.
    private static let commonDefaults = [
        "alignment": "center", "itemsAlignment": "center", "contentAlignment": "center", "gridRounding": "exact",
        "gridSpanDistribution": "equal", "start": "anywhere", "span": "1", "spacing": "default",
        "horizontalSpacing": "default", "verticalSpacing": "default", "minLength": "default", "x": "0", "y": "0",
        "top": "0", "leading": "0", "bottom": "0", "trailing": "0", "layoutPriority": "0", "zIndex": "0",
        "multilineTextAlignment": "leading", "lineSpacing": "0", "layoutDirection": "leftToRight",
        "imageScale": "medium", "font": "17", "weight": "400", "scrollOffset": "0 0", "blendMode": "normal",
    ]

    private static func defaults(of kind: String) -> [String: String] {
        switch kind {
        case "frame": ["alignment": "center"]
        default: [:]
        }
    }

    /// Returns the change of a setting.
    private func change(of setting: SettingDifference, _ pair: ElementPair) -> Change {
        let element = new.elements[pair.new]
        let subject: String
        var property = setting.name
        switch element.kind.name {
        case "frame": subject = newNames.changedView(of: pair.new)
        case let kind where element.kind.role == .modifier: subject = "\(kind) of \(newNames.changedView(of: pair.new))"
        default:
            subject = "\(setting.name ?? "settings") of \(newNames.kind(pair.new))"
            property = nil
        }
        var change = Change(.changed, subject, property, old: setting.old, new: setting.new)
        change.difference = setting.difference
        return change
    }

    /// Returns whether the value of a setting was computed from changed lengths.
    private func follows(_ setting: SettingDifference, _ pair: ElementPair) -> Bool {
        guard let name = setting.name else { return false }
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        if name.hasSuffix("Guide") {
            return differ(before.frame.width, after.frame.width) || differ(before.frame.height, after.frame.height)
        }
        guard ["width", "height"].contains(name), after.kind.name == "frame" else { return false }
        let share = after.settings.number("\(name)Share", or: .nan)
        return share == before.settings.number("\(name)Share", or: .nan) || isPassedOn(name, pair)
    }

    /// Returns whether the length of a frame comes from the cell around it, as the grid passes it on.
    private func isPassedOn(_ name: String, _ pair: ElementPair) -> Bool {
        guard let before = oldNames.cell(around: pair.old), let after = newNames.cell(around: pair.new),
            new.grids[after.grid].kind == .spans
        else { return false }
        let (room, newRoom) = (
            old.grids[before.grid].cells[before.cell].frame, new.grids[after.grid].cells[after.cell].frame
        )
        let lengths = name == "width" ? (room.width, newRoom.width) : (room.height, newRoom.height)
        return !differ(old.elements[pair.old].settings.number(name, or: .nan), lengths.0)
            && !differ(new.elements[pair.new].settings.number(name, or: .nan), lengths.1)
    }
}

extension Drawing.Element {
    /// Whether the settings of the element can move or resize views.
    ///
    /// Settings of effects can't.
    fileprivate var mayMoveViews: Bool { effect == nil || kind.role != .modifier }

    /// The kind of a cause about the settings of the element; `nil` for the default kind.
    fileprivate var kindOfSettings: CausePlace.Kind? { kind.role == .modifier ? kindOfEffect : nil }

    /// The kind of a cause about the effect of the element; `nil` if it has none.
    var kindOfEffect: CausePlace.Kind? {
        switch effect {
        case .transform: .moved
        case .opacity, .clip, .mask, .blur, .shadow, .colors, .hidden: .repainted
        case nil: nil
        }
    }
}

extension Drawing.Effect? {
    fileprivate var isClip: Bool { if case .clip? = self { true } else { false } }
}

extension Drawing.Element {
    /// The full text of a truncated text.
    fileprivate var wholeText: Drawing.Setting.Value? {
        settings.first { $0.name == Drawing.Setting.Spoken.wholeText }?.value
    }

    /// The settings that the author wrote.
    var settingsOfAuthor: [Drawing.Setting] {
        wholeText == nil ? settings : settings.filter { $0.name != Drawing.Setting.Spoken.wholeText }
    }
}

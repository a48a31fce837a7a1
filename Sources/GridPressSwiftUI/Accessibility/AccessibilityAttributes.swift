// What a view is called, says and is for people who don't see it. A label is the name of a part of the picture; the
// others are settings of its record.

nonisolated extension View {
    fileprivate func accessibility(_ name: String, _ value: Drawing.Setting.Value) -> ModifiedView<Self> {
        modified(by: AccessibilityAttribute(setting: Drawing.Setting(name, value)))
    }

    /// Sets the value that the view shows, such as that of a slider.
    public func accessibilityValue(_ value: Text) -> ModifiedView<Self> {
        accessibility(Drawing.Setting.Spoken.value, .word(value.string))
    }

    /// Sets the value that the view shows, such as that of a slider.
    public func accessibilityValue(_ value: LocalizedStringKey) -> ModifiedView<Self> {
        accessibilityValue(Text(value))
    }

    /// Sets the value that the view shows, such as that of a slider.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedView<Self> {
        accessibilityValue(Text(value))
    }

    /// Sets what happens if the view is used.
    public func accessibilityHint(_ hint: Text) -> ModifiedView<Self> {
        accessibility(Drawing.Setting.Spoken.hint, .word(hint.string))
    }

    /// Sets what happens if the view is used.
    public func accessibilityHint(_ hint: LocalizedStringKey) -> ModifiedView<Self> { accessibilityHint(Text(hint)) }

    /// Sets what happens if the view is used.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedView<Self> { accessibilityHint(Text(hint)) }

    /// Sets the word by which tests find the view.
    public func accessibilityIdentifier(_ identifier: String) -> ModifiedView<Self> {
        accessibility(Drawing.Setting.Spoken.identifier, .word(identifier))
    }

    /// Leaves the view out for people who don't see it.
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedView<Self> {
        accessibility(Drawing.Setting.Spoken.hidden, .flag(hidden))
    }

    /// Leaves the view out for people who don't see it, if that is enabled.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedView<Self> {
        accessibilityHidden(hidden && isEnabled)
    }

    /// Adds to what the view is, such as a button.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedView<Self> {
        modified(by: TraitChange(traits: traits, isAddition: true))
    }

    /// Takes away from what the view is.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedView<Self> {
        modified(by: TraitChange(traits: traits, isAddition: false))
    }

    /// Sets how early the view is read: views of higher priorities come first.
    public func accessibilitySortPriority(_ priority: Double) -> ModifiedView<Self> {
        accessibility(Drawing.Setting.Spoken.sortPriority, .number(priority))
    }

    /// Sets whether the parts of the view are read.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> ModifiedView<Self> {
        accessibility(Drawing.Setting.Spoken.children, .word(children.word))
    }

    /// Sets the words by which the view is named in speech.
    public func accessibilityInputLabels(_ labels: [Text]) -> ModifiedView<Self> {
        accessibility(Drawing.Setting.Spoken.inputLabels, .word(labels.map(\.string).joined(separator: ", ")))
    }

    /// Sets the words by which the view is named in speech.
    public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> ModifiedView<Self> {
        accessibilityInputLabels(labels.map { Text($0) })
    }

    /// Sets the words by which the view is named in speech.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> ModifiedView<Self> {
        accessibilityInputLabels(labels.map { Text($0) })
    }

    /// Sets the level of the view as a heading.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedView<Self> {
        accessibility(Drawing.Setting.Spoken.heading, .number(Double(level.rawValue)))
    }
}

/// A modifier that attaches what is known of a view to its record.
private struct AccessibilityAttribute: NodeModifier {
    let setting: Drawing.Setting

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        child.attach(setting)
        return child
    }
}

/// A modifier that adds traits to a view, or takes them away.
private struct TraitChange: NodeModifier {
    let traits: AccessibilityTraits
    let isAddition: Bool

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        typealias Spoken = Drawing.Setting.Spoken
        let added = child.attachedTraits(Spoken.traits)
        let removed = child.attachedTraits(Spoken.removedTraits)
        // The last word about a trait counts.
        let new =
            isAddition
            ? (added.union(traits), removed.subtracting(traits))
            : (added.subtracting(traits), removed.union(traits))
        if !new.0.isEmpty || !added.isEmpty { child.attach(Drawing.Setting(Spoken.traits, .word(new.0.words))) }
        if !new.1.isEmpty || !removed.isEmpty {
            child.attach(Drawing.Setting(Spoken.removedTraits, .word(new.1.words)))
        }
        return child
    }
}

extension LayoutNode {
    /// Returns the traits that a setting of the view lists.
    fileprivate func attachedTraits(_ setting: String) -> AccessibilityTraits {
        guard case .word(let words)? = attachedSettings.first(where: { $0.name == setting })?.value else { return [] }
        return AccessibilityTraits(words: words)
    }
}

// MARK: - Older names

nonisolated extension View {
    /// Sets the label; by its older name.
    public func accessibility(label: Text) -> ModifiedView<Self> { accessibilityLabel(label) }

    /// Sets the value; by its older name.
    public func accessibility(value: Text) -> ModifiedView<Self> { accessibilityValue(value) }

    /// Sets the hint; by its older name.
    public func accessibility(hint: Text) -> ModifiedView<Self> { accessibilityHint(hint) }

    /// Leaves the view out; by its older name.
    public func accessibility(hidden: Bool) -> ModifiedView<Self> { accessibilityHidden(hidden) }

    /// Sets the identifier; by its older name.
    public func accessibility(identifier: String) -> ModifiedView<Self> { accessibilityIdentifier(identifier) }

    /// Adds traits; by its older name.
    public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedView<Self> {
        accessibilityAddTraits(traits)
    }

    /// Takes traits away; by its older name.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedView<Self> {
        accessibilityRemoveTraits(traits)
    }

    /// Sets the priority of reading; by its older name.
    public func accessibility(sortPriority: Double) -> ModifiedView<Self> { accessibilitySortPriority(sortPriority) }

    /// Sets the words of speech; by its older name.
    public func accessibility(inputLabels: [Text]) -> ModifiedView<Self> { accessibilityInputLabels(inputLabels) }

    /// Sets the label, by its older name, for a selection that isn't made in a picture.
    public func accessibility(selectionIdentifier: AnyHashable) -> Self { self }

    /// Has no effect in a static rendering: nothing is pressed.
    public func accessibility(activationPoint: CGPoint) -> Self { self }

    /// Has no effect in a static rendering: nothing is pressed.
    public func accessibility(activationPoint: UnitPoint) -> Self { self }
}

// MARK: - Words

extension AccessibilityTraits {
    /// The names of the traits in a fixed order, with spaces between them.
    fileprivate var words: String {
        Self.names.filter { contains($0.trait) }.map(\.word).joined(separator: " ")
    }

    /// The traits with these names.
    fileprivate init(words: String) {
        let words = words.split(separator: " ")
        self = Self.names.reduce(into: []) { traits, name in
            if words.contains(Substring(name.word)) { traits.insert(name.trait) }
        }
    }

    private static let names: [(trait: AccessibilityTraits, word: String)] = [
        (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
        (.isSearchField, "searchField"), (.isImage, "image"), (.playsSound, "playsSound"),
        (.isKeyboardKey, "keyboardKey"), (.isStaticText, "staticText"), (.isSummaryElement, "summaryElement"),
        (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
        (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
        (.isModal, "modal"), (.isToggle, "toggle"), (.isTabBar, "tabBar"),
    ]
}

extension AccessibilityChildBehavior {
    fileprivate var word: String {
        switch self {
        case .ignore: "ignore"
        case .contain: "contain"
        case .combine: "combine"
        }
    }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// No level.
    case unspecified
    /// The first level.
    case h1
    /// The second level.
    case h2
    /// The third level.
    case h3
    /// The fourth level.
    case h4
    /// The fifth level.
    case h5
    /// The sixth level.
    case h6
}

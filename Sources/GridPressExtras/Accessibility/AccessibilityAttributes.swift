// Accessibility attributes of views. The drawing records them as settings, and the picture looks the same. The label
// is different: it is the name of a part of the picture.

nonisolated extension View {
    fileprivate func accessibility<Content: Drawing.Setting.Content>(
        _ key: Drawing.Setting.Key<Content>,
        _ value: Content
    ) -> ModifiedView<Self> {
        modified(by: AccessibilityAttribute(setting: Drawing.Setting(key, value)))
    }

    /// Sets the spoken value of the view, such as a slider's; recorded, not drawn.
    public func accessibilityValue(_ value: Text) -> ModifiedView<Self> {
        accessibility(.accessibilityValue, value.string)
    }

    // Also with a string.
    /// Sets the spoken value of the view, such as a slider's; recorded, not drawn.
    public func accessibilityValue(_ value: LocalizedStringKey) -> ModifiedView<Self> {
        accessibilityValue(Text(value))
    }

    /// Sets the hint that describes the result of using the view; recorded, not drawn.
    public func accessibilityHint(_ hint: Text) -> ModifiedView<Self> {
        accessibility(.accessibilityHint, hint.string)
    }

    // Also with a string.
    /// Sets the hint that describes the result of using the view; recorded, not drawn.
    public func accessibilityHint(_ hint: LocalizedStringKey) -> ModifiedView<Self> { accessibilityHint(Text(hint)) }

    /// Sets the identifier by which tests find the view; recorded, not drawn.
    public func accessibilityIdentifier(_ identifier: String) -> ModifiedView<Self> {
        accessibility(.accessibilityIdentifier, identifier)
    }

    /// Hides the view from assistive technologies, or shows it to them.
    ///
    /// The view is drawn in either case.
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedView<Self> {
        accessibility(.accessibilityHidden, hidden)
    }

    /// Hides the view from assistive technologies if both `hidden` and `isEnabled` are `true`.
    ///
    /// The view is drawn in either case.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedView<Self> {
        accessibilityHidden(hidden && isEnabled)
    }

    /// Adds accessibility traits, such as the trait of a button; recorded, not drawn.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedView<Self> {
        modified(by: TraitChange(traits: traits, isAddition: true))
    }

    /// Removes accessibility traits; recorded, not drawn.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedView<Self> {
        modified(by: TraitChange(traits: traits, isAddition: false))
    }

    /// Sets the reading priority of the view: views with higher priorities are read first; recorded, not drawn.
    public func accessibilitySortPriority(_ priority: Double) -> ModifiedView<Self> {
        accessibility(.accessibilitySortPriority, priority)
    }

    /// Sets how assistive technologies treat the children of the view; recorded, not drawn.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> ModifiedView<Self> {
        accessibility(.accessibilityChildren, children.word)
    }

    /// Sets the names by which speech input finds the view; recorded, not drawn.
    public func accessibilityInputLabels(_ labels: [Text]) -> ModifiedView<Self> {
        accessibility(.accessibilityInputLabels, labels.map(\.string).joined(separator: ", "))
    }

    /// Sets the names by which speech input finds the view; recorded, not drawn.
    public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> ModifiedView<Self> {
        accessibilityInputLabels(labels.map { Text($0) })
    }

    /// Sets the names by which speech input finds the view; recorded, not drawn.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> ModifiedView<Self> {
        accessibilityInputLabels(labels.map { Text($0) })
    }

    /// Sets the heading level of the view; recorded, not drawn.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedView<Self> {
        accessibility(.accessibilityHeading, Double(level.rawValue))
    }
}

/// A modifier that attaches an accessibility setting to the record of a view.
private struct AccessibilityAttribute: NodeModifier {
    let setting: Drawing.Setting

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        child.attach(setting)
        return child
    }
}

/// A modifier that adds accessibility traits to a view, or removes them.
private struct TraitChange: NodeModifier {
    let traits: AccessibilityTraits
    let isAddition: Bool

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let added = child.attachedTraits(.accessibilityTraits)
        let removed = child.attachedTraits(.accessibilityWithoutTraits)
        // The outermost modifier of a trait decides: an addition undoes a removal inside it, and the other way round.
        let new =
            isAddition
            ? (added.union(traits), removed.subtracting(traits))
            : (added.subtracting(traits), removed.union(traits))
        if !new.0.isEmpty || !added.isEmpty { child.attach(Drawing.Setting(.accessibilityTraits, new.0.words)) }
        if !new.1.isEmpty || !removed.isEmpty {
            child.attach(Drawing.Setting(.accessibilityWithoutTraits, new.1.words))
        }
        return child
    }
}

extension LayoutNode {
    /// Returns the traits that a setting of the view lists.
    fileprivate func attachedTraits(_ setting: Drawing.Setting.Key<String>) -> AccessibilityTraits {
        attachedSettings[setting].map { AccessibilityTraits(words: $0) } ?? []
    }
}

// MARK: - Older names

nonisolated extension View {
    /// Sets the label: the older name of `accessibilityLabel(_:)`.
    public func accessibility(label: Text) -> ModifiedView<Self> { accessibilityLabel(label) }

    /// Sets the value: the older name of `accessibilityValue(_:)`.
    public func accessibility(value: Text) -> ModifiedView<Self> { accessibilityValue(value) }

    /// Sets the hint: the older name of `accessibilityHint(_:)`.
    public func accessibility(hint: Text) -> ModifiedView<Self> { accessibilityHint(hint) }

    /// Hides the view from assistive technologies: the older name of `accessibilityHidden(_:)`.
    public func accessibility(hidden: Bool) -> ModifiedView<Self> { accessibilityHidden(hidden) }

    /// Sets the identifier: the older name of `accessibilityIdentifier(_:)`.
    public func accessibility(identifier: String) -> ModifiedView<Self> { accessibilityIdentifier(identifier) }

    /// Adds traits: the older name of `accessibilityAddTraits(_:)`.
    public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedView<Self> {
        accessibilityAddTraits(traits)
    }

    /// Removes traits: the older name of `accessibilityRemoveTraits(_:)`.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedView<Self> {
        accessibilityRemoveTraits(traits)
    }

    /// Sets the reading priority: the older name of `accessibilitySortPriority(_:)`.
    public func accessibility(sortPriority: Double) -> ModifiedView<Self> { accessibilitySortPriority(sortPriority) }

    /// Sets the names for speech input: the older name of `accessibilityInputLabels(_:)`.
    public func accessibility(inputLabels: [Text]) -> ModifiedView<Self> { accessibilityInputLabels(inputLabels) }

    /// Has no effect in a static rendering: nothing is selected.
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

    /// Creates the traits with these names, separated by spaces.
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

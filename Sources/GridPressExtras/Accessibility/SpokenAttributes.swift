// Accessibility settings that this module's own views attach. They don't change the picture.

nonisolated extension View {
    /// Attaches settings to the record of the view.
    package func spoken(_ settings: Drawing.Setting...) -> ModifiedView<Self> {
        modified(by: SpokenAttributes(settings: settings))
    }

    /// Marks the view as selected if `isSelected` is `true`.
    package func spoken(isSelected: Bool) -> ModifiedView<Self> {
        modified(
            by: SpokenAttributes(
                settings: isSelected ? [Drawing.Setting(.isSelected, true)] : []
            )
        )
    }

    /// Marks the view as the icon of a label whose title is read instead.
    package func spoken(ofLabel title: String?) -> ModifiedView<Self> {
        spoken(Drawing.Setting(.labelTitle, title ?? ""))
    }
}

/// A modifier that attaches settings to the records of views.
private struct SpokenAttributes: NodeModifier {
    let settings: [Drawing.Setting]

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        for setting in settings { child.attach(setting) }
        return child
    }
}

extension SettingList {
    /// Adds the value of a control.
    ///
    /// Adds its fraction of the range too, if that is finite and differs from the value.
    package mutating func add(value: Double, fraction: Double) {
        add(.value, CGFloat(value))
        if fraction.isFinite { add(.fraction, CGFloat(fraction), unless: CGFloat(value)) }
    }
}

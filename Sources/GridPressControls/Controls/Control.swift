nonisolated extension View {
    /// Disables the controls inside this view, if `isDisabled` is `true`.
    ///
    /// Disabled controls are drawn fainter. An inner view can't enable what an outer view disables.
    public func disabled(_ isDisabled: Bool) -> ModifiedView<Self> {
        transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
    }

    /// Sets the size of the controls inside this view.
    public func controlSize(_ size: ControlSize) -> ModifiedView<Self> { environment(\.controlSize, size) }

    /// Hides the labels beside controls.
    public func labelsHidden() -> ModifiedView<Self> { environment(\.areLabelsHidden, true) }

    /// Shows or hides the labels beside controls.
    ///
    /// `automatic` shows them.
    public func labelsVisibility(_ visibility: Visibility) -> ModifiedView<Self> {
        environment(\.areLabelsHidden, visibility == .hidden)
    }

    /// Records the view as a control of a kind, and draws it fainter if it is disabled.
    ///
    /// - Parameters:
    ///   - kind: The name of the element in the drawing.
    ///   - settings: The settings of the element.
    ///   - label: The spoken words of a label that isn't drawn.
    ///   - rowLabel: The spoken words of a label that is drawn unless labels are hidden.
    func asControl(
        _ kind: String,
        _ settings: [Drawing.Setting] = [],
        label: String? = nil,
        rowLabel: String? = nil
    ) -> ModifiedView<Self> {
        modified(by: ControlModifier(kind: .container(kind), settings: settings, label: label, rowLabel: rowLabel))
    }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether controls are enabled.
    ///
    /// The default is `true`.
    @Entry public var isEnabled: Bool = true

    /// The size of controls.
    ///
    /// The default is `regular`.
    @Entry public var controlSize: ControlSize = .regular

    /// Whether the labels beside controls are hidden.
    @Entry var areLabelsHidden: Bool = false
}

private struct ControlModifier: PrimitiveModifier {
    let kind: Drawing.Kind
    let settings: [Drawing.Setting]
    let label: String?
    let rowLabel: String?

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        let isFaded = !builder.environment.isEnabled
        var settings = settings
        if let label = label ?? (builder.environment.areLabelsHidden ? rowLabel : nil) {
            settings.append(Drawing.Setting(.accessibilityLabel, label))
        }
        if isFaded { settings.append(Drawing.Setting(.isDisabled, true)) }
        builder.wrap(base) {
            builder.node(grouping: $0, kind: kind, settings: settings, isFaded: isFaded)
        }
    }
}

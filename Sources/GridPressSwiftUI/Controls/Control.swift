nonisolated extension View {
    /// Whether people can use the controls inside this view; those that they can't are drawn fainter.
    public func disabled(_ isDisabled: Bool) -> ModifiedView<Self> {
        transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
    }

    /// Sets how large controls are.
    public func controlSize(_ size: ControlSize) -> ModifiedView<Self> { environment(\.controlSize, size) }

    /// Leaves out what controls are called, where it stands beside them.
    public func labelsHidden() -> ModifiedView<Self> { environment(\.areLabelsHidden, true) }

    /// Leaves out what controls are called, or shows it again.
    public func labelsVisibility(_ visibility: Visibility) -> ModifiedView<Self> {
        environment(\.areLabelsHidden, visibility == .hidden)
    }

    /// Lists the view as a control of a kind, and draws it fainter where it is disabled.
    ///
    /// - Parameter label: The words of a label that isn't drawn; those of one that is drawn unless labels are hidden are a
    ///   `rowLabel`.
    func asControl(
        _ kind: String,
        _ settings: [Drawing.Setting] = [],
        label: String? = nil,
        rowLabel: String? = nil
    ) -> ModifiedView<Self> {
        modified(
            by: ControlModifier(kind: kind, settings: settings, isFaded: true, label: label, rowLabel: rowLabel)
        )
    }

    /// Lists the view as one of a kind.
    package func asContainer(_ kind: String, _ settings: [Drawing.Setting] = []) -> ModifiedView<Self> {
        modified(by: ControlModifier(kind: kind, settings: settings, isFaded: false, label: nil, rowLabel: nil))
    }
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
    /// As small as can be.
    case mini
    /// Small.
    case small
    /// As usual.
    case regular
    /// Large.
    case large
    /// Very large.
    case extraLarge
}

extension EnvironmentValues {
    /// Whether people can use controls.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether what controls are called is left out.
    var areLabelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }

    private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
    private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
    private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
}

private struct ControlModifier: PrimitiveModifier {
    let kind: String
    let settings: [Drawing.Setting]
    let isFaded: Bool
    let label: String?
    let rowLabel: String?

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        typealias Spoken = Drawing.Setting.Spoken
        let isFaded = isFaded && !builder.environment.isEnabled
        var settings = settings
        if let label = label ?? (builder.environment.areLabelsHidden ? rowLabel : nil) {
            settings.append(Drawing.Setting(Spoken.label, .word(label)))
        }
        if isFaded { settings.append(Drawing.Setting(Spoken.disabled, .flag(true))) }
        builder.wrap(base) {
            builder.store.kind(ControlNodes.self).add($0, kind: kind, settings: settings, isFaded: isFaded, in: builder)
        }
    }
}

/// The nodes that group the views of a control into one element.
private final class ControlNodes: UnaryNodeKind {
    private struct Control {
        let kind: String
        let settings: [Drawing.Setting]
        let isFaded: Bool
    }

    @exclusivity(unchecked) private var controls: [Control] = []
    /// How much of a disabled control is seen.
    private static let faintness = 0.4

    func add(
        _ child: LayoutNode,
        kind: String,
        settings: [Drawing.Setting],
        isFaded: Bool,
        in builder: NodeBuilder
    ) -> LayoutNode {
        controls.append(Control(kind: kind, settings: settings, isFaded: isFaded))
        return add(child, in: builder)
    }

    override func kind(_ payload: Int) -> Drawing.Kind { .container(controls[payload].kind) }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] { controls[payload].settings }

    override func isStep(_ payload: Int) -> Bool { true }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let effect: Drawing.Effect? = controls[payload].isFaded ? .opacity(Self.faintness) : nil
        let element = canvas.begin(kind(payload), name: node.name, frame: frame, effect: effect)
        drawChild(node, payload, in: frame, proposal: proposal, on: canvas)
        canvas.end(element)
    }
}

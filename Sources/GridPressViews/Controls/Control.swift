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
        modified(
            by: ControlModifier(kind: kind, settings: settings, isFaded: true, label: label, rowLabel: rowLabel)
        )
    }

    /// Records the view as a container of a kind.
    package func asContainer(_ kind: String, _ settings: [Drawing.Setting] = []) -> ModifiedView<Self> {
        modified(by: ControlModifier(kind: kind, settings: settings, isFaded: false, label: nil, rowLabel: nil))
    }
}

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable {
    /// The smallest size.
    case mini
    /// A size between `mini` and `regular`.
    case small
    /// The default size.
    case regular
    /// A size between `regular` and `extraLarge`.
    case large
    /// The largest size.
    case extraLarge
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
    /// The opacity of a disabled control.
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

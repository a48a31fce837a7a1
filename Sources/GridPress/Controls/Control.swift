nonisolated extension View {
    /// Whether people can use the controls inside this view; those that they can't are drawn fainter.
    public func disabled(_ isDisabled: Bool) -> ModifiedView<Self> {
        transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
    }

    /// Sets how large controls are.
    public func controlSize(_ size: ControlSize) -> ModifiedView<Self> { environment(\.controlSize, size) }

    /// Leaves out what controls are called, where it stands beside them.
    public func labelsHidden() -> ModifiedView<Self> { environment(\.areLabelsHidden, true) }

    /// Lists the view as a control of a kind, and draws it fainter where it is disabled.
    func asControl(_ kind: String, _ settings: [Drawing.Setting] = []) -> ModifiedView<Self> {
        modified(by: ControlModifier(kind: kind, settings: settings, isFaded: true))
    }

    /// Lists the view as one of a kind.
    func asContainer(_ kind: String) -> ModifiedView<Self> {
        modified(by: ControlModifier(kind: kind, settings: [], isFaded: false))
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

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        let isFaded = isFaded && !builder.environment.isEnabled
        builder.wrap(base) { ControlNode($0, kind: kind, settings: settings, isFaded: isFaded, in: builder).node }
    }
}

/// A node that groups the views of a control into one element.
private final class ControlNode: UnaryNode {
    private let controlKind: String
    private let written: [Drawing.Setting]
    private let isFaded: Bool
    /// How much of a disabled control is seen.
    private static let faintness = 0.4

    init(
        _ child: LayoutNode,
        kind: String,
        settings: [Drawing.Setting],
        isFaded: Bool,
        in builder: NodeBuilder
    ) {
        controlKind = kind
        written = settings
        self.isFaded = isFaded
        super.init(child, in: builder)
    }

    override var kind: Drawing.Kind { .container(controlKind) }

    override var settings: [Drawing.Setting] { written }

    override var isStep: Bool { true }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let effect: Drawing.Effect? = isFaded ? .opacity(Self.faintness) : nil
        let element = canvas.begin(kind, name: name, frame: frame, effect: effect)
        drawChild(in: frame, proposal: proposal, on: canvas)
        canvas.end(element)
    }
}

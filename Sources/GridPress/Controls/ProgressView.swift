/// How far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let part: Double?
    private let label: Label?
    private let current: CurrentValueLabel?
    @Environment(\.progressLook) private var look

    private init(part: Double?, label: Label?, current: CurrentValueLabel?) {
        self.part = part
        self.label = label
        self.current = current
    }

    /// A bar with what it is called and how far it has come.
    public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(part: value.map { Double($0 / total) }, label: label(), current: currentValueLabel())
    }

    /// The bar, or a wheel.
    public var body: some View {
        switch (part, look) {
        case (let part?, .automatic), (let part?, .linear): bar(part)
        case (nil, .linear): bar(0.3)
        case (let part?, .circular): wheel { Ring(part: part) }
        case (nil, .automatic), (nil, .circular): wheel { Spokes() }
        }
    }

    private func bar(_ part: Double) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            label
            Track(part: part, height: 4)
            current.font(ControlFont.caption).foregroundStyle(.secondary)
        }
        .asControl("ProgressView")
    }

    private func wheel<Wheel: View>(@ViewBuilder _ wheel: () -> Wheel) -> some View {
        VStack(spacing: 6) {
            wheel().frame(width: 20, height: 20)
            label.defaultFont(ControlFont.footnote).foregroundStyle(.secondary)
        }
        .asControl("ProgressView")
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something goes on, and is called so.
    public init(@ViewBuilder label: () -> Label) { self.init(part: nil, label: label(), current: nil) }

    /// A bar with what it is called.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(part: value.map { Double($0 / total) }, label: label(), current: nil)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Something goes on.
    public init() { self.init(part: nil, label: nil, current: nil) }

    /// A bar.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(part: value.map { Double($0 / total) }, label: nil, current: nil)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Something goes on, and is called so.
    public init(_ title: LocalizedStringKey) { self.init(part: nil, label: Text(title), current: nil) }

    /// Something goes on, and is called so.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(part: nil, label: Text(title), current: nil) }

    /// A bar with what it is called.
    public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(part: value.map { Double($0 / total) }, label: Text(title), current: nil)
    }

    /// A bar with what it is called.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(part: value.map { Double($0 / total) }, label: Text(title), current: nil)
    }
}

/// Eight spokes, the first of them the strongest.
private struct Spokes: View {
    var body: some View {
        ZStack {
            ForEach(0..<8) { spoke in
                Capsule()
                    .fill(Color(.secondaryLabel).opacity(1 - Double(spoke) * 0.1))
                    .frame(width: 2.5, height: 6)
                    .offset(y: -7)
                    .rotationEffect(.degrees(Double(spoke) * -45))
            }
        }
    }
}

/// A ring that is filled up to a part.
private struct Ring: View {
    let part: Double

    var body: some View {
        Circle().inset(by: 1.5).stroke(.track, lineWidth: 3)
            .overlay {
                Circle().inset(by: 1.5).trim(from: 0, to: part).rotation(.degrees(-90))
                    .stroke(.tint, style: StrokeStyle(lineWidth: 3, lineCap: .round))
            }
    }
}

/// How progress looks.
public protocol ProgressViewStyle {
    /// How it is drawn.
    @_documentation(visibility: internal)
    static var _look: _ProgressLook { get }
}

/// How progress is drawn.
@_documentation(visibility: internal)
public enum _ProgressLook: Sendable {
    /// As a bar where it is known, as a wheel otherwise.
    case automatic
    /// As a bar.
    case linear
    /// As a wheel.
    case circular
}

/// A bar where it is known how far, a wheel otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The usual look.
    public init() {}

    /// The usual look.
    @_documentation(visibility: internal)
    public static var _look: _ProgressLook { .automatic }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// A bar.
    public init() {}

    /// A bar.
    @_documentation(visibility: internal)
    public static var _look: _ProgressLook { .linear }
}

/// A wheel, or a ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// A wheel, or a ring.
    public init() {}

    /// A wheel, or a ring.
    @_documentation(visibility: internal)
    public static var _look: _ProgressLook { .circular }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The usual look.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel, or a ring.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    /// Sets how progress looks.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.progressLook, S._look)
    }
}

extension EnvironmentValues {
    fileprivate var progressLook: _ProgressLook {
        get { self[ProgressLookKey.self] }
        set { self[ProgressLookKey.self] = newValue }
    }

    private enum ProgressLookKey: EnvironmentKey { static let defaultValue = _ProgressLook.automatic }
}

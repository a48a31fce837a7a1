/// How groups look.
@MainActor @preconcurrency
public protocol GroupBoxStyle: ViewStyle where Parts == GroupBoxStyleConfiguration {
    /// The parts and the state of a control.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// What a style of groups knows.
public struct GroupBoxStyleConfiguration {
    /// What the group is called.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// What the group is called.
        public var body: some View { view }
    }

    /// What is in the group.
    public struct Content: NonisolatedView {
        let view: AnyView

        /// What is in the group.
        public var body: some View { view }
    }

    /// What the group is called.
    public let label: Label
    /// What is in the group.
    public let content: Content
}

/// The usual look: on a ground with round corners.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, NonisolatedViewStyle {
    /// The usual look.
    public init() {}

    /// The label above the views, on a ground.
    public func makeBody(configuration: Configuration) -> some View { GroupOnSurface(parts: configuration) }
}

/// A label above views, on a surface that stands out from the one around it.
private struct GroupOnSurface: NonisolatedView {
    let parts: GroupBoxStyleConfiguration
    @Environment(\.surface) private var surface

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            parts.label.font(ControlFont.headline)
            VStack { parts.content }.frame(maxWidth: .infinity)
        }
        .padding(16)
        .environment(\.surface, surface.next)
        .background(surface.next.color, in: RoundedRectangle(cornerRadius: 10))
    }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The usual look: on a ground with round corners.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
    /// Sets how groups look.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.groupBoxStyle, style)
    }
}

extension EnvironmentValues {
    fileprivate(set) var groupBoxStyle: any GroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }

    private enum GroupBoxStyleKey: EnvironmentKey {
        static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
    }
}

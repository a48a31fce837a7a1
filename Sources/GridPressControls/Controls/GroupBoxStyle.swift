/// The style of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle: ViewStyle where Parts == GroupBoxStyleConfiguration {
    /// The parts of a group box.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a group box, for a style.
public struct GroupBoxStyleConfiguration {
    /// The label of the group.
    public let label: Label
    /// The content of the group.
    public let content: Content
}

/// The default style: the label above the content, on a background with round corners.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, NonisolatedViewStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the label above the content, on a background.
    public func makeBody(configuration: Configuration) -> some View { GroupOnSurface(parts: configuration) }
}

/// A label above views, on a surface that contrasts with the surface around it.
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
    /// The default style: the label above the content, on a background with round corners.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
    /// Sets the style of group boxes.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.groupBoxStyle, style)
    }
}

extension EnvironmentValues {
    @Entry fileprivate(set) var groupBoxStyle: any GroupBoxStyle = DefaultGroupBoxStyle()
}

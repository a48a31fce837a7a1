/// A word with a symbol.
public struct Label<Title: View, Icon: View>: NonisolatedView {
    let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var style

    /// A title with an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// Title and icon in their style.
    public var body: some View { styled(style) }

    private func styled<S: LabelStyle>(_ style: S) -> AnyView {
        let configuration = LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(view: AnyView(title)),
            icon: LabelStyleConfiguration.Icon(view: AnyView(icon.spoken(ofLabel: title.wordsInSpeech)))
        )
        return AnyView(StyleBody(style, configuration).environment(\.labelStyle, DefaultLabelStyle()))
    }
}

extension Label where Title == Text, Icon == Image {
    /// A word with a symbol of the system.
    public init(_ title: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// A word with a symbol of the system.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// A word with an image.
    public init(_ title: LocalizedStringKey, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }

    /// A word with an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is given, for styles made of others.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle: ViewStyle where Parts == LabelStyleConfiguration {
    /// The parts and the state of a control.
    typealias Configuration = LabelStyleConfiguration
}

/// What a style knows about a label.
public struct LabelStyleConfiguration {
    /// The title.
    public struct Title: NonisolatedView {
        let view: AnyView

        /// The title.
        public var body: some View { view }
    }

    /// The icon.
    public struct Icon: NonisolatedView {
        let view: AnyView

        /// The icon.
        public var body: some View { view }
    }

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

/// The usual look: the icon before the title.
public nonisolated struct DefaultLabelStyle: LabelStyle, NonisolatedViewStyle {
    /// The usual look.
    public init() {}

    /// The icon before the title.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon before the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, NonisolatedViewStyle {
    /// The icon before the title.
    public init() {}

    /// The icon before the title.
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(parts: configuration) }
}

/// An icon before a title.
///
/// The icons of a list have a column, so that its titles start at one edge.
private struct TitleAndIcon: NonisolatedView {
    let parts: LabelStyleConfiguration
    @Environment(\.isInList) private var isInList
    @ScaledMetric private var column: CGFloat = 28

    var body: some View {
        if isInList {
            HStack(spacing: 12) {
                parts.icon.frame(minWidth: column)
                parts.title
            }
        } else {
            HStack(spacing: 8) {
                parts.icon
                parts.title
            }
        }
    }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, NonisolatedViewStyle {
    /// The title alone.
    public init() {}

    /// The title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, NonisolatedViewStyle {
    /// The icon alone.
    public init() {}

    /// The icon.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    /// The usual look.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated extension View {
    /// Sets how labels look.
    public func labelStyle<S: LabelStyle>(_ style: S) -> ModifiedView<Self> { environment(\.labelStyle, style) }
}

extension EnvironmentValues {
    fileprivate(set) var labelStyle: any LabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }

    private enum LabelStyleKey: EnvironmentKey {
        static var defaultValue: any LabelStyle { DefaultLabelStyle() }
    }
}

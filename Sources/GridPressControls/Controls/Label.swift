/// A title with an icon.
public struct Label<Title: View, Icon: View>: NonisolatedView {
    let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var style

    /// Creates a label with views as its title and its icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The title and the icon in the current label style.
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
    // Also with a string.
    /// Creates a label with a localized title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    // Also with a string.
    /// Creates a label with a localized title and an image.
    public init(_ title: LocalizedStringKey, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from the configuration that a style receives, so that a style can build on other styles.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

/// The style of labels.
@MainActor @preconcurrency
public protocol LabelStyle: ViewStyle where Parts == LabelStyleConfiguration {
    /// The parts of a label.
    typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label, for a style.
public struct LabelStyleConfiguration {
    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon
}

/// The default style: the icon at the leading side of the title.
public nonisolated struct DefaultLabelStyle: LabelStyle, NonisolatedViewStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the icon and the title side by side.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// A style that shows the icon at the leading side of the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, NonisolatedViewStyle {
    /// Creates the style.
    public init() {}

    /// Returns the icon and the title side by side.
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(parts: configuration) }
}

/// An icon at the leading side of a title.
///
/// In a list, the icons share a column, so that the titles start at one edge. An icon of any size, such as a shape, fits
/// the column; an icon of a fixed size can be larger.
private struct TitleAndIcon: NonisolatedView {
    let parts: LabelStyleConfiguration
    @Environment(\.isInList) private var isInList
    @Environment(\.labelMetrics) private var metrics
    @ScaledMetric private var column: CGFloat = 28

    var body: some View {
        HStack(spacing: metrics.spacing ?? (isInList ? 12 : 8)) {
            if isInList {
                let width = metrics.iconWidth ?? column
                parts.icon.proposing(ProposedViewSize(width: width, height: width)).frame(minWidth: width)
            } else if let width = metrics.iconWidth {
                parts.icon.frame(minWidth: width)
            } else {
                parts.icon
            }
            parts.title
        }
    }
}

/// A style that shows the title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, NonisolatedViewStyle {
    /// Creates the style.
    public init() {}

    /// Returns the title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that shows the icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, NonisolatedViewStyle {
    /// Creates the style.
    public init() {}

    /// Returns the icon.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension View {
    /// Sets the style of labels.
    public func labelStyle<S: LabelStyle>(_ style: S) -> ModifiedView<Self> { environment(\.labelStyle, style) }

    /// Sets the distance between the icon and the title of labels.
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> ModifiedView<Self> {
        environment(\.labelMetrics.spacing, spacing)
    }

    /// Sets the minimum width of the column of icons in labels.
    public func labelReservedIconWidth(_ width: CGFloat) -> ModifiedView<Self> {
        environment(\.labelMetrics.iconWidth, width)
    }
}

/// The distances inside labels; `nil` for those of the style.
private struct LabelMetrics {
    var spacing: CGFloat?
    var iconWidth: CGFloat?
}

extension EnvironmentValues {
    @Entry fileprivate(set) var labelStyle: any LabelStyle = DefaultLabelStyle()

    @Entry fileprivate var labelMetrics: LabelMetrics = LabelMetrics()
}

nonisolated extension Label: SpokenView {
    package var spokenWords: String? { title.wordsInSpeech }
}

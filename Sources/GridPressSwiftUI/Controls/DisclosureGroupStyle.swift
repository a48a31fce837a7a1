/// The style of views that are shown below a label, or not.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: ViewStyle where Parts == DisclosureGroupStyleConfiguration {
    /// The parts and the state of a control.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts and the state of views below a label.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// The label.
        public var body: some View { view }
    }

    /// The views below the label.
    public struct Content: NonisolatedView {
        let make: () -> AnyView

        /// The views below the label.
        public var body: some View { make() }
    }

    /// The label.
    public let label: Label
    /// The views below the label.
    public let content: Content
    /// Whether the views are shown.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The default style: a label with a chevron, and perhaps the views below it.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, NonisolatedViewStyle {
    /// The default style.
    public init() {}

    /// Returns the label, and perhaps the views; in a list each of them has a row.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureBody(
            label: configuration.label,
            content: configuration.content,
            isExpanded: configuration.isExpanded
        )
    }
}

/// A label with a chevron, and perhaps the views below it.
private struct DisclosureBody<Label: View, Content: View>: NonisolatedView {
    let label: Label
    let content: Content
    let isExpanded: Bool
    @Environment(\.isInList) private var isInList

    var body: some View {
        if isInList {
            header
            if isExpanded { content.padding(.leading, 20) }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                header
                if isExpanded { content }
            }
            .asContainer("DisclosureGroup")
        }
    }

    private var header: some View {
        HStack {
            label
            Spacer()
            (isExpanded ? ControlIcon.chevronDown : ControlIcon.chevron).drawn(11).foregroundStyle(.tint)
        }
        .asControl("DisclosureLabel", [Drawing.Setting(Drawing.Setting.Spoken.expanded, .flag(isExpanded))])
    }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
    /// Sets the style of views that are shown below a label.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.disclosureGroupStyle, style)
    }
}

extension EnvironmentValues {
    fileprivate(set) var disclosureGroupStyle: any DisclosureGroupStyle {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }

    private enum DisclosureGroupStyleKey: EnvironmentKey {
        static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
    }
}

/// The style of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: ViewStyle where Parts == DisclosureGroupStyleConfiguration {
    /// The parts and the state of a disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts and the state of a disclosure group, for a style.
public struct DisclosureGroupStyleConfiguration {
    /// The content of a group.
    public struct Content: NonisolatedView {
        let make: () -> AnyView

        /// The content of the group.
        public var body: some View { make() }
    }

    /// The label of the group.
    public let label: Label
    /// The content of the group.
    public let content: Content
    /// A Boolean value that indicates whether the content is shown.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The default style: a label with a chevron, and the content below it if the group is expanded.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, NonisolatedViewStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the label, and the content of an expanded group.
    ///
    /// In a list, each view gets a row.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureBody(
            label: configuration.label,
            content: configuration.content,
            isExpanded: configuration.isExpanded
        )
    }
}

/// A label with a chevron, and the content below it if the group is expanded.
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
        .asControl("DisclosureLabel", [Drawing.Setting(.isExpanded, isExpanded)])
    }
}

nonisolated extension View {
    /// Sets the style of disclosure groups.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.disclosureGroupStyle, style)
    }
}

extension EnvironmentValues {
    @Entry fileprivate(set) var disclosureGroupStyle: any DisclosureGroupStyle = AutomaticDisclosureGroupStyle()
}

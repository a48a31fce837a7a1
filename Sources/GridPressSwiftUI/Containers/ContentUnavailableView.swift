/// What is shown where there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: NonisolatedView {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// What is missing, why, and what can be done.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// All below each other, in the middle of the room.
    public var body: some View {
        VStack(spacing: 12) {
            label.labelStyle(UnavailableLabelStyle())
            description.defaultFont(ControlFont.subheadline).foregroundStyle(.secondary)
            actions
        }
        .multilineTextAlignment(.center)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .asContainer("ContentUnavailableView")
    }
}

extension ContentUnavailableView
where Label == GridPressSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// What is missing, as a title and a symbol, and why.
    public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
        self.init {
            GridPressSwiftUI.Label(title, systemImage: systemImage)
        } description: {
            description
        }
    }

    /// What is missing, as a title as it stands and a symbol, and why.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, description: Text? = nil) {
        self.init {
            GridPressSwiftUI.Label(title, systemImage: systemImage)
        } description: {
            description
        }
    }

    /// A search that found nothing.
    public static var search: ContentUnavailableView {
        ContentUnavailableView(
            "No Results",
            systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search.")
        )
    }

    /// A search for a text that found nothing.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            "No Results for “\(text)”",
            systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search.")
        )
    }
}

/// A large quiet icon above the title.
private nonisolated struct UnavailableLabelStyle: LabelStyle, NonisolatedViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(ControlFont.largeTitle).foregroundStyle(.secondary)
            configuration.title.font(ControlFont.title)
        }
    }
}

/// A view that describes missing content: a label, a description and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: NonisolatedView {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view with a label, a description and actions.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The label, the description and the actions in a column, centered in the offered size.
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
where Label == GridPressControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    // Also with a string.
    /// Creates a view with a localized title, a symbol and a description.
    public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
        self.init {
            GridPressControls.Label(title, systemImage: systemImage)
        } description: {
            description
        }
    }

    // Also with a string.
    /// Creates a view with a localized title, an image and a description.
    public init(_ title: LocalizedStringKey, image: String, description: Text? = nil) {
        self.init {
            GridPressControls.Label(title, image: image)
        } description: {
            description
        }
    }

    /// A view that reports a search without results.
    public static var search: ContentUnavailableView {
        ContentUnavailableView(
            "No Results",
            systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search.")
        )
    }

    /// Returns a view that reports a search for a text without results.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            "No Results for \u{201C}\(text)\u{201D}",
            systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search.")
        )
    }
}

/// A style with a large gray icon above the title.
private nonisolated struct UnavailableLabelStyle: LabelStyle, NonisolatedViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(ControlFont.largeTitle).foregroundStyle(.secondary)
            configuration.title.font(ControlFont.title)
        }
    }
}

/// A button that would share something.
public struct ShareLink<Label: View>: NonisolatedView {
    private let label: Label

    /// A button that would share something.
    public init<Item>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// The button.
    public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == GridPressSwiftUI.Label<Text, Image> {
    /// A button that would share something.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init("Share…", item: item, subject: subject, message: message)
    }

    /// A button with a title that would share something.
    public init<Item>(_ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item) { GridPressSwiftUI.Label(title, systemImage: "square.and.arrow.up") }
    }

    /// A button with a title as it stands that would share something.
    @_disfavoredOverload
    public init<S: StringProtocol, Item>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item) { GridPressSwiftUI.Label(title, systemImage: "square.and.arrow.up") }
    }
}

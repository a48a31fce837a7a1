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

    /// A button that would share something, which a preview shows.
    public init<Item, PreviewImage, PreviewIcon>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// A button that would share some things.
    public init<Items: RandomAccessCollection>(
        items: Items,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// A button that would share some things, which previews show.
    public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
        items: Items,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// The button.
    public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == GridPressSwiftUI.Label<Text, Image> {
    private init(_ title: Text) {
        label = GridPressSwiftUI.Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }

    /// A button that would share something.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) { self.init(Text("Share…")) }

    /// A button with a title that would share something.
    public init<Item>(_ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(title))
    }

    /// A button with a title as it stands that would share something.
    @_disfavoredOverload
    public init<S: StringProtocol, Item>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(title))
    }

    /// A button that would share something, which a preview shows.
    public init<Item, PreviewImage, PreviewIcon>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text("Share…"))
    }

    /// A button with a title that would share something, which a preview shows.
    public init<Item, PreviewImage, PreviewIcon>(
        _ title: LocalizedStringKey,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(title))
    }

    /// A button with a title as it stands that would share something, which a preview shows.
    @_disfavoredOverload
    public init<S: StringProtocol, Item, PreviewImage, PreviewIcon>(
        _ title: S,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(title))
    }

    /// A button that would share some things.
    public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
        self.init(Text("Share…"))
    }

    /// A button with a title that would share some things.
    public init<Items: RandomAccessCollection>(
        _ title: LocalizedStringKey,
        items: Items,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init(Text(title))
    }
}

/// The picture and the words for something that is shared, which a still picture doesn't show.
public struct SharePreview<Image, Icon> {
    private init() {}
}

extension SharePreview where Image == Never, Icon == Never {
    /// A title.
    public init(_ title: LocalizedStringKey) { self.init() }

    /// A title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init() }

    /// A text as the title.
    public init(_ title: Text) { self.init() }
}

extension SharePreview where Icon == Never {
    /// A title and a picture.
    public init(_ title: LocalizedStringKey, image: Image) { self.init() }

    /// A title as it stands and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
    /// A title and an icon.
    public init(_ title: LocalizedStringKey, icon: Icon) { self.init() }

    /// A title as it stands and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

extension SharePreview {
    /// A title, a picture and an icon.
    public init(_ title: LocalizedStringKey, image: Image, icon: Icon) { self.init() }

    /// A title as it stands, a picture and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

/// A button that shares items.
///
/// Draws the button in its resting state. Sharing never starts in a static rendering.
public struct ShareLink<Label: View>: NonisolatedView {
    private let label: Label

    /// Creates a share link for an item, with a label.
    public init<Item>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// Creates a share link for an item with a preview, and a label.
    ///
    /// The preview isn't drawn.
    public init<Item, PreviewImage, PreviewIcon>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// Creates a share link for several items, with a label.
    public init<Items: RandomAccessCollection>(
        items: Items,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// Creates a share link for several items with previews, and a label.
    ///
    /// The previews aren't drawn.
    public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
        items: Items,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// A button with the label.
    public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == GridPressControls.Label<Text, Image> {
    init(_ title: Text) {
        label = GridPressControls.Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }

    /// Creates a share link for an item, with the title "Share…".
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) { self.init(Text("Share…")) }

    // Also with a string.
    /// Creates a share link for an item, with a localized title.
    public init<Item>(_ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(title))
    }

    /// Creates a share link for an item with a preview, and the title "Share…".
    ///
    /// The preview isn't drawn.
    public init<Item, PreviewImage, PreviewIcon>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text("Share…"))
    }

    // Also with a string.
    /// Creates a share link for an item with a preview, and a localized title.
    ///
    /// The preview isn't drawn.
    public init<Item, PreviewImage, PreviewIcon>(
        _ title: LocalizedStringKey,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(title))
    }

    /// Creates a share link for several items, with the title "Share…".
    public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
        self.init(Text("Share…"))
    }

    /// Creates a share link for several items, with a localized title.
    public init<Items: RandomAccessCollection>(
        _ title: LocalizedStringKey,
        items: Items,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init(Text(title))
    }
}

/// A preview of a shared item.
///
/// A static rendering doesn't show it.
public struct SharePreview<Image, Icon> {
    init() {}
}

extension SharePreview where Image == Never, Icon == Never {
    // Also with a string.
    /// Creates a preview with a localized title.
    public init(_ title: LocalizedStringKey) { self.init() }

    /// Creates a preview with a text as its title.
    public init(_ title: Text) { self.init() }
}

extension SharePreview where Icon == Never {
    // Also with a string.
    /// Creates a preview with a localized title and an image.
    public init(_ title: LocalizedStringKey, image: Image) { self.init() }

    /// Creates a preview with a text as its title, and an image.
    public init(_ title: Text, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
    // Also with a string.
    /// Creates a preview with a localized title and an icon.
    public init(_ title: LocalizedStringKey, icon: Icon) { self.init() }

    /// Creates a preview with a text as its title, and an icon.
    public init(_ title: Text, icon: Icon) { self.init() }
}

extension SharePreview {
    // Also with a string.
    /// Creates a preview with a localized title, an image and an icon.
    public init(_ title: LocalizedStringKey, image: Image, icon: Icon) { self.init() }

    /// Creates a preview with a text as its title, and an image and an icon.
    public init(_ title: Text, image: Image, icon: Icon) { self.init() }
}

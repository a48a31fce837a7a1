// Titles and images with generated and localized names.

extension Label where Title == Text, Icon == Image {
    // Also with a string.
    /// Creates a label with a localized title, and an image with a generated name.
    public init(_ title: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }

    /// Creates a label with a localized title and a symbol.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a localized title, which presents a value.
    ///
    /// The value's screen isn't drawn.
    @_disfavoredOverload
    public init<P: Hashable>(_ title: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension Button where Label == Text {
    /// Creates a button with a localized title.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

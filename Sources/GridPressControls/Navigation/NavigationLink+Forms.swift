// Links with arguments of older systems. A picture doesn't show their destinations.

extension NavigationLink {
    /// Creates a link with a label.
    ///
    /// The binding and the destination have no effect.
    public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }

    /// Creates a link with a label, identified by a tag.
    ///
    /// The binding and the destination have no effect.
    public init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }

    /// Creates a link with a label, identified by a tag.
    ///
    /// The binding and the destination have no effect.
    public init<V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }

    /// Has no effect in a static rendering: links aren't followed.
    public func isDetailLink(_ isDetailLink: Bool) -> Self { self }
}

extension NavigationLink where Label == Text {
    // Also with a string.
    /// Creates a link with a localized title.
    ///
    /// The binding and the destination have no effect.
    public init(_ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(title, destination: destination)
    }

    // Also with a string.
    /// Creates a link with a localized title.
    ///
    /// The binding and the destination have no effect.
    public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(title, destination: destination)
    }

    /// Creates a link with a localized title, identified by a tag.
    ///
    /// The binding and the destination have no effect.
    public init<V: Hashable>(
        _ title: LocalizedStringKey,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(title, destination: destination)
    }

    /// Creates a link with a localized title, identified by a tag.
    ///
    /// The binding and the destination have no effect.
    public init<V: Hashable>(
        _ title: LocalizedStringKey,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(title, destination: destination)
    }
}

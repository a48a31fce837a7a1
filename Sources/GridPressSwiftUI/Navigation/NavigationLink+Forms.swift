// Links by older arguments, whose screen a picture doesn't show.

extension NavigationLink {
    /// Views that lead to another screen.
    public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }

    /// Views that lead to another screen for a tag.
    public init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }

    /// Views that lead to another screen for a tag.
    public init<V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }

    /// Has no effect in a static rendering: nothing leads to another screen.
    public func isDetailLink(_ isDetailLink: Bool) -> Self { self }
}

extension NavigationLink where Label == Text {
    /// A title that leads to another screen.
    public init(_ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(title, destination: destination)
    }

    /// A title as it stands that leads to another screen.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(title, destination: destination)
    }

    /// A title that leads to another screen.
    public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(title, destination: destination)
    }

    /// A title as it stands that leads to another screen.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(title, destination: destination)
    }

    /// A title that leads to another screen for a tag.
    public init<V: Hashable>(
        _ title: LocalizedStringKey,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(title, destination: destination)
    }

    /// A title that leads to another screen for a tag.
    public init<V: Hashable>(
        _ title: LocalizedStringKey,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(title, destination: destination)
    }
}

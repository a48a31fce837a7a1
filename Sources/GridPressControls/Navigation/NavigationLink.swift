/// A row or a button that leads to another screen.
///
/// A picture shows its label only.
public struct NavigationLink<Label: View, Destination: View>: NonisolatedView {
    let label: Label
    @Environment(\.isInList) private var isInList
    @Environment(\.navigationLinkIndicatorVisibility) private var indicator

    /// Creates a link with a label.
    ///
    /// The destination isn't drawn.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    /// Creates a link with a label.
    ///
    /// The destination isn't drawn.
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    /// Creates a link with a label.
    ///
    /// The destination isn't drawn, and the binding has no effect.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// The label: a row with a disclosure indicator in a list, a button elsewhere.
    public var body: some View {
        if isInList {
            HStack {
                label
                Spacer()
                if indicator != .hidden { ControlIcon.chevron.drawn(11).foregroundStyle(.sign) }
            }
            .asControl("NavigationLink")
        } else {
            Button(action: {}, label: { label })
        }
    }
}

extension NavigationLink where Label == Text {
    // Also with a string.
    /// Creates a link with a localized title.
    ///
    /// The destination isn't drawn.
    public init(_ title: LocalizedStringKey, destination: Destination) { label = Text(title) }

    // Also with a string.
    /// Creates a link with a localized title.
    ///
    /// The destination isn't drawn.
    public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(title) }
}

extension NavigationLink where Destination == Never {
    /// Creates a link with a label, which presents a value.
    ///
    /// The value's screen isn't drawn.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text, Destination == Never {
    // Also with a string.
    /// Creates a link with a localized title, which presents a value.
    ///
    /// The value's screen isn't drawn.
    public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) { label = Text(title) }
}

nonisolated extension View {
    /// Sets the visibility of the disclosure indicators of navigation links in lists.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> ModifiedView<Self> {
        environment(\.navigationLinkIndicatorVisibility, visibility)
    }
}

extension EnvironmentValues {
    @Entry fileprivate var navigationLinkIndicatorVisibility: Visibility = .automatic
}

/// A row or a button that leads to another screen, which a picture doesn't show.
public struct NavigationLink<Label: View, Destination: View>: NonisolatedView {
    private let label: Label
    @Environment(\.isInList) private var isInList

    /// Views that lead to another screen.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    /// Views that lead to another screen.
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    /// Views that lead to another screen.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// The row with a sign that it leads on; outside a list, a button.
    public var body: some View {
        if isInList {
            HStack {
                label
                Spacer()
                ControlIcon.chevron.drawn(11).foregroundStyle(.sign)
            }
            .asControl("NavigationLink")
        } else {
            Button(action: {}, label: { label })
        }
    }
}

extension NavigationLink where Label == Text {
    /// A word that leads to another screen.
    public init(_ title: LocalizedStringKey, destination: Destination) { label = Text(title) }

    /// A word that leads to another screen.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }

    /// A word that leads to another screen.
    public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(title) }

    /// A word that leads to another screen.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { label = Text(title) }
}

extension NavigationLink where Destination == Never {
    /// Views that lead to the screen of a value.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A word that leads to the screen of a value.
    public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) { label = Text(title) }

    /// A word that leads to the screen of a value.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { label = Text(title) }
}

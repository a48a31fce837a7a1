/// Screens above each other; a picture shows the first one, with its title.
public struct NavigationStack<Data, Root: View>: NonisolatedView {
    private let root: Root

    /// A stack that starts with some views.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

    /// A stack that starts with some views; what its path holds isn't shown.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }

    /// A stack that starts with some views; what its path holds isn't shown.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
    }

    /// The first screen.
    public var body: some View { NavigationScreen(content: root).asContainer("NavigationStack") }
}

/// What a stack of screens holds above the first one.
public struct NavigationPath: Hashable {
    private var values: [AnyHashable] = []

    /// Creates an empty path.
    public init() {}

    /// Values, one for each screen.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    /// How many screens there are.
    public var count: Int { values.count }

    /// Whether there is none.
    public var isEmpty: Bool { values.isEmpty }

    /// Adds a screen.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Takes screens away: as many as there are at most, and none for a count below 0.
    public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(max(count, 0), values.count)) }
}

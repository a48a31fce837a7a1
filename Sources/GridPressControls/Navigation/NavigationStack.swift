/// A stack of screens.
///
/// A picture shows the root screen with its title and bars.
public struct NavigationStack<Data, Root: View>: NonisolatedView {
    private let root: Root

    /// Creates a stack with a root screen.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

    /// Creates a stack with a root screen.
    ///
    /// The path has no effect: GridPress doesn't draw its screens.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }

    /// Creates a stack with a root screen.
    ///
    /// The path has no effect: GridPress doesn't draw its screens.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
    }

    /// The root screen.
    public var body: some View { NavigationScreen(content: root).asContainer("NavigationStack") }
}

/// A list of values that represent the screens above the root of a navigation stack.
public struct NavigationPath: Hashable {
    private(set) var values: [AnyHashable] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path of values, one for each screen.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    /// The number of values.
    public var count: Int { values.count }

    /// A Boolean value that indicates whether the path has no values.
    public var isEmpty: Bool { values.isEmpty }

    /// Appends a value.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Removes the last values.
    ///
    /// A count that is too large removes all values; a negative one removes none.
    public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(max(count, 0), values.count)) }
}

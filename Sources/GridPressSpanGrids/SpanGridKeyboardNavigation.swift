import LibrarySolvers

/// The options for keys that move a selection through a ``SpanGrid``.
///
/// ```swift
/// let keys = SpanGridKeyboardNavigationOptions(enabled: true)
/// let columns = SpanGridColumnSizeStrategy.fixed(count: 2, width: 120, spacing: 8)
/// let menu = Figure("Menu", width: 280, height: 120) {
///     SpanGrid(columnSizeStrategy: columns, keyboardNavigationOptions: keys) {
///         Text("Soup")
///         Text("Bread")
///     }
///     .spanGridKeys([.down, .right])
/// }
/// ```
public struct SpanGridKeyboardNavigationOptions: Hashable, Sendable {
    /// The titles of the keys in a list of keyboard shortcuts.
    ///
    /// ```swift
    /// let norwegian = SpanGridKeyboardNavigationOptions.Localization(navigateNextItem: "Neste")
    /// let keys = SpanGridKeyboardNavigationOptions(discoverabilityEnabled: true, localization: norwegian)
    /// ```
    public struct Localization: Hashable, Sendable {
        /// The title of the key that selects an item in the row above.
        public let navigatePreviousRow: String
        /// The title of the key that selects the previous item.
        public let navigatePreviousItem: String
        /// The title of the key that selects an item in the row below.
        public let navigateNextRow: String
        /// The title of the key that selects the next item.
        public let navigateNextItem: String

        /// Creates titles; the default values are English.
        public init(
            navigatePreviousRow: String = "Navigate to previous row",
            navigatePreviousItem: String = "Navigate to previous item",
            navigateNextRow: String = "Navigate to next row", navigateNextItem: String = "Navigate to next item"
        ) {
            self.navigatePreviousRow = navigatePreviousRow
            self.navigatePreviousItem = navigatePreviousItem
            self.navigateNextRow = navigateNextRow
            self.navigateNextItem = navigateNextItem
        }
    }

    /// A Boolean value that indicates whether keys move the selection.
    public let enabled: Bool
    /// A Boolean value that indicates whether apps list the keys as shortcuts.
    ///
    /// Has no effect in a static rendering.
    public let discoverabilityEnabled: Bool
    /// The titles of the keys in a list of keyboard shortcuts.
    ///
    /// Has no effect in a static rendering.
    public let localization: Localization

    /// Creates options; without a localization, the titles are English.
    @_disfavoredOverload
    public init(enabled: Bool = false, discoverabilityEnabled: Bool = false, localization: Localization? = nil) {
        self.enabled = enabled
        self.discoverabilityEnabled = discoverabilityEnabled
        self.localization = localization ?? Localization()
    }

    /// Creates options with a label that is misspelled as in the original SpanGrid.
    public init(enabled: Bool = false, discoverabiliyEnabled: Bool = false, localization: Localization? = nil) {
        self.init(enabled: enabled, discoverabilityEnabled: discoverabiliyEnabled, localization: localization)
    }
}

/// A key that moves the selection of a ``SpanGrid``.
///
/// The first key selects the first item, and the others move on from there:
///
/// ```swift
/// let keys = "dds".compactMap { SpanGridKey(letter: $0) }
/// let sizes: [SpanGridLayoutSize] = [.cell, .cell, .row, .cell]
/// let selection = keys.selection(in: sizes, columnCount: 2)  // 2
/// ```
public enum SpanGridKey: String, Hashable, Sendable, CaseIterable {
    /// The key that moves to the row above.
    case up
    /// The key that moves to the previous item.
    case left
    /// The key that moves to the row below.
    case down
    /// The key that moves to the next item.
    case right

    /// Creates a key from its letter on the keyboard: `w`, `a`, `s` or `d`; `nil` for other letters.
    public init?(letter: Character) {
        switch letter {
        case "w": self = .up
        case "a": self = .left
        case "s": self = .down
        case "d": self = .right
        default: return nil
        }
    }

    fileprivate var solverDirection: SpanGridSelection.Direction {
        switch self {
        case .up: .up
        case .left: .left
        case .down: .down
        case .right: .right
        }
    }
}

extension Sequence where Element == SpanGridKey {
    /// Returns the position of the item that is selected after the keys were pressed in turn.
    ///
    /// The first key selects the first item. After an item that spans a whole row, the selection returns to its earlier
    /// column. A key that leads out of the grid has no effect.
    ///
    /// - Parameters:
    ///   - sizes: The spans of the items, in their order.
    ///   - columnCount: The number of columns of the grid.
    /// - Returns: The position of the selected item, counted from 0; `nil` if no item is selected.
    public func selection(in sizes: [SpanGridLayoutSize], columnCount: Int) -> Int? {
        selection(in: SpanGridAssignment(sizes.map(\.solverSize), columnCount: columnCount))
    }

    func selection(in assignment: SpanGridAssignment) -> Int? {
        SpanGridSelection.item(after: map(\.solverDirection), in: assignment)
    }
}

/// The highlighted cell of a span grid.
enum SpanGridHighlight: Hashable, Sendable {
    /// No cell is highlighted.
    case nothing
    /// The cell of the item at a position, counted from 0.
    case index(Int)
    /// The cell that is selected after keys were pressed in turn.
    case keys([SpanGridKey])

    /// Returns the position of the item whose cell is highlighted; `nil` for none.
    func item(in assignment: SpanGridAssignment) -> Int? {
        switch self {
        case .nothing: nil
        case .index(let index): index
        case .keys(let keys): keys.selection(in: assignment)
        }
    }

    enum Key: EnvironmentKey {
        static var defaultValue: SpanGridHighlight { .nothing }
    }
}

extension EnvironmentValues {
    /// The highlighted cell of the span grids inside.
    var spanGridHighlight: SpanGridHighlight {
        get { self[SpanGridHighlight.Key.self] }
        set { self[SpanGridHighlight.Key.self] = newValue }
    }
}

nonisolated extension View {
    /// Highlights the cell at a position of the span grids inside, counted from 0; `nil` highlights none.
    public func spanGridHighlighted(_ index: Int?) -> ModifiedView<Self> {
        environment(\.spanGridHighlight, index.map { .index($0) } ?? .nothing)
    }

    /// Highlights the cell of the span grids inside that keys select when they are pressed in turn.
    ///
    /// Grids highlight no cell unless their ``SpanGridKeyboardNavigationOptions`` enable keys.
    public func spanGridKeys(_ keys: [SpanGridKey]) -> ModifiedView<Self> {
        environment(\.spanGridHighlight, keys.isEmpty ? .nothing : .keys(keys))
    }
}

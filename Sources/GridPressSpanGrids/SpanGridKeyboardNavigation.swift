import LayoutSolvers

/// Whether keys move a selection through a ``SpanGrid``, and what is said of them.
public struct SpanGridKeyboardNavigationOptions: Hashable, Sendable {
    /// What the keys are called where they are listed.
    public struct Localization: Hashable, Sendable {
        /// What the key is called that leads to the row above.
        public let navigatePreviousRow: String
        /// What the key is called that leads to the item before.
        public let navigatePreviousItem: String
        /// What the key is called that leads to the row below.
        public let navigateNextRow: String
        /// What the key is called that leads to the item behind.
        public let navigateNextItem: String

        /// Names of keys.
        public init(
            navigatePreviousRow: String = "Navigate to previous row",
            navigatePreviousItem: String = "Navigate to previous item",
            navigateNextRow: String = "Navigate to next row",
            navigateNextItem: String = "Navigate to next item"
        ) {
            self.navigatePreviousRow = navigatePreviousRow
            self.navigatePreviousItem = navigatePreviousItem
            self.navigateNextRow = navigateNextRow
            self.navigateNextItem = navigateNextItem
        }
    }

    /// Whether keys move a selection.
    public let enabled: Bool
    /// Whether keys are listed where a keyboard is; a picture lists none.
    public let discoverabilityEnabled: Bool
    /// What they are called there.
    public let localization: Localization

    /// Whether keys move a selection, and what is said of them.
    @_disfavoredOverload
    public init(enabled: Bool = false, discoverabilityEnabled: Bool = false, localization: Localization? = nil) {
        self.enabled = enabled
        self.discoverabilityEnabled = discoverabilityEnabled
        self.localization = localization ?? Localization()
    }

    /// Whether keys move a selection, and what is said of them, by the label as SpanGrid spells it.
    public init(enabled: Bool = false, discoverabiliyEnabled: Bool = false, localization: Localization? = nil) {
        self.init(enabled: enabled, discoverabilityEnabled: discoverabiliyEnabled, localization: localization)
    }
}

/// A key that moves the selection of a ``SpanGrid``.
public enum SpanGridKey: String, Hashable, Sendable, CaseIterable {
    /// To the row above.
    case up
    /// To the item before.
    case left
    /// To the row below.
    case down
    /// To the item behind.
    case right

    /// The key by its letter on the keyboard: `w`, `a`, `s` or `d`.
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
    /// The item that is selected after the keys were pressed in turn; the first key of all selects the first item.
    ///
    /// Passing over an item that takes a whole row leads back to the column that the walk came from. A key that leads out
    /// of the grid changes nothing.
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
    /// The cell of an item, counted from 0.
    case index(Int)
    /// The cell that keys lead to.
    case keys([SpanGridKey])

    /// The item whose cell is highlighted.
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
    /// Which cells are highlighted of the span grids inside.
    var spanGridHighlight: SpanGridHighlight {
        get { self[SpanGridHighlight.Key.self] }
        set { self[SpanGridHighlight.Key.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets which cell of the span grids inside is highlighted, counted from 0; `nil` for none.
    public func spanGridHighlighted(_ index: Int?) -> ModifiedView<Self> {
        environment(\.spanGridHighlight, index.map { .index($0) } ?? .nothing)
    }

    /// Presses keys, one after the other, in the span grids inside: the cell is highlighted that they lead to.
    ///
    /// Grids whose ``SpanGridKeyboardNavigationOptions`` leave keys alone highlight none.
    public func spanGridKeys(_ keys: [SpanGridKey]) -> ModifiedView<Self> {
        environment(\.spanGridHighlight, keys.isEmpty ? .nothing : .keys(keys))
    }
}

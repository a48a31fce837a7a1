/// A type that provides columns for a table.
public protocol TableColumnContent<TableRowValue> {
    /// The type of a row's value.
    associatedtype TableRowValue: Identifiable

    /// The columns.
    @_documentation(visibility: internal)
    var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column as a table draws it.
@_documentation(visibility: internal)
public struct _TableColumn<RowValue> {
    let label: AnyView
    let cell: (RowValue) -> AnyView
    var width = ColumnWidth()
    var alignment = TextAlignment.leading
    var isHidden = false

    /// The limits of the width of a column.
    struct ColumnWidth {
        var min: CGFloat?
        var ideal: CGFloat?
        var max: CGFloat?
    }
}

/// A column of a table, with a label and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    private var column: _TableColumn<RowValue>

    init(label: Label, cell: @escaping (RowValue) -> Content) {
        column = _TableColumn(label: AnyView(label), cell: { AnyView(cell($0)) })
    }

    /// The column.
    @_documentation(visibility: internal)
    public var _columns: [_TableColumn<RowValue>] { [column] }

    private func changed(_ change: (inout _TableColumn<RowValue>) -> Void) -> TableColumn {
        var copy = self
        change(&copy.column)
        return copy
    }

    /// Sets the width of the column in points; `nil` changes nothing.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        changed { if let width { $0.width = .init(min: width, ideal: width, max: width) } }
    }

    /// Sets the limits of the column's width in points; `nil` for no limit.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        changed { $0.width = .init(min: min, ideal: ideal, max: max) }
    }

    /// Sets the horizontal alignment of the column's views.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        changed { $0.alignment = alignment.side }
    }

    /// Sets whether the column is visible by default, which is what a picture shows.
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
        changed { $0.isHidden = visibility == .hidden }
    }

    /// Has no effect in a static rendering: columns aren't customized.
    public func customizationID(_ id: String) -> TableColumn { self }

    /// Has no effect in a static rendering: columns aren't customized.
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn { self }
}

extension TableColumn where Sort == Never {
    /// Creates a column with a label.
    public init(@ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), cell: content)
    }
}

extension TableColumn where Sort == Never, Label == Text {
    // Also with a string.
    /// Creates a column with a localized title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), cell: content)
    }

    /// Creates a column with a title.
    public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: title, cell: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    // Also with a string.
    /// Creates a column with a localized title and a property to sort by.
    ///
    /// The property has no effect.
    public init<V: Comparable>(
        _ title: LocalizedStringKey,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), cell: content)
    }

    /// Creates a column with a title and a property to sort by.
    ///
    /// The property has no effect.
    public init<V: Comparable>(
        _ title: Text,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: title, cell: content)
    }

    /// Creates a column with a localized title and a property to sort by.
    ///
    /// The property and the comparator have no effect.
    public init<V, Comparator: SortComparator>(
        _ title: LocalizedStringKey,
        value: KeyPath<RowValue, V>,
        comparator: Comparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Comparator.Compared == V {
        self.init(label: Text(title), cell: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    // Also with a string.
    /// Creates a column with a localized title, which shows a property.
    public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title), cell: { Text($0[keyPath: value]) })
    }

    /// Creates a column with a title, which shows a property.
    public init(_ title: Text, value: KeyPath<RowValue, String>) {
        self.init(label: title, cell: { Text($0[keyPath: value]) })
    }

    /// Creates a column with a localized title, which shows a property.
    ///
    /// The comparator has no effect.
    public init<Comparator: SortComparator>(
        _ title: LocalizedStringKey,
        value: KeyPath<RowValue, String>,
        comparator: Comparator
    ) where Comparator.Compared == String {
        self.init(title, value: value)
    }
}

extension TableColumn where Sort: SortComparator, Label == Text, Sort.Compared == RowValue {
    /// Creates a column with a localized title.
    ///
    /// The comparator has no effect.
    public init(_ title: LocalizedStringKey, sortUsing: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), cell: content)
    }
}

/// The horizontal alignment of a column's views.
public struct TableColumnAlignment: Hashable, Sendable {
    let side: TextAlignment

    /// The default alignment: leading.
    public static let automatic = TableColumnAlignment(side: .leading)
    /// The leading alignment.
    public static let leading = TableColumnAlignment(side: .leading)
    /// The center alignment.
    public static let center = TableColumnAlignment(side: .center)
    /// The trailing alignment.
    public static let trailing = TableColumnAlignment(side: .trailing)
    /// The alignment of numbers: trailing.
    public static let numeric = TableColumnAlignment(side: .trailing)
}

/// A result builder that combines the columns in a closure.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// Returns the columns of an expression.
    public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> TableColumnList<RowValue>
    where Content.TableRowValue == RowValue {
        TableColumnList(_columns: content._columns)
    }

    /// Returns several lists of columns as one.
    public static func buildBlock(_ lists: TableColumnList<RowValue>...) -> TableColumnList<RowValue> {
        TableColumnList(_columns: lists.flatMap(\._columns))
    }

    /// Returns the columns of an `if` without an `else`.
    public static func buildIf(_ list: TableColumnList<RowValue>?) -> TableColumnList<RowValue> {
        list ?? TableColumnList(_columns: [])
    }

    /// Returns the columns of the first branch of a condition.
    public static func buildEither(first: TableColumnList<RowValue>) -> TableColumnList<RowValue> { first }

    /// Returns the columns of the second branch of a condition.
    public static func buildEither(second: TableColumnList<RowValue>) -> TableColumnList<RowValue> { second }

    /// Returns the columns of an `if #available`.
    public static func buildLimitedAvailability(_ list: TableColumnList<RowValue>) -> TableColumnList<RowValue> { list }
}

/// Several columns of a table.
public struct TableColumnList<RowValue: Identifiable>: TableColumnContent {
    /// The columns.
    @_documentation(visibility: internal)
    public let _columns: [_TableColumn<RowValue>]
}

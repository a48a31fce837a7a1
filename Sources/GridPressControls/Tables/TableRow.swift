/// A type that provides rows for a table.
public protocol TableRowContent<TableRowValue> {
    /// The type of a row's value.
    associatedtype TableRowValue: Identifiable

    /// The values of the rows.
    @_documentation(visibility: internal)
    var _values: [TableRowValue] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
    private let value: Value

    /// Creates a row of a value.
    public init(_ value: Value) { self.value = value }

    /// The value of the row.
    @_documentation(visibility: internal)
    public var _values: [Value] { [value] }
}

extension TableRowContent {
    /// Has no effect in a static rendering: menus don't open.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }

    /// Has no effect in a static rendering: rows aren't dragged.
    public func draggable<T>(_ payload: @autoclosure () -> T) -> Self { self }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The values of the rows.
    @_documentation(visibility: internal)
    public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates rows for each element.
    @_disfavoredOverload
    public init<Value: Identifiable>(
        _ data: Data,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == Value {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates a row for each element.
    public init(_ data: Data) where Content == TableRow<Data.Element> {
        self.init(data: data, content: { TableRow($0) }, id: { $0.id })
    }
}

/// Rows of a table, one for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    let data: Data

    /// The values of the rows.
    @_documentation(visibility: internal)
    public var _values: [Data.Element] { Array(data) }
}

/// A result builder that combines the rows in a closure.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
    /// Returns the rows of an expression.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> TableRowList<Value>
    where Content.TableRowValue == Value {
        TableRowList(_values: content._values)
    }

    /// Returns several lists of rows as one.
    public static func buildBlock(_ lists: TableRowList<Value>...) -> TableRowList<Value> {
        TableRowList(_values: lists.flatMap(\._values))
    }

    /// Returns the rows of an `if` without an `else`.
    public static func buildIf(_ list: TableRowList<Value>?) -> TableRowList<Value> {
        list ?? TableRowList(_values: [])
    }

    /// Returns the rows of the first branch of a condition.
    public static func buildEither(first: TableRowList<Value>) -> TableRowList<Value> { first }

    /// Returns the rows of the second branch of a condition.
    public static func buildEither(second: TableRowList<Value>) -> TableRowList<Value> { second }

    /// Returns the rows of an `if #available`.
    public static func buildLimitedAvailability(_ list: TableRowList<Value>) -> TableRowList<Value> { list }
}

/// Several rows of a table.
public struct TableRowList<Value: Identifiable>: TableRowContent {
    /// The values of the rows.
    @_documentation(visibility: internal)
    public let _values: [Value]
}

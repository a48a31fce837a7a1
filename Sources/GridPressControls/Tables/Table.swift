/// A container that shows rows of values in columns, below the titles of the columns.
///
/// Its size is the proposed size. A picture shows the rows that fit, starting at the first row. The columns share the
/// width, within their limits.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: NonisolatedView
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    private let rows: Rows
    private let columns: Columns
    private let selection: Set<Value.ID>

    private init(rows: Rows, columns: Columns, selection: Set<Value.ID>) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
    }

    /// The column titles and the rows.
    public var body: some View {
        TableBody(
            rows: rows._values.enumerated().map {
                TableValue(id: $0, value: $1, isSelected: selection.contains($1.id))
            },
            columns: columns._columns.filter { !$0.isHidden }.enumerated().map { IndexedColumn(id: $0, column: $1) }
        )
        .asContainer("Table")
    }
}

extension Table {
    /// Creates a table with rows from a closure.
    public init(
        of type: Value.Type,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: [])
    }

    /// Creates a table with rows from a closure, of which one can be selected.
    public init(
        of type: Value.Type,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: selection.wrappedValue.map { [$0] } ?? [])
    }

    /// Creates a table with rows from a closure, of which several can be selected.
    public init(
        of type: Value.Type,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: selection.wrappedValue)
    }

    /// Creates a table with rows from a closure, in their given order.
    ///
    /// The sort order has no effect.
    public init<Sort: SortComparator>(
        of type: Value.Type,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), selection: [])
    }

    /// Creates a table with rows from a closure, of which one can be selected.
    ///
    /// The sort order has no effect.
    public init<Sort: SortComparator>(
        of type: Value.Type,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), selection: selection.wrappedValue.map { [$0] } ?? [])
    }

    /// Creates a table with rows from a closure, of which several can be selected.
    ///
    /// The sort order has no effect.
    public init<Sort: SortComparator>(
        of type: Value.Type,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), selection: selection.wrappedValue)
    }
}

// Initializers without the type of the values, which the sort order implies.

extension Table {
    /// Creates a table with rows from a closure, in their given order.
    ///
    /// The sort order has no effect.
    public init(
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: [])
    }

    /// Creates a table with rows from a closure, of which one can be selected.
    ///
    /// The sort order has no effect.
    public init(
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: selection.wrappedValue.map { [$0] } ?? [])
    }

    /// Creates a table with rows from a closure, of which several can be selected.
    ///
    /// The sort order has no effect.
    public init(
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: selection.wrappedValue)
    }
}

extension Table {
    /// Creates a table with a row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: [])
    }

    /// Creates a table with a row for each element, of which one can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: selection.wrappedValue.map { [$0] } ?? []
        )
    }

    /// Creates a table with a row for each element, of which several can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: selection.wrappedValue)
    }

    /// Creates a table with a row for each element, in the given order.
    ///
    /// The sort order has no effect.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: [])
    }

    /// Creates a table with a row for each element, of which one can be selected.
    ///
    /// The sort order has no effect.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            rows: TableForEachContent(data: data),
            columns: columns(),
            selection: selection.wrappedValue.map { [$0] } ?? []
        )
    }

    /// Creates a table with a row for each element, of which several can be selected.
    ///
    /// The sort order has no effect.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: selection.wrappedValue)
    }

    /// Creates a table with a row for each top element of trees.
    ///
    /// A picture shows the elements collapsed.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: [])
    }
}

/// The customization of a table's columns.
///
/// A picture shows the initial columns.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    /// Creates a customization that changes nothing.
    public init() {}
}

/// The value of a row, with its position.
private struct TableValue<Value>: Identifiable {
    let id: Int
    let value: Value
    let isSelected: Bool
}

/// A column, with its position.
private struct IndexedColumn<Value>: Identifiable {
    let id: Int
    let column: _TableColumn<Value>
}

/// A view of the column titles, a line, and the rows.
private struct TableBody<Value>: NonisolatedView {
    let rows: [TableValue<Value>]
    let columns: [IndexedColumn<Value>]
    @Environment(\.areTableHeadersHidden) private var areHeadersHidden
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        VStack(spacing: 0) {
            if !areHeadersHidden {
                TableLine(columns: columns) { $0.label }
                    .font(ControlFont.footnote)
                    .foregroundStyle(.secondary)
                    .frame(minHeight: 28)
                    .asContainer("TableHeader")
                Divider()
            }
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(rows) { row in
                        TableLine(columns: columns) { $0.cell(row.value) }
                            .frame(minHeight: 44)
                            .background { if row.isSelected { Rectangle().fill(Color(.systemGray4)) } }
                            .overlay(alignment: .bottom) {
                                if row.id != rows.count - 1 {
                                    Rectangle().fill(Color.separator).frame(height: pixelLength).padding(.leading, 16)
                                }
                            }
                            .asContainer("TableRow")
                    }
                }
            }
        }
    }
}

/// A view of the cells of a row, or of the column titles.
private struct TableLine<Value>: NonisolatedView {
    let columns: [IndexedColumn<Value>]
    let cell: (_TableColumn<Value>) -> AnyView

    var body: some View {
        HStack(spacing: 8) {
            ForEach(columns) { indexed in
                let column = indexed.column
                HStack { cell(column) }
                    .frame(
                        minWidth: column.width.min ?? 0,
                        idealWidth: column.width.ideal,
                        maxWidth: column.width.max ?? .infinity,
                        alignment: column.alignment.side
                    )
            }
        }
        .padding(.horizontal, 16)
    }
}

extension TextAlignment {
    fileprivate var side: Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

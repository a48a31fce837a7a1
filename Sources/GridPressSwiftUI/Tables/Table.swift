/// Rows of values in columns, below the titles of the columns.
///
/// A table takes what it is offered, and shows what fits from the first row on. Columns share its width, within their
/// limits.
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

    /// The titles and the rows.
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
    /// A table of rows that stand in a closure.
    public init(
        of type: Value.Type,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: [])
    }

    /// A table of rows that stand in a closure, of which one can be selected.
    public init(
        of type: Value.Type,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: selection.wrappedValue.map { [$0] } ?? [])
    }

    /// A table of rows that stand in a closure, of which several can be selected.
    public init(
        of type: Value.Type,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: selection.wrappedValue)
    }

    /// A table of rows that stand in a closure and can be sorted.
    public init<Sort: SortComparator>(
        of type: Value.Type,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), selection: [])
    }

    /// A table of rows that stand in a closure and can be sorted, of which one can be selected.
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

    /// A table of rows that stand in a closure and can be sorted, of which several can be selected.
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

// Without the type of the values, which the order of the rows says.

extension Table {
    /// A table of rows that stand in a closure and can be sorted.
    public init(
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: [])
    }

    /// A table of rows that stand in a closure and can be sorted, of which one can be selected.
    public init(
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: selection.wrappedValue.map { [$0] } ?? [])
    }

    /// A table of rows that stand in a closure and can be sorted, of which several can be selected.
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
    /// A table with a row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: [])
    }

    /// A table with a row for each element, of which one can be selected.
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

    /// A table with a row for each element, of which several can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: selection.wrappedValue)
    }

    /// A table with a row for each element, which can be sorted.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: [])
    }

    /// A table with a row for each element, which can be sorted, and of which one can be selected.
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

    /// A table with a row for each element, which can be sorted, and of which several can be selected.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: selection.wrappedValue)
    }

    /// A table with a row for each element of trees; a picture shows the elements without their children.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: [])
    }
}

/// The columns that people chose; a picture shows them as they are at first.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    /// The columns as they are at first.
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

/// The titles of columns, a line, and rows.
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

/// The cells of a row, or the titles of the columns.
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

/// The ways in which people can edit a list.
///
/// They have no effect in a static rendering.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Rows can be moved.
    public static var move: EditActions { EditActions(rawValue: 1) }
    /// Rows can be deleted.
    public static var delete: EditActions { EditActions(rawValue: 2) }
    /// Rows can be moved and deleted.
    public static var all: EditActions { [.move, .delete] }
}

extension ForEach where Content: View {
    /// Creates views with a binding to each element.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>,
        editActions: EditActions<Elements>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == Binding<Elements>, Elements.Element: Identifiable, ID == Elements.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    /// Creates views with a binding to each element, identified by a property of the element.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>,
        id: KeyPath<Elements.Element, ID>,
        editActions: EditActions<Elements>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == Binding<Elements> {
        self.init(data, id: id, content: content)
    }
}

extension List where SelectionValue == Never {
    /// Creates a list with a row for a binding to each element, identified by a property of the element.
    public init<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Elements>,
        id: KeyPath<Elements.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
    ) where Content == ForEach<Binding<Elements>, ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list with a row for a binding to each element.
    public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Elements>,
        editActions: EditActions<Elements>,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
    ) where Content == ForEach<Binding<Elements>, Elements.Element.ID, RowContent>, Elements.Element: Identifiable {
        self.init { ForEach(data, editActions: editActions, content: rowContent) }
    }
}

extension List {
    /// Creates a list with a row for a binding to each element, of which one can be selected.
    public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Elements>,
        editActions: EditActions<Elements>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
    ) where Content == ForEach<Binding<Elements>, Elements.Element.ID, RowContent>, Elements.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates a list with a row for a binding to each element, of which several can be selected.
    public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Elements>,
        editActions: EditActions<Elements>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
    ) where Content == ForEach<Binding<Elements>, Elements.Element.ID, RowContent>, Elements.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates a list with a row for each number of a range, of which one can be selected.
    public init<RowContent: View>(
        _ data: Range<Int>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each number of a range, of which several can be selected.
    public init<RowContent: View>(
        _ data: Range<Int>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
}

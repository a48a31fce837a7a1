/// A structure that makes a view for each element of a tree.
///
/// Elements with children are drawn collapsed.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup>: NonisolatedView
where Leaf: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: (Data.Element) -> Data?
    private let content: (Data.Element) -> Leaf

    fileprivate init(
        data: Data,
        id: KeyPath<Data.Element, ID>,
        children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.content = content
    }

    /// The views of the top elements.
    public var body: some View {
        ForEach(data, id: id) { element in
            if let inner = children(element) {
                DisclosureGroup {
                    AnyView(OutlineGroup(data: inner, id: id, children: children, content: content))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}

extension OutlineGroup
where Parent == Leaf, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren> {
    /// Creates a group for the elements of trees, identified by a property.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
    }

    /// Creates a group for the elements of trees.
    public init(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// Creates a group for the elements of a tree, identified by a property.
    public init<Element>(
        _ root: Element,
        id: KeyPath<Element, ID>,
        children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Data == [Element] {
        self.init([root], id: id, children: children, content: content)
    }

    /// Creates a group for the elements of a tree.
    public init<Element: Identifiable>(
        _ root: Element,
        children: KeyPath<Element, Data?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Data == [Element], ID == Element.ID {
        self.init([root], id: \.id, children: children, content: content)
    }
}

/// The views of an element's children.
public struct OutlineSubgroupChildren: NonisolatedView {
    /// An empty view: `OutlineGroup` makes the views itself.
    public var body: some View { EmptyView() }
}

/// The view of a tree's elements in a list.
public typealias ListOutline<Data: RandomAccessCollection, ID: Hashable, RowContent: View> = OutlineGroup<
    Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
>

extension List where SelectionValue == Never {
    /// Creates a list with a row for each top element of trees.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list with a row for each top element of trees, identified by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ListOutline<Data, ID, RowContent> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}

extension List {
    /// Creates a list with a row for each top element of trees, of which one can be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list with a row for each top element of trees, of which several can be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
}

/// A layout that places items whose sizes are known.
///
/// Every item is measured once, offered the largest size that the layout lets items have. The layout then says where
/// each one goes, and the whole is as large as all of them together, whatever it is offered. To make views of items, call
/// the layout like a function.
public protocol FULayout: Hashable {
    /// The axes along which items have their ideal size.
    var fixedSize: Axis.Set { get }
    /// The width that items are offered; `nil` for their ideal one.
    var maxItemWidth: CGFloat? { get }
    /// The height that items are offered; `nil` for their ideal one.
    var maxItemHeight: CGFloat? { get }

    /// Where the leading top corner of each item goes, by the positions of the items.
    ///
    /// Offsets may be negative: what lies furthest to the leading side or to the top touches the edge. An item without an
    /// offset is not drawn.
    func contentOffsets(sizes: [Int: CGSize]) -> [Int: CGPoint]

    /// The room that items take at their offsets; a layout that fills its room answers with all of it.
    func rect(contentOffsets: [Int: CGPoint], sizes: [Int: CGSize]) -> CGRect
}

extension FULayout {
    /// The smallest rectangle around all items that have an offset.
    public func rect(contentOffsets: [Int: CGPoint], sizes: [Int: CGSize]) -> CGRect {
        let placed = sizes.sortedByKey().map { (offset: contentOffsets[$0.key], size: $0.value) }
        return FUArrangement.bounds(placed.map(\.offset), placed.map(\.size))
    }

    /// The layout with its type hidden, so that one can be chosen where the views are made.
    public var anyFULayout: AnyFULayout { AnyFULayout(self) }
}

// MARK: - Making views

extension FULayout {
    /// Arranges some views with this layout.
    public func callAsFunction<Content: View>(@ViewBuilder content: () -> Content) -> FULayoutView<Self, Content> {
        FULayoutView(layout: self, content: content())
    }

    /// Arranges a view for each element of a collection, identified by a property of it.
    public func forEach<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> FULayoutView<Self, ForEach<Data, ID, Content>> {
        callAsFunction { ForEach(data, id: id, content: content) }
    }

    /// Arranges a view for each element of a collection, identified by itself.
    public func forEach<Data: RandomAccessCollection, Content: View>(
        _ data: Data,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> FULayoutView<Self, ForEach<Data, Data.Element.ID, Content>> where Data.Element: Identifiable {
        callAsFunction { ForEach(data, content: content) }
    }

    /// Arranges a view for each number of a range.
    public func forEach<Content: View>(
        _ data: Range<Int>,
        @ViewBuilder content: @escaping (Int) -> Content
    ) -> FULayoutView<Self, ForEach<Range<Int>, Int, Content>> {
        callAsFunction { ForEach(data, content: content) }
    }
}

extension Dictionary where Key == Int, Value == CGSize {
    /// Returns the sizes of the subviews that a ``FULayout`` arranges, in the order of the subviews.
    public func sortedByKey() -> [(key: Int, value: CGSize)] { sorted { $0.key < $1.key } }
}

/// Views arranged by a ``FULayout``.
public struct FULayoutView<L: FULayout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    /// Makes the node of the layout.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.addContainer(FULayoutContainer(layout: layout), kind: layout.kind, content: content)
    }
}

extension FULayout {
    /// What the views that it arranges are called in a picture.
    fileprivate var kind: String {
        func name(_ layout: any FULayout) -> String { String(describing: type(of: layout)) }
        return (self as? AnyFULayout).map { name($0.base) } ?? name(self)
    }
}

/// A layout that places its subviews as a ``FULayout`` does.
struct FULayoutContainer<L: FULayout>: LayoutFromFULayout, BuiltInLayout {
    let layout: L

    func fuLayout(maxSize: CGSize) -> L { layout }

    package var finding: NodeFinding? { layout.layoutFinding }

    var settings: [Drawing.Setting] { layout.layoutSettings }

    package var makesGrid: Bool { layout.makesGrid }
}

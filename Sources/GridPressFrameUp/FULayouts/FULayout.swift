/// A layout that determines the offsets of items from their sizes.
///
/// Every item is measured once, with the largest size that the layout allows as its proposal. The layout then returns
/// the offset of each item. By default, the layout is as large as all items together, whatever the proposal. To arrange
/// views, call the layout like a function.
///
/// ```swift
/// struct Deck: FULayout {
///     let fixedSize: Axis.Set = [.horizontal, .vertical]
///     let maxItemWidth: CGFloat? = nil
///     let maxItemHeight: CGFloat? = nil
///
///     func contentOffsets(sizes: [Int: CGSize]) -> [Int: CGPoint] {
///         Dictionary(uniqueKeysWithValues: sizes.keys.map { ($0, CGPoint(x: 24 * $0, y: 8 * $0)) })
///     }
/// }
///
/// let team = Figure("Team") { Deck().forEach(["AN", "SD", "KM"], id: \.self) { Text($0) } }
/// ```
public protocol FULayout: Hashable {
    /// The axes along which items have their ideal length.
    var fixedSize: Axis.Set { get }
    /// The width proposed to items, in points; `nil` for their ideal width.
    var maxItemWidth: CGFloat? { get }
    /// The height proposed to items, in points; `nil` for their ideal height.
    var maxItemHeight: CGFloat? { get }

    /// Returns the offset of the top leading corner of each item, by the positions of the items.
    ///
    /// Offsets can be negative: the leftmost and the topmost item touch the edges of the layout. An item without an
    /// offset isn't drawn.
    ///
    /// - Parameter sizes: The sizes of items in points, by their positions.
    func contentOffsets(sizes: [Int: CGSize]) -> [Int: CGPoint]

    /// Returns the bounds of the items at their offsets; a layout that fills the available space returns this space.
    ///
    /// - Parameters:
    ///   - contentOffsets: The offsets that ``contentOffsets(sizes:)`` returned.
    ///   - sizes: The sizes of items in points, by their positions.
    func rect(contentOffsets: [Int: CGPoint], sizes: [Int: CGSize]) -> CGRect
}

extension FULayout {
    /// Returns the smallest rectangle around all items that have an offset.
    public func rect(contentOffsets: [Int: CGPoint], sizes: [Int: CGSize]) -> CGRect {
        let placed = sizes.sortedByKey().map { (offset: contentOffsets[$0.key], size: $0.value) }
        return FUArrangement.bounds(placed.map(\.offset), placed.map(\.size))
    }

    /// A type-erased copy of the layout, for layouts that are chosen at run time.
    public var anyFULayout: AnyFULayout { AnyFULayout(self) }
}

// MARK: - Making views

extension FULayout {
    /// Arranges the views of a closure with this layout.
    public func callAsFunction<Content: View>(@ViewBuilder content: () -> Content) -> FULayoutView<Self, Content> {
        FULayoutView(layout: self, content: content())
    }

    /// Arranges a view for each element of a collection, identified by a property.
    public func forEach<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> FULayoutView<Self, ForEach<Data, ID, Content>> {
        callAsFunction { ForEach(data, id: id, content: content) }
    }

    /// Arranges a view for each identifiable element of a collection.
    public func forEach<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> FULayoutView<Self, ForEach<Data, Data.Element.ID, Content>> where Data.Element: Identifiable {
        callAsFunction { ForEach(data, content: content) }
    }

    /// Arranges a view for each number of a range.
    public func forEach<Content: View>(
        _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
    ) -> FULayoutView<Self, ForEach<Range<Int>, Int, Content>> {
        callAsFunction { ForEach(data, content: content) }
    }
}

extension Dictionary where Key == Int, Value == CGSize {
    /// Returns the sizes of the subviews that a ``FULayout`` arranges, in the order of the subviews.
    public func sortedByKey() -> [(key: Int, value: CGSize)] { sorted { $0.key < $1.key } }
}

/// A view that arranges its content with a ``FULayout``.
///
/// ```swift
/// func tags(_ names: [String]) -> FULayoutView<HFlow, some View> {
///     HFlow(maxWidth: 240).forEach(names, id: \.self) { Text($0) }
/// }
///
/// let transport = Figure("Transport") { tags(["Ferry", "Tram", "Bus"]) }
/// ```
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
    /// The kind of the container in the drawing, with the name of the type of the layout.
    fileprivate var kind: Drawing.Kind {
        func kind(_ layout: any FULayout) -> Drawing.Kind { Drawing.Kind(of: type(of: layout), .container) }
        return (self as? AnyFULayout).map { kind($0.base) } ?? kind(self)
    }
}

/// A SwiftUI layout that places its subviews with a ``FULayout``.
struct FULayoutContainer<L: FULayout>: LayoutFromFULayout, BuiltInLayout {
    let layout: L

    func fuLayout(maxSize: CGSize) -> L { layout }

    package var finding: NodeFinding? { layout.layoutFinding }

    var settings: [Drawing.Setting] { layout.layoutSettings }

    package var makesGrid: Bool { layout.makesGrid }
}

/// A type-erased ``FULayout``, for layouts that are chosen at run time.
///
/// ```swift
/// struct Tags: View {
///     var isWide = false
///
///     var body: some View {
///         let layout = isWide ? AnyFULayout(HFlow(maxWidth: 300)) : AnyFULayout(VStackFULayout(maxWidth: 120))
///         layout.forEach(["Ferry", "Tram", "Airport train"], id: \.self) { Text($0) }
///     }
/// }
/// ```
public struct AnyFULayout: BuiltInFULayout {
    let base: any FULayout

    /// Creates a layout that hides the type of another layout; an `AnyFULayout` isn't wrapped again.
    public init(_ layout: any FULayout) { base = (layout as? AnyFULayout)?.base ?? layout }

    /// The axes along which items have their ideal size.
    public var fixedSize: Axis.Set { base.fixedSize }
    /// The width that the hidden layout proposes to items, in points; `nil` for their ideal width.
    public var maxItemWidth: CGFloat? { base.maxItemWidth }
    /// The height that the hidden layout proposes to items, in points; `nil` for their ideal height.
    public var maxItemHeight: CGFloat? { base.maxItemHeight }

    /// Returns the offsets of items in the hidden layout.
    public func contentOffsets(sizes: [Int: CGSize]) -> [Int: CGPoint] { base.contentOffsets(sizes: sizes) }

    /// Returns the bounds of the hidden layout.
    public func rect(contentOffsets: [Int: CGPoint], sizes: [Int: CGSize]) -> CGRect {
        base.rect(contentOffsets: contentOffsets, sizes: sizes)
    }

    func completed(maxSize: CGSize) -> AnyFULayout { AnyFULayout(base.completed(by: maxSize)) }

    func offer(span: Int) -> ProposedViewSize { base.offer(forSpan: span) }

    func offsets(of items: FUItems) -> [CGPoint?] { placed(items).offsets }

    func placed(_ items: FUItems) -> FUArrangement { base.arrangement(of: items) }

    func grid(of items: FUItems) -> Drawing.Grid? { base.grid(ofItems: items) }

    var isGrid: Bool { base.makesGrid }

    var finding: NodeFinding? { base.layoutFinding }

    var settings: [Drawing.Setting] { base.layoutSettings }

    /// Returns whether the hidden layouts have the same type and are equal.
    public static func == (first: AnyFULayout, second: AnyFULayout) -> Bool {
        AnyHashable(first.base) == AnyHashable(second.base)
    }

    /// Hashes the hidden layout.
    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

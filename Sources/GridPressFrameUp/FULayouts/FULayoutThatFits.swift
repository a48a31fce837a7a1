/// The first of several layouts whose items fit into the available space, or else the last layout.
///
/// Items are measured once, with the available space as their proposal.
///
/// ```swift
/// let buttons = Figure("Buttons", width: 200) {
///     FULayoutThatFits(maxWidth: 200, layouts: [HStackFULayout(maxHeight: 44), VStackFULayout(maxWidth: 200)]) {
///         Text("Keep the messages")
///         Text("Delete the messages")
///     }
/// }
/// ```
public struct FULayoutThatFits: FittingFULayout {
    let availableSpace: FUAvailableSpace
    private let choices: [AnyFULayout]

    /// The available width in points; `nil` if it doesn't matter.
    public var maxWidth: CGFloat? { availableSpace.maxWidth }
    /// The available height in points; `nil` if it doesn't matter.
    public var maxHeight: CGFloat? { availableSpace.maxHeight }
    /// The layouts, with the preferred one first.
    public var layouts: [any FULayout] { choices.map(\.base) }

    private init(_ availableSpace: FUAvailableSpace, _ layouts: [any FULayout]) {
        self.availableSpace = availableSpace
        choices = layouts.map { AnyFULayout($0) }
    }

    /// Creates a choice of the first layout that isn't wider than a width.
    public init(maxWidth: CGFloat, layouts: [any FULayout]) {
        self.init(FUAvailableSpace(maxWidth: maxWidth, maxHeight: nil), layouts)
    }

    /// Creates a choice of the first layout that isn't higher than a height.
    public init(maxHeight: CGFloat, layouts: [any FULayout]) {
        self.init(FUAvailableSpace(maxWidth: nil, maxHeight: maxHeight), layouts)
    }

    /// Creates a choice of the first layout that is neither wider nor higher than the limits.
    public init(maxWidth: CGFloat, maxHeight: CGFloat, layouts: [any FULayout]) {
        self.init(FUAvailableSpace(maxWidth: maxWidth, maxHeight: maxHeight), layouts)
    }

    /// Creates a choice of the first layout that is neither wider nor higher than a size.
    public init(maxSize: CGSize, layouts: [any FULayout]) {
        self.init(maxWidth: maxSize.width, maxHeight: maxSize.height, layouts: layouts)
    }

    func completed(maxSize: CGSize) -> FULayoutThatFits {
        FULayoutThatFits(availableSpace, choices.map { $0.completed(by: maxSize) })
    }

    func offsets(of items: FUItems) -> [CGPoint?] { placed(items).offsets }

    func placed(_ items: FUItems) -> FUArrangement {
        var last = FUArrangement(offsets: items.sizes.map { _ in nil }, bounds: .zero)
        for layout in choices {
            last = layout.arrangement(of: items)
            if availableSpace.fits(last.bounds.size) { break }
        }
        return last
    }

    /// Returns the bounds of the chosen layout.
    public func rect(contentOffsets: [Int: CGPoint], sizes: [Int: CGSize]) -> CGRect {
        let items = FUItems(sizes: sizes.sortedByKey().map(\.value.finite))
        return placed(items).bounds
    }

    var finding: NodeFinding? { choices.lazy.compactMap(\.finding).first ?? availableSpace.finding }
}

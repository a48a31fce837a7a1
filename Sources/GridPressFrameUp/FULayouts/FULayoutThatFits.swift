/// The first of several layouts whose items fit into a room, or else the last.
///
/// Items are measured once, offered the room.
public struct FULayoutThatFits: FittingFULayout {
    let availableSpace: FUAvailableSpace
    private let choices: [AnyFULayout]

    /// The width that there is; `nil` where it does not matter.
    public var maxWidth: CGFloat? { availableSpace.maxWidth }
    /// The height that there is; `nil` where it does not matter.
    public var maxHeight: CGFloat? { availableSpace.maxHeight }
    /// The layouts, the preferred one first.
    public var layouts: [any FULayout] { choices.map(\.base) }

    private init(_ availableSpace: FUAvailableSpace, _ layouts: [any FULayout]) {
        self.availableSpace = availableSpace
        choices = layouts.map { AnyFULayout($0) }
    }

    /// The first layout that is not wider.
    public init(maxWidth: CGFloat, layouts: [any FULayout]) {
        self.init(FUAvailableSpace(maxWidth: maxWidth, maxHeight: nil), layouts)
    }

    /// The first layout that is not higher.
    public init(maxHeight: CGFloat, layouts: [any FULayout]) {
        self.init(FUAvailableSpace(maxWidth: nil, maxHeight: maxHeight), layouts)
    }

    /// The first layout that is neither wider nor higher.
    public init(maxWidth: CGFloat, maxHeight: CGFloat, layouts: [any FULayout]) {
        self.init(FUAvailableSpace(maxWidth: maxWidth, maxHeight: maxHeight), layouts)
    }

    /// The first layout that is neither wider nor higher.
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

    /// The room that the chosen layout takes.
    public func rect(contentOffsets: [Int: CGPoint], sizes: [Int: CGSize]) -> CGRect {
        let items = FUItems(sizes: sizes.sortedByKey().map(\.value.finite))
        return placed(items).bounds
    }

    var finding: NodeFinding? { choices.lazy.compactMap(\.finding).first ?? availableSpace.finding }
}

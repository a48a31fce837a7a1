/// A layout that shows the first item that fits into a room, or else the last.
public struct FUViewThatFits: FittingFULayout {
    let availableSpace: FUAvailableSpace

    /// The width that there is; `nil` where it does not matter.
    public var maxWidth: CGFloat? { availableSpace.maxWidth }
    /// The height that there is; `nil` where it does not matter.
    public var maxHeight: CGFloat? { availableSpace.maxHeight }

    /// The first item that is not wider.
    public init(maxWidth: CGFloat) { availableSpace = FUAvailableSpace(maxWidth: maxWidth, maxHeight: nil) }

    /// The first item that is not higher.
    public init(maxHeight: CGFloat) { availableSpace = FUAvailableSpace(maxWidth: nil, maxHeight: maxHeight) }

    /// The first item that is neither wider nor higher.
    public init(maxWidth: CGFloat, maxHeight: CGFloat) {
        availableSpace = FUAvailableSpace(maxWidth: maxWidth, maxHeight: maxHeight)
    }

    /// The first item that is neither wider nor higher.
    public init(maxSize: CGSize) { self.init(maxWidth: maxSize.width, maxHeight: maxSize.height) }

    func offsets(of items: FUItems) -> [CGPoint?] {
        var offsets = [CGPoint?](repeating: nil, count: items.sizes.count)
        let last = items.sizes.indices.last
        if let shown = items.sizes.firstIndex(where: availableSpace.fits) ?? last { offsets[shown] = .zero }
        return offsets
    }

    package var finding: NodeFinding? { availableSpace.finding }
}

/// A layout that draws the first item that fits into the available space, or else the last item.
///
/// Texts would wrap to fit, so these have a fixed size:
///
/// ```swift
/// let title = Figure("Title", width: 120) {
///     FUViewThatFits(maxWidth: 120) {
///         Text("Departures from Oslo").fixedSize()
///         Text("Departures").fixedSize()
///     }
/// }
/// ```
public struct FUViewThatFits: FittingFULayout {
    let availableSpace: FUAvailableSpace

    /// The available width in points; `nil` if it doesn't matter.
    public var maxWidth: CGFloat? { availableSpace.maxWidth }
    /// The available height in points; `nil` if it doesn't matter.
    public var maxHeight: CGFloat? { availableSpace.maxHeight }

    /// Creates a choice of the first item that isn't wider than a width.
    public init(maxWidth: CGFloat) { availableSpace = FUAvailableSpace(maxWidth: maxWidth, maxHeight: nil) }

    /// Creates a choice of the first item that isn't higher than a height.
    public init(maxHeight: CGFloat) { availableSpace = FUAvailableSpace(maxWidth: nil, maxHeight: maxHeight) }

    /// Creates a choice of the first item that is neither wider nor higher than the limits.
    public init(maxWidth: CGFloat, maxHeight: CGFloat) {
        availableSpace = FUAvailableSpace(maxWidth: maxWidth, maxHeight: maxHeight)
    }

    /// Creates a choice of the first item that is neither wider nor higher than a size.
    public init(maxSize: CGSize) { self.init(maxWidth: maxSize.width, maxHeight: maxSize.height) }

    func offsets(of items: FUItems) -> [CGPoint?] {
        var offsets = [CGPoint?](repeating: nil, count: items.sizes.count)
        let last = items.sizes.indices.last
        if let shown = items.sizes.firstIndex(where: availableSpace.fits) ?? last { offsets[shown] = .zero }
        return offsets
    }

    package var finding: NodeFinding? { availableSpace.finding }
}

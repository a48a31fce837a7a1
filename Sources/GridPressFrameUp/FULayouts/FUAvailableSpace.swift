/// The space that a choice has to fit into, along one axis or both.
struct FUAvailableSpace: Hashable {
    let maxWidth: CGFloat?
    let maxHeight: CGFloat?

    /// The axes without a limit, along which items have their ideal size.
    var unlimitedAxes: Axis.Set {
        (maxWidth == nil ? Axis.Set.horizontal : []).union(maxHeight == nil ? .vertical : [])
    }

    /// Whether something of this size fits.
    func fits(_ size: CGSize) -> Bool {
        // A limit that isn't a number is ignored, and a negative one counts as 0.
        func isWithin(_ limit: CGFloat?, _ length: CGFloat) -> Bool {
            guard let limit, !limit.isNaN else { return true }
            return length <= max(limit, 0)
        }
        return isWithin(maxWidth, size.width) && isWithin(maxHeight, size.height)
    }

    /// The finding about an invalid limit.
    var finding: NodeFinding? {
        NodeFinding.ofLimit(maxWidth, in: "A layout") ?? NodeFinding.ofLimit(maxHeight, in: "A layout")
    }
}

/// A layout that chooses by the available space.
protocol FittingFULayout: BuiltInFULayout {
    var availableSpace: FUAvailableSpace { get }
}

extension FittingFULayout {
    /// The axes along which there is no limit.
    public var fixedSize: Axis.Set { availableSpace.unlimitedAxes }
    /// The width that items are offered.
    public var maxItemWidth: CGFloat? { availableSpace.maxWidth }
    /// The height that items are offered.
    public var maxItemHeight: CGFloat? { availableSpace.maxHeight }
}

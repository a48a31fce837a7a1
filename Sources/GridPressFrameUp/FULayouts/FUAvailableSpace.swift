/// The size that a chosen layout has to fit into, along one axis or both; `nil` for no limit.
struct FUAvailableSpace: Hashable {
    let maxWidth: CGFloat?
    let maxHeight: CGFloat?

    /// The axes without a limit, along which items have their ideal length.
    var unlimitedAxes: Axis.Set {
        (maxWidth == nil ? Axis.Set.horizontal : []).union(maxHeight == nil ? .vertical : [])
    }

    /// Returns whether a size is within the limits.
    func fits(_ size: CGSize) -> Bool {
        // A NaN limit is ignored, and a negative one counts as 0.
        func isWithin(_ limit: CGFloat?, _ length: CGFloat) -> Bool {
            guard let limit, !limit.isNaN else { return true }
            return length <= max(limit, 0)
        }
        return isWithin(maxWidth, size.width) && isWithin(maxHeight, size.height)
    }

    /// The finding about an invalid limit; `nil` if both are valid.
    var finding: NodeFinding? {
        NodeFinding.ofLimit(maxWidth, in: "A layout") ?? NodeFinding.ofLimit(maxHeight, in: "A layout")
    }
}

/// A layout that makes a choice by the available space.
protocol FittingFULayout: BuiltInFULayout {
    var availableSpace: FUAvailableSpace { get }
}

extension FittingFULayout {
    /// The axes without a limit, along which items have their ideal length.
    public var fixedSize: Axis.Set { availableSpace.unlimitedAxes }
    /// The width proposed to items, in points; `nil` for their ideal width.
    public var maxItemWidth: CGFloat? { availableSpace.maxWidth }
    /// The height proposed to items, in points; `nil` for their ideal height.
    public var maxItemHeight: CGFloat? { availableSpace.maxHeight }
}

/// The room that something has to fit into: along one axis, or both.
struct FURoom: Hashable {
    let maxWidth: CGFloat?
    let maxHeight: CGFloat?

    /// The axes along which there is no limit: there items have their ideal size.
    var freeAxes: Axis.Set {
        (maxWidth == nil ? Axis.Set.horizontal : []).union(maxHeight == nil ? .vertical : [])
    }

    /// Whether something of this size fits.
    func fits(_ size: CGSize) -> Bool {
        size.width <= maxWidth ?? .infinity && size.height <= maxHeight ?? .infinity
    }

    /// What is wrong with a limit.
    var blemish: Blemish? {
        Blemish.ofLimit(maxWidth, in: "A choice") ?? Blemish.ofLimit(maxHeight, in: "A choice")
    }
}

/// A layout that chooses by the room that there is.
protocol RoomFULayout: ListedFULayout {
    var room: FURoom { get }
}

extension RoomFULayout {
    /// The axes along which there is no limit.
    public var fixedSize: Axis.Set { room.freeAxes }
    /// The width that items are offered.
    public var maxItemWidth: CGFloat? { room.maxWidth }
    /// The height that items are offered.
    public var maxItemHeight: CGFloat? { room.maxHeight }
}

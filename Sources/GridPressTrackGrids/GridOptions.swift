/// Along which axis items of a grid follow each other.
public enum GridFlow: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// Along rows: the tracks are columns, and there are as many rows as items need.
    case rows
    /// Along columns: the tracks are rows, and there are as many columns as items need.
    case columns

    /// The name of the choice.
    public var description: String {
        switch self {
        case .rows: "rows"
        case .columns: "columns"
        }
    }
}

/// Whether items of a grid fill holes that larger ones have left.
public enum GridPacking: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// They don't: none stands before one that was declared earlier.
    case sparse
    /// They do, whatever that does to their order.
    case dense

    /// The name of the choice.
    public var description: String {
        switch self {
        case .sparse: "sparse"
        case .dense: "dense"
        }
    }
}

/// How much room a grid takes along the axis on which it grows.
public enum GridContentMode: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// As much as its items need, in a view that scrolls.
    case scroll
    /// All the room, which its tracks share equally.
    case fill
    /// As much as its items need, without scrolling.
    case intrinsic

    /// The name of the choice.
    public var description: String {
        switch self {
        case .scroll: "scroll"
        case .fill: "fill"
        case .intrinsic: "intrinsic"
        }
    }
}

/// Whether a grid remembers how it arranged its items; that never changes a picture.
public enum GridCacheMode: Hashable, Sendable, CaseIterable {
    /// It does, as long as a figure is drawn.
    case inMemoryCache
    /// It doesn't.
    case noCache
}

/// The rounding of the frames of a grid's cells.
public enum GridRounding: Hashable, Sendable {
    /// On those that come of dividing the room.
    case exact
    /// On whole points, rounded outward, as ExyteGrid has it: cells may overlap by a point.
    case outward
    /// On the nearest pixels, of which so many make a point.
    case pixel(CGFloat)
}

/// The distribution of the length that an item needs among the tracks that it spans.
public enum GridSpanDistribution: Hashable, Sendable, CaseIterable {
    /// In equal parts, also onto tracks that are long enough for their own items.
    case equal
    /// As in CSS: among tracks that fit their items, and first among those without items that span one track.
    case cssLike
}

/// A place in a cell, or in a grid.
public enum GridAlignment: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// In the middle of the upper edge.
    case top
    /// In the middle of the lower edge.
    case bottom
    /// In the middle.
    case center
    /// In the middle of the edge where lines start.
    case leading
    /// In the middle of the edge where lines end.
    case trailing
    /// In the upper corner where lines start.
    case topLeading
    /// In the upper corner where lines end.
    case topTrailing
    /// In the lower corner where lines start.
    case bottomLeading
    /// In the lower corner where lines end.
    case bottomTrailing

    /// The name of the place.
    public var description: String {
        switch self {
        case .top: "top"
        case .bottom: "bottom"
        case .center: "center"
        case .leading: "leading"
        case .trailing: "trailing"
        case .topLeading: "topLeading"
        case .topTrailing: "topTrailing"
        case .bottomLeading: "bottomLeading"
        case .bottomTrailing: "bottomTrailing"
        }
    }

    /// Which part of the room left over stands before what is placed: 0, a half or all of it.
    func part(along axis: Axis) -> CGFloat {
        switch (self, axis) {
        case (.leading, .horizontal), (.topLeading, .horizontal), (.bottomLeading, .horizontal): 0
        case (.trailing, .horizontal), (.topTrailing, .horizontal), (.bottomTrailing, .horizontal): 1
        case (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical): 0
        case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical): 1
        default: 0.5
        }
    }
}

/// A layout system.
package enum TrainerSystem: Int, CaseIterable { case stack, lazyGrid, rowGrid, trackGrid, flow, masonry, spanGrid }

/// The direction of a container.
package enum Direction: Int { case horizontal, vertical, depth }

/// The alignment of an element in a longer room.
package enum Place: Int { case start, center, end, justified }

/// The space that a track grid takes along its growing axis.
package enum ContentMode: Int { case fill, scroll, intrinsic }

/// The kind of a track.
package enum TrackKind: Int { case fixed, flexible, adaptive, fit }

/// The kind of an item.
package enum ItemKind: Int { case color, spacer }

/// The row of a cell in a row grid: the row of the previous cell, the next row, or none.
package enum CellRow: Int { case same, next, none }

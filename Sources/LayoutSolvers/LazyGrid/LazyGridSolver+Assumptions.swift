// Behavior of SwiftUI's lazy grids that isn't publicly documented. Each assumption is a function.

extension LazyGridSolver {
    /// The length that a grid without a proposal divides.
    ///
    /// Assumption: the default length of a view without an ideal one.
    static var lengthWithoutOffer: Double { 10 }

    /// Returns the start of tracks that are longer than their grid.
    ///
    /// Assumption: they start where the grid does, whatever its alignment.
    ///
    /// The behavior was observed with centered grids.
    static func overflowStart(aligned: Double) -> Double { 0 }

    /// Returns the space around the tracks of an adaptive item that stop at their maximum.
    ///
    /// Assumption: there is no such space.
    ///
    /// The tracks stay next to each other, and the tracks after them move up.
    static func spaceAroundLimitedTracks(spare: Double) -> (before: Double, after: Double) { (0, 0) }
}

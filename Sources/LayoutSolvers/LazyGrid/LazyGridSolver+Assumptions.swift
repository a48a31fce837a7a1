// What isn't publicly known about SwiftUI's lazy grids, each in a function of its own.

extension LazyGridSolver {
    /// Assumption: a grid that nothing is offered divides the ideal length of a view without one.
    static var lengthWithoutOffer: Double { 10 }

    /// Assumption: tracks that are longer than their grid start where it does, however it is aligned.
    ///
    /// It was seen with grids that are aligned at the middle.
    static func overflowStart(aligned: Double) -> Double { 0 }

    /// Assumption: tracks of an adaptive item that stop at their maximum stay beside each other.
    ///
    /// The length that the item doesn't need isn't left free before or after them.
    static func spaceAroundLimitedTracks(spare: Double) -> (before: Double, after: Double) { (0, 0) }
}

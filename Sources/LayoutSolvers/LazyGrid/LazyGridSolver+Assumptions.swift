// What isn't publicly known about SwiftUI's lazy grids, each in a function of its own.

extension LazyGridSolver {
    /// Assumption: a grid that nothing is offered divides the ideal length of a view without one.
    static var lengthWithoutOffer: Double { 10 }

    /// Assumption: tracks that are longer than their grid start where it does, however it is aligned.
    ///
    /// It was seen with grids that are aligned at the middle.
    static func overflowStart(aligned: Double) -> Double { 0 }

    /// Assumption: tracks of an adaptive item that stop at their maximum stay beside each other, and nothing is left free
    /// before them or behind them of what the item got and doesn't need.
    static func roomAroundCutTracks(spare: Double) -> (before: Double, behind: Double) { (0, 0) }
}

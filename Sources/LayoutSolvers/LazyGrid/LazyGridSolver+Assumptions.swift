// What isn't publicly known about SwiftUI's lazy grids, each in a function of its own.
//
// That tracks which stop at their maximum stay beside each other, instead of being spread over the share of their item, is
// the third step of `resolution(of:)`.

extension LazyGridSolver {
    /// Assumption: a grid that nothing is offered divides the ideal length of a view without one.
    static var lengthWithoutOffer: Double { 10 }

    /// Assumption: tracks that are longer than their grid start where it does, however it is aligned.
    ///
    /// It was seen with grids that are aligned at the middle.
    static func overflowStart(aligned: Double) -> Double { 0 }
}

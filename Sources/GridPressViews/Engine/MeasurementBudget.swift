/// The number of measurements of a figure, and its limit.
///
/// A measurement is a call of `sizeThatFits` or of a guide. Containers cache results, so most figures need a few
/// measurements for each view. If each proposal to a container leads to several proposals to its children, the number
/// multiplies with each level.
package final class MeasurementBudget {
    /// The number of views of the figure.
    var views = 0
    /// The number of tracks beyond one for each item, in the grids laid out so far.
    private var layoutTracks = 0
    private var used = 0
    /// The number of measurements before the limit is computed again.
    private var credit: Int
    private let limits: FigureLimits

    /// The error that prevents the views of the figure from being built.
    private var buildFailure: FigureError?

    /// Records the error that prevents the figure from being drawn.
    ///
    /// Later errors are ignored.
    func fail(_ error: FigureError) { buildFailure = buildFailure ?? error }

    /// The error that prevents the figure from being drawn, once it is known.
    ///
    /// Building and drawing stop then.
    var failure: FigureError? { buildFailure ?? (isExceeded ? .tooManyMeasurements(limit: limit) : nil) }

    /// Whether an error prevents the figure from being drawn.
    ///
    /// Views with content to build should build none.
    package var hasFailed: Bool { buildFailure != nil || isExceeded }

    /// Whether the figure exceeds the limit.
    ///
    /// Measuring stops then.
    private(set) var isExceeded = false

    init(_ limits: FigureLimits) {
        self.limits = limits
        credit = limits.measurements(forViews: 0)
    }

    /// The largest number of measurements of the figure.
    var limit: Int { limits.measurements(forViews: views) }

    /// Counts measurements; returns `false` if they exceed the limit.
    package func consume(_ count: Int) -> Bool {
        used += count
        if used > credit {
            credit = limit
            isExceeded = isExceeded || used > credit
        }
        return !isExceeded
    }

    /// Counts tracks of a grid beyond one for each item.
    ///
    /// The figure fails if its grids have too many.
    package func consume(emptyTracks count: Int) {
        layoutTracks += max(count, 0)
        if layoutTracks > limits.emptyTracks { fail(.tooManyTracks(limit: limits.emptyTracks)) }
    }
}

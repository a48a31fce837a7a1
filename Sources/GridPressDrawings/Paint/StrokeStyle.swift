#if canImport(Darwin)
    @_exported import CoreGraphics
#else
    /// The shape of the ends of a line.
    ///
    /// ```swift
    /// let dots = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 8])
    /// ```
    public enum CGLineCap: Int32, Hashable, Sendable {
        /// An end at the end point.
        case butt
        /// A half circle around the end point.
        case round
        /// A half square beyond the end point.
        case square
    }

    /// The shape of the joins of a line.
    ///
    /// ```swift
    /// let rounded = StrokeStyle(lineWidth: 6, lineJoin: .round)
    /// let corner = Path { path in path.addLines([.zero, CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40)]) }
    /// let outline = corner.strokedPath(rounded)
    /// ```
    public enum CGLineJoin: Int32, Hashable, Sendable {
        /// A sharp corner.
        case miter
        /// A round corner.
        case round
        /// A cut corner.
        case bevel
    }
#endif

/// The style of a line along a path.
///
/// ```swift
/// let style = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [6, 4])
/// let figure = Figure("Route", width: 120, height: 60) {
///     Capsule().stroke(Color.blue, style: style)
/// }
/// ```
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line, in points.
    public var lineWidth: CGFloat
    /// The shape of the ends.
    public var lineCap: CGLineCap
    /// The shape of the corners.
    public var lineJoin: CGLineJoin
    /// The limit of sharp corners.
    ///
    /// A miter longer than this multiple of the line width is cut.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps, alternating; empty for a solid line.
    public var dash: [CGFloat]
    /// The distance into the dashes at which the line starts.
    public var dashPhase: CGFloat

    /// Creates a style.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

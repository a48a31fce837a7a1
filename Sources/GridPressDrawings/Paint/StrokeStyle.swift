#if canImport(Darwin)
    @_exported import CoreGraphics
#else
    /// The shape of the ends of a line.
    public enum CGLineCap: Int32, Hashable, Sendable {
        /// An end at the end point.
        case butt
        /// A half circle around the end point.
        case round
        /// A half square beyond the end point.
        case square
    }

    /// The shape of the joins of a line.
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

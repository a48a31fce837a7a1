#if canImport(Darwin)
    @_exported import CoreGraphics
#else
    /// How the ends of a line look.
    public enum CGLineCap: Int32, Hashable, Sendable {
        /// Cut at the end point.
        case butt
        /// A half circle around the end point.
        case round
        /// A half square beyond the end point.
        case square
    }

    /// How two lines meet.
    public enum CGLineJoin: Int32, Hashable, Sendable {
        /// A sharp corner.
        case miter
        /// A round corner.
        case round
        /// A cut corner.
        case bevel
    }
#endif

/// How a line along an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// How wide the line is.
    public var lineWidth: CGFloat
    /// How its ends look.
    public var lineCap: CGLineCap
    /// How its corners look.
    public var lineJoin: CGLineJoin
    /// How sharp a corner may be before it is cut.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps, in turn; empty for a whole line.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins.
    public var dashPhase: CGFloat

    /// A line of this style.
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

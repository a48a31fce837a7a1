/// The axis of a measure.
///
/// Coordinates along and across it let widths and heights share their code.
enum DimensionAxis: Hashable {
    /// Widths: along is to the right, across is down.
    case widths
    /// Heights: along is down, across is to the right.
    case heights

    /// Returns the point with coordinates along and across the axis.
    func point(_ along: Double, _ across: Double) -> CGPoint {
        self == .widths ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    /// Returns the rectangle with ranges along and across the axis.
    func rect(_ along: ClosedRange<Double>, _ across: ClosedRange<Double>) -> CGRect {
        let origin = point(along.lowerBound, across.lowerBound)
        let end = point(along.upperBound, across.upperBound)
        return CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
    }

    /// Returns the range of a rectangle along the axis.
    func along(_ rect: CGRect) -> ClosedRange<Double> {
        self == .widths ? rect.minX...rect.maxX : rect.minY...rect.maxY
    }

    /// Returns the range of a rectangle across the axis.
    func across(_ rect: CGRect) -> ClosedRange<Double> {
        self == .widths ? rect.minY...rect.maxY : rect.minX...rect.maxX
    }

    /// Returns a line along the axis.
    func line(_ along: ClosedRange<Double>, at across: Double) -> Drawing.Annotation.Line {
        Drawing.Annotation.Line(point(along.lowerBound, across), point(along.upperBound, across))
    }

    /// Returns a line across the axis.
    func crossLine(at along: Double, _ across: ClosedRange<Double>) -> Drawing.Annotation.Line {
        Drawing.Annotation.Line(point(along, across.lowerBound), point(along, across.upperBound))
    }

    /// Returns an arrowhead with its body before or after its tip.
    func head(tip: CGPoint, isBefore: Bool) -> Drawing.Annotation.Head {
        let side: Drawing.Annotation.Side =
            switch self {
            case .widths: isBefore ? .left : .right
            case .heights: isBefore ? .top : .bottom
            }
        return Drawing.Annotation.Head(
            tip: tip,
            body: side,
            length: DimensionMetrics.headLength,
            width: DimensionMetrics.headWidth
        )
    }

    /// Returns a label with a baseline at a position across the axis.
    ///
    /// Heights are read from the right.
    func label(_ text: String, middle: Double, baseline: Double, width: Double) -> Drawing.Annotation.Label {
        Drawing.Annotation.Label(text, middle: point(middle, baseline), width: width, isTurned: self == .heights)
    }
}

extension ClosedRange<Double> {
    /// Creates a range between two numbers in any order.
    init(between first: Double, _ second: Double) { self = Swift.min(first, second)...Swift.max(first, second) }

    /// The center of the range.
    var middle: Double { (lowerBound + upperBound) / 2 }
    /// The length of the range.
    var length: Double { upperBound - lowerBound }
}

/// What dimensions are drawn with, before it is known which labels their lines have to leave out.
struct Marks {
    typealias Line = Drawing.Annotation.Line

    /// Lines from what is measured to dimension lines.
    var extensions: [Line] = []
    /// Dimension lines, what goes on behind heads outside, and oblique strokes.
    var lines: [Line] = []
    /// Lines from measures to their labels.
    var leaders: [Line] = []
    var heads: [Drawing.Annotation.Head] = []
    /// Origins of running dimensions.
    var rings: [CGPoint] = []
    var labels: [Drawing.Annotation.Label] = []

    /// Adds an oblique stroke, which stands for heads that have no room.
    mutating func stroke(at point: CGPoint) {
        let reach = Draughting.stroke
        lines.append(
            Line(CGPoint(x: point.x - reach, y: point.y + reach), CGPoint(x: point.x + reach, y: point.y - reach))
        )
    }
}

extension Drawing.Annotation.Line {
    /// The rectangle around the line.
    var bounds: CGRect {
        CGRect(
            x: min(start.x, end.x),
            y: min(start.y, end.y),
            width: abs(end.x - start.x),
            height: abs(end.y - start.y)
        )
    }
}

extension Drawing.Annotation.Head {
    /// The rectangle around the head.
    var bounds: CGRect {
        switch body {
        case .left: CGRect(x: tip.x - length, y: tip.y - width / 2, width: length, height: width)
        case .right: CGRect(x: tip.x, y: tip.y - width / 2, width: length, height: width)
        case .top: CGRect(x: tip.x - width / 2, y: tip.y - length, width: width, height: length)
        case .bottom: CGRect(x: tip.x - width / 2, y: tip.y, width: width, height: length)
        }
    }
}

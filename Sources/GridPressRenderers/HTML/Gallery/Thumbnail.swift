import GridPressDrawings

/// A small picture of a figure, made of few bytes: the largest of what it paints, in whole numbers and plain colours.
struct Thumbnail: Sendable {
    /// A part of the picture.
    struct Part: Sendable {
        enum Shape: Sendable {
            case fill(Path)
            case line(Path, width: Double)
            case text(String, middle: CGPoint, size: Double, isBold: Bool)
        }

        var shape: Shape
        var paint: Drawing.Paint
        var opacity: Double
        var area: Double
    }

    /// The coordinates that fill the picture.
    let size: CGSize
    private(set) var parts: [Part]

    /// The room that a picture is drawn into, in its own coordinates.
    private static let room = CGSize(width: 320, height: 168)
    /// How many bytes there are for what is painted.
    private static let budget = 1500
    /// Letters that are smaller can't be read, and become a bar.
    private static let smallestLetters = 9.0

    /// A small picture of a drawing.
    init(_ drawing: Drawing, scheme: Drawing.Scheme) {
        let bounds = Self.bounds(of: drawing)
        let scale = min(Self.room.width / max(bounds.width, 1), Self.room.height / max(bounds.height, 1), 3)
        size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
        let shrinking = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        var walk = ThumbnailCollector(shrinking: shrinking, scheme: scheme)
        walk.take(drawing)
        parts = Self.affordable(walk.parts)
    }

    /// The rectangle around what is painted, without the air around it.
    private static func bounds(of drawing: Drawing) -> CGRect {
        let painted = drawing.paintedBoundsOfElements()
        var bounds = CGRect.null
        var index = 0
        while index < drawing.elements.count {
            if let rect = painted[index] { bounds = bounds.union(rect) }
            index = drawing.elements[index].end
        }
        return bounds.isNull ? CGRect(origin: .zero, size: drawing.size) : bounds
    }

    /// The largest parts that there are bytes for, in paint order.
    private static func affordable(_ parts: [Part]) -> [Part] {
        let costs = costs(of: parts)
        guard costs.reduce(0, +) > budget else { return parts }
        var left = budget
        var isTaken = Array(repeating: false, count: parts.count)
        // Of parts that are as large as each other, the first.
        for index in parts.indices.sorted(by: { (-parts[$0].area, $0) < (-parts[$1].area, $1) }) {
            guard costs[index] <= left else { continue }
            left -= costs[index]
            isTaken[index] = true
        }
        return parts.indices.filter { isTaken[$0] }.map { parts[$0] }
    }

    /// The letters of a line, or a bar where they would be too small.
    static func letters(_ line: Drawing.TextLine, _ transform: CGAffineTransform) -> Part.Shape? {
        guard let run = line.runs.first else { return nil }
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        let size = run.font.size * scale
        let isUpright = abs(transform.b) < 1e-6 && transform.a > 0
        let string = line.string
        if size >= smallestLetters, isUpright, string.count <= 48 {
            let middle = CGPoint(x: line.origin.x + line.width / 2, y: line.origin.y).applying(transform)
            return .text(string, middle: middle, size: size, isBold: run.font.weight >= 600)
        }
        let bar = CGRect(
            x: line.origin.x,
            y: line.origin.y - run.font.size * 0.5,
            width: line.width,
            height: run.font.size * 0.42
        )
        return .fill(Path(bar).applying(transform))
    }
}

extension Path {
    /// Outlines of more steps are drawn with fewer.
    static let mostSteps = 24
}

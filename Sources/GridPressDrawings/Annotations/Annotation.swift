extension Drawing {
    /// A layer above a picture that explains it, such as its dimensions or a guide.
    ///
    /// Annotations are computed from a drawing and never change it. All coordinates are figure coordinates.
    ///
    /// ```swift
    /// let picture = drawing.annotated(Figure.RenderOptions(guides: [.gaps, .proposals]))
    /// for layer in picture.annotations { print(layer.spoken) }
    /// ```
    ///
    /// Tools can add custom layers, such as a frame around a view:
    ///
    /// ```swift
    /// if let frame = drawing.frame(named: "title") {
    ///     let style = Drawing.Annotation.LineStyle(FigureTheme.standard.overflow, width: 1)
    ///     let layer = Drawing.Annotation(
    ///         name: "review",
    ///         title: "Review",
    ///         parts: [.outlines([frame], style)],
    ///         bounds: frame.insetBy(dx: -4, dy: -4)
    ///     )
    ///     let svg = try drawing.annotated(with: [layer]).svg()
    /// }
    /// ```
    public struct Annotation: Equatable, Sendable {
        /// The name of the layer in CSS classes, such as `dimensions`, `callouts` or `guide-gaps`.
        public var name: String
        /// The title of the layer for readers.
        public var title: String
        /// The description of the layer for screen readers; `nil` for the title with the words and numbers
        /// of the layer.
        public var sentence: String?
        /// The parts of the layer, in paint order.
        public var parts: [Part]
        /// The rectangle around the layer, which can include a margin; `nil` for an empty layer.
        public var bounds: CGRect?

        /// The name of the layer with the dimensions.
        package static let dimensionsName = "dimensions"
        /// The prefix of the names of layers with guides.
        package static let guidePrefix = "guide-"
        /// The default size of labels, in points.
        public static let labelSize = 11.0

        /// Creates a layer of these parts.
        public init(name: String, title: String, sentence: String? = nil, parts: [Part], bounds: CGRect?) {
            self.name = name
            self.title = title
            self.sentence = sentence
            self.parts = parts
            self.bounds = bounds
        }
    }
}

extension Drawing.Annotation {
    /// A group of marks of one kind and style.
    ///
    /// A renderer reads the parts of the annotations that it draws:
    ///
    /// ```swift
    /// for part in drawing.annotations.flatMap(\.parts) {
    ///     switch part {
    ///     case .lines(let lines, let style): print(lines.count, "lines,", style.width, "points wide")
    ///     case .labels(let labels, _): print(labels.map(\.text))
    ///     default: break
    ///     }
    /// }
    /// ```
    public enum Part: Equatable, Sendable {
        /// Straight lines.
        case lines([Line], LineStyle)
        /// The edges of rectangles.
        case outlines([CGRect], LineStyle)
        /// Small circles around points.
        case rings([CGPoint], radius: Double, LineStyle)
        /// Filled arrowheads, with an optional halo that separates them from the content behind.
        case heads([Head], Drawing.Color, halo: Drawing.Color? = nil)
        /// Filled rectangles.
        case areas([CGRect], Drawing.Color, cornerRadius: Double = 0)
        /// Rectangles filled with thin slanted lines.
        case hatching([CGRect], Drawing.Color)
        /// Words and numbers.
        case labels([Label], LabelStyle)
    }

    /// A straight line.
    ///
    /// ```swift
    /// for case .lines(let lines, _) in drawing.annotations.flatMap(\.parts) {
    ///     for line in lines { print(line.start, line.end) }
    /// }
    /// ```
    public struct Line: Equatable, Sendable {
        /// The start of the line.
        public var start: CGPoint
        /// The end of the line.
        public var end: CGPoint

        /// Creates a line from one point to another.
        public init(_ start: CGPoint, _ end: CGPoint) {
            self.start = start
            self.end = end
        }
    }

    /// The style of lines.
    ///
    /// ```swift
    /// let middle = Drawing.Annotation.Line(CGPoint(x: 0, y: 42), CGPoint(x: 320, y: 42))
    /// let dashed = Drawing.Annotation.LineStyle(FigureTheme.standard.guide, width: 1, dash: [4, 3])
    /// let part = Drawing.Annotation.Part.lines([middle], dashed)
    /// ```
    public struct LineStyle: Equatable, Sendable {
        /// The color of the lines.
        public var color: Drawing.Color
        /// The width of the lines, in points.
        public var width: Double
        /// The lengths of dashes and gaps, alternating; empty for solid lines.
        public var dash: [Double]

        /// Creates a style of lines.
        public init(_ color: Drawing.Color, width: Double, dash: [Double] = []) {
            self.color = color
            self.width = width
            self.dash = dash
        }
    }

    /// An arrowhead: a slim triangle.
    ///
    /// ```swift
    /// let head = Drawing.Annotation.Head(tip: CGPoint(x: 320, y: 42), body: .left, length: 8, width: 4)
    /// let arrow = Drawing.Annotation.Part.heads([head], FigureTheme.standard.dimension)
    /// ```
    public struct Head: Equatable, Sendable {
        /// The point of the arrowhead.
        public var tip: CGPoint
        /// The side of the tip on which the arrowhead lies.
        public var body: Side
        /// The length of the arrowhead, in points.
        public var length: Double
        /// The width of the arrowhead at its base, in points.
        public var width: Double

        /// Creates an arrowhead.
        public init(tip: CGPoint, body: Side, length: Double, width: Double) {
            self.tip = tip
            self.body = body
            self.length = length
            self.width = width
        }
    }

    /// A side of a point or a rectangle.
    ///
    /// An arrowhead whose body is at the left of its tip points to the right:
    ///
    /// ```swift
    /// let side = Drawing.Annotation.Side.left
    /// let head = Drawing.Annotation.Head(tip: CGPoint(x: 320, y: 42), body: side, length: 8, width: 4)
    /// ```
    public enum Side: String, Hashable, Sendable, CaseIterable {
        case left, top, right, bottom
    }

    /// A word or number.
    ///
    /// ```swift
    /// let label = Drawing.Annotation.Label("320", middle: CGPoint(x: 160, y: 60), width: 21)
    /// let frame = label.bounds(size: Drawing.Annotation.labelSize)
    /// ```
    public struct Label: Equatable, Sendable {
        /// The text of the label.
        public var text: String
        /// The middle of the baseline.
        public var middle: CGPoint
        /// The width of the label, in points.
        public var width: Double
        /// A Boolean value that indicates whether the label is rotated by 90 degrees, to be read from the right.
        public var isTurned: Bool

        /// Creates a label.
        public init(_ text: String, middle: CGPoint, width: Double, isTurned: Bool = false) {
            self.text = text
            self.middle = middle
            self.width = width
            self.isTurned = isTurned
        }
    }

    /// The style of labels.
    ///
    /// ```swift
    /// let theme = FigureTheme.gitHub
    /// let style = Drawing.Annotation.LabelStyle(theme.dimension, size: 11, halo: theme.ground)
    /// let label = Drawing.Annotation.Label("320", middle: CGPoint(x: 160, y: 60), width: 21)
    /// let number = Drawing.Annotation.Part.labels([label], style)
    /// ```
    public struct LabelStyle: Equatable, Sendable {
        /// The color of the letters.
        public var color: Drawing.Color
        /// The size of the letters, in points.
        public var size: Double
        /// The color of the halo that separates the letters from the content behind; `nil` for no halo.
        public var halo: Drawing.Color?

        /// Creates a style of labels.
        public init(_ color: Drawing.Color, size: Double, halo: Drawing.Color? = nil) {
            self.color = color
            self.size = size
            self.halo = halo
        }
    }
}

extension Drawing.Annotation.Label {
    /// Returns the rectangle around the letters.
    ///
    /// The rectangle of a number ends at its baseline.
    ///
    /// - Parameter size: The size of the letters, in points.
    public func bounds(size: Double) -> CGRect {
        let ascent = size * Drawing.Font.capHeight
        let descent = Self.descent(of: text, size: size)
        return isTurned
            ? CGRect(x: middle.x - ascent, y: middle.y - width / 2, width: ascent + descent, height: width)
            : CGRect(x: middle.x - width / 2, y: middle.y - ascent, width: width, height: ascent + descent)
    }

    /// Returns the depth of the letters of a label below the baseline; 0 for numbers.
    package static func descent(of text: String, size: Double) -> Double {
        let isFlat = text.unicodeScalars.allSatisfy { ("0"..."9").contains($0) || " .−-×".unicodeScalars.contains($0) }
        return isFlat ? 0 : size * Drawing.Font.descent
    }
}

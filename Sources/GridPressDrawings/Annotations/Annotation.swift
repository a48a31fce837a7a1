extension Drawing {
    /// A layer above a picture that explains it: its dimensions, or a guide.
    ///
    /// Annotations are worked out from a drawing and never change it. All numbers are in figure coordinates.
    public struct Annotation: Equatable, Sendable {
        /// What the layer is called in classes: `dimensions`, or the name of a guide.
        public var name: String
        /// What people call it.
        public var title: String
        /// The sentence that stands for the layer where it isn't seen; `nil` for its title with its words and numbers.
        public var sentence: String?
        /// What is drawn, in paint order.
        public var parts: [Part]
        /// The rectangle around what is drawn, with some air; `nil` for nothing.
        public var bounds: CGRect?

        /// The name of the layer of dimensions.
        package static let dimensionsName = "dimensions"
        /// The start of the names of the layers of guides.
        package static let guidePrefix = "guide-"
        /// The size of labels, unless another is asked for.
        public static let labelSize = 11.0

        /// A layer of these parts.
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
    /// Marks that look alike.
    public enum Part: Equatable, Sendable {
        /// Straight lines.
        case lines([Line], LineStyle)
        /// The edges of rectangles.
        case outlines([CGRect], LineStyle)
        /// Small circles around points.
        case rings([CGPoint], radius: Double, LineStyle)
        /// Filled heads of arrows, with a halo that parts them from what lies beneath, or without.
        case heads([Head], Drawing.Color, halo: Drawing.Color? = nil)
        /// Filled rectangles.
        case areas([CGRect], Drawing.Color, cornerRadius: Double = 0)
        /// Rectangles with thin slanted lines in them.
        case hatching([CGRect], Drawing.Color)
        /// Words and numbers.
        case labels([Label], LabelStyle)
    }

    /// A straight line.
    public struct Line: Equatable, Sendable {
        /// Where it starts.
        public var start: CGPoint
        /// Where it ends.
        public var end: CGPoint

        /// A line from one point to another.
        public init(_ start: CGPoint, _ end: CGPoint) {
            self.start = start
            self.end = end
        }
    }

    /// The style of lines.
    public struct LineStyle: Equatable, Sendable {
        /// Their colour.
        public var color: Drawing.Color
        /// How wide they are.
        public var width: Double
        /// The lengths of dashes and of the gaps between them; empty for lines without gaps.
        public var dash: [Double]

        /// Lines of a colour and width.
        public init(_ color: Drawing.Color, width: Double, dash: [Double] = []) {
            self.color = color
            self.width = width
            self.dash = dash
        }
    }

    /// The head of an arrow: a slim triangle.
    public struct Head: Equatable, Sendable {
        /// Where it points at.
        public var tip: CGPoint
        /// The side of the tip that its body lies on.
        public var body: Side
        /// How long it is.
        public var length: Double
        /// How wide it is at its end.
        public var width: Double

        /// A head that lies on a side of its tip.
        public init(tip: CGPoint, body: Side, length: Double, width: Double) {
            self.tip = tip
            self.body = body
            self.length = length
            self.width = width
        }
    }

    /// A side of something.
    public enum Side: String, Hashable, Sendable, CaseIterable {
        case left, top, right, bottom
    }

    /// A word or number.
    public struct Label: Equatable, Sendable {
        /// What it says.
        public var text: String
        /// The middle of its baseline.
        public var middle: CGPoint
        /// How wide it is.
        public var width: Double
        /// Whether it is turned, to be read from the right.
        public var isTurned: Bool

        /// A label at a place.
        public init(_ text: String, middle: CGPoint, width: Double, isTurned: Bool = false) {
            self.text = text
            self.middle = middle
            self.width = width
            self.isTurned = isTurned
        }
    }

    /// The style of labels.
    public struct LabelStyle: Equatable, Sendable {
        /// Their colour.
        public var color: Drawing.Color
        /// The size of their letters.
        public var size: Double
        /// The colour of the halo that parts them from what lies beneath; `nil` for none.
        public var halo: Drawing.Color?

        /// Labels of a colour and size.
        public init(_ color: Drawing.Color, size: Double, halo: Drawing.Color? = nil) {
            self.color = color
            self.size = size
            self.halo = halo
        }
    }
}

extension Drawing.Annotation.Label {
    /// The rectangle around its letters, for letters of a size; figures reach no deeper than the baseline.
    public func bounds(size: Double) -> CGRect {
        let ascent = size * Drawing.Font.capHeight
        let descent = Self.descent(of: text, size: size)
        return isTurned
            ? CGRect(x: middle.x - ascent, y: middle.y - width / 2, width: ascent + descent, height: width)
            : CGRect(x: middle.x - width / 2, y: middle.y - ascent, width: width, height: ascent + descent)
    }

    /// How far the letters of a label reach below the baseline.
    package static func descent(of text: String, size: Double) -> Double {
        let isFlat = text.unicodeScalars.allSatisfy { ("0"..."9").contains($0) || " .−-×".unicodeScalars.contains($0) }
        return isFlat ? 0 : size * Drawing.Font.descent
    }
}

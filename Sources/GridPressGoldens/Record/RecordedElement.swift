import GridPressDrawings
import GridPressRecords
import XMLReading

/// An element of a layout record, without the values that follow from other elements.
struct RecordedElement {
    /// The location of the mark of an element.
    enum Paint {
        /// The standard location for the role of the element.
        case standard
        /// No mark.
        case none
        /// The markup.
        case inMarkup
        /// The record, as JSON.
        ///
        /// The markup still contains `primitives` innermost elements for the mark.
        case recorded(json: String, primitives: Int)
    }

    /// A length that was offered, or the ideal one.
    enum Length {
        case ideal
        case length(Double)
    }

    /// The offered size of an element.
    enum Offered {
        /// The predicted size.
        case predicted
        /// No offered size.
        case none
        /// Two lengths; `nil` for a predicted length.
        case lengths(width: Length?, height: Length?)
    }

    var kind: Drawing.Kind
    var role: Drawing.Role?
    var name: String?
    var label: String?
    var layer: Drawing.Layer?
    var parent: Int?
    var end: Int
    var frame: CGRect?
    var offered = Offered.predicted
    var settings: [Drawing.Setting]
    var effect: Drawing.Effect?
    /// The number of the definition of a clip in the markup.
    var clip: Int?
    var paint = Paint.standard
    /// The number of lines of a text, and the widths of the lines that the markup lacks.
    var lineCount = 1
    var lineWidths: [Double] = []
    /// The number of pixels of an image per point.
    var imageScale = 1.0

    init(_ element: XMLElement, kind name: String, parent: Int?, at index: Int) throws(RecordProblem) {
        kind = Drawing.Kind(name, .leaf)
        self.parent = parent
        end = index + 1
        self.name = element["name"]
        label = element["label"]
        layer = try element.word("layer")
        frame = try element.rect("at")
        settings = try element.recordedSettings()
        switch element["offered"] {
        case nil: break
        case "none": offered = .none
        case let text?: offered = try Offered(lengths: text)
        }
        effect = try element.effect()
        clip = try element.count("clip")
        lineCount = try element.count("lines") ?? 1
        lineWidths = try element.numbers("textWidth") ?? []
        imageScale = try element.number("imageScale", or: 1)
        switch element["paints"] {
        case nil: break
        case "none": paint = .none
        case "mark": paint = .inMarkup
        default: throw .damaged
        }
        if let mark = element.elements.first(where: { $0.name == "mark" }) {
            paint = .recorded(json: mark.textInside, primitives: try mark.count("skip") ?? 0)
        }
    }
}

extension RecordedElement.Offered {
    /// Reads two lengths, with a dash for an ideal length and `=` for a predicted one.
    fileprivate init(lengths text: String) throws(RecordProblem) {
        let parts = text.split(separator: " ")
        guard parts.count == 2 else { throw .damaged }
        func length(_ part: Substring) throws(RecordProblem) -> RecordedElement.Length? {
            switch part {
            case "=": return nil
            case "-": return .ideal
            default:
                guard let length = SettingText.number(part) else { throw .damaged }
                return .length(length)
            }
        }
        self = .lengths(width: try length(parts[0]), height: try length(parts[1]))
    }
}

extension RecordedElement.Length? {
    /// Returns the length, given the predicted length; `nil` for an ideal length.
    func value(_ predicted: Double?) -> Double? {
        switch self {
        case nil: predicted
        case .ideal: nil
        case .length(let length): length
        }
    }
}

extension XMLElement {
    /// Returns the settings of an element or a grid: its attributes, and its `setting` elements.
    func recordedSettings() throws(RecordProblem) -> [Drawing.Setting] {
        if let lengths = try numbers("edges") { return try Self.edges(lengths) }
        var settings: [Drawing.Setting] = []
        for attribute in attributes
        where attribute.namespace == nil && LayoutRecordFormat.isAttributeName(attribute.name) {
            settings.append(Drawing.Setting(attribute.name, SettingText.value(of: attribute.value)))
        }
        for element in elements where element.name == "setting" {
            guard let name = element["name"], let value = element["value"] else { throw .damaged }
            settings.append(Drawing.Setting(name, SettingText.value(of: value)))
        }
        return settings
    }

    private static func edges(_ lengths: [Double]) throws(RecordProblem) -> [Drawing.Setting] {
        let all: [Double] =
            switch lengths.count {
            case 1: [lengths[0], lengths[0], lengths[0], lengths[0]]
            case 2: [lengths[0], lengths[1], lengths[0], lengths[1]]
            case 4: lengths
            default: throw .damaged
            }
        return zip(PaddingEdges.names, all).filter { $1 != 0 }.map { Drawing.Setting($0, .number($1)) }
    }

    /// Returns the effect of an element; `nil` for none, and for a clip in the markup.
    fileprivate func effect() throws(RecordProblem) -> Drawing.Effect? {
        if let opacity = try number("opacity") { return .opacity(opacity) }
        if let text = self["transform"] {
            guard let transform = CGAffineTransform(svg: text) else { throw .damaged }
            return .transform(transform)
        }
        guard let element = elements.first(where: { $0.name == "effect" }) else { return nil }
        return try RecordedJSON.effect(element.textInside)
    }
}

extension CGAffineTransform {
    /// Creates a transform from a single function of SVG: a translation, a scaling, a rotation or a matrix; `nil` for
    /// other text.
    init?(svg text: String) {
        var text = text
        let functions = text.withUTF8 { TransformFunction.transforms($0) }
        guard let functions, functions.count == 1, let function = functions.first else { return nil }
        let numbers = function.numbers.map(\.value)
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        switch (function.name, numbers.count) {
        case ("translate", 2): self.init(translationX: numbers[0], y: numbers[1])
        case ("scale", 2): self.init(scaleX: numbers[0], y: numbers[1])
        case ("rotate", 1): self.init(rotationAngle: numbers[0] * .pi / 180)
        case ("rotate", 3):
            self = CGAffineTransform(rotationAngle: numbers[0] * .pi / 180).about(CGPoint(x: numbers[1], y: numbers[2]))
        case ("matrix", 6):
            self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        default: return nil
        }
    }
}

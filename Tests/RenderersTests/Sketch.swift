import Foundation
import GridPressDrawings

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A builder that creates the flat element list of a drawing from nested closures.
struct Sketch {
    private(set) var elements: [Drawing.Element] = []
    private var open: [Int] = []

    /// Returns the drawing that a closure builds.
    static func drawing(
        _ title: String = "",
        summary: String? = nil,
        size: CGSize = CGSize(width: 100, height: 100),
        _ content: (inout Sketch) -> Void
    ) -> Drawing {
        var sketch = Sketch()
        content(&sketch)
        return Drawing(title: title, summary: summary, size: size, elements: sketch.elements)
    }

    /// Adds an element and the elements inside it.
    mutating func add(
        _ name: String? = nil,
        kind: String = "View",
        mark: Drawing.Mark = .none,
        effect: Drawing.Effect? = nil,
        layer: Drawing.Layer? = nil,
        frame: CGRect = .zero,
        _ content: (inout Sketch) -> Void = { _ in }
    ) {
        let index = elements.count
        elements.append(
            Drawing.Element(
                parent: open.last,
                end: index + 1,
                kind: Drawing.Kind(sketched: kind),
                name: name,
                frame: frame,
                mark: mark,
                effect: effect,
                layer: layer
            )
        )
        open.append(index)
        content(&self)
        open.removeLast()
        elements[index].end = elements.count
    }

    /// Adds a filled path.
    mutating func fill(_ path: Path, _ paint: Drawing.Paint = .color(.red), name: String? = nil) {
        add(name, mark: .shape(Drawing.Shape(path: path, fill: paint)))
    }

    /// Adds a stroked path.
    mutating func stroke(_ path: Path, _ paint: Drawing.Paint = .color(.red), _ style: StrokeStyle = StrokeStyle()) {
        add(mark: .shape(Drawing.Shape(path: path, stroke: Drawing.Stroke(paint: paint, style: style))))
    }

    /// Adds a line of text.
    mutating func text(
        _ string: String,
        _ paint: Drawing.Paint = .color(.black),
        size: Double = 17,
        weight: Int = 400,
        width: Double = 40,
        name: String? = nil
    ) {
        let line = Drawing.TextLine(
            origin: CGPoint(x: 10, y: 20),
            width: width,
            runs: [Drawing.TextRun(string, font: Drawing.Font(size: size, weight: weight), paint: paint)]
        )
        add(name, mark: .text([line]))
    }
}

extension Drawing.RGBA {
    /// Creates a color from 0xRRGGBB.
    init(_ hex: UInt32, alpha: Double = 1) {
        self.init(
            red: UInt8(hex >> 16 & 0xFF),
            green: UInt8(hex >> 8 & 0xFF),
            blue: UInt8(hex & 0xFF),
            alpha: alpha
        )
    }
}

extension Drawing.Color {
    static let red = Drawing.Color(Drawing.RGBA(0xFF0000))
    static let blue = Drawing.Color(Drawing.RGBA(0x0000FF))
    static let black = Drawing.Color(Drawing.RGBA(0x000000))
    static let primary = Drawing.Color(light: Drawing.RGBA(0x000000), dark: Drawing.RGBA(0xFFFFFF))
}

extension Path {
    /// Returns a square of ten points with an origin.
    static func square(_ x: Double = 0, _ y: Double = 0) -> Path { Path(CGRect(x: x, y: y, width: 10, height: 10)) }
}

/// An element, read by the system's parser.
final class ParsedElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [ParsedElement] = []
    fileprivate(set) var text = ""
    /// The text inside, at any depth.
    fileprivate(set) var wholeText = ""

    fileprivate init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// The element itself and all elements inside it.
    var all: [ParsedElement] { [self] + children.flatMap(\.all) }

    /// Returns all elements with a name, including this one.
    func all(_ name: String) -> [ParsedElement] { all.filter { $0.name == name } }

    subscript(attribute: String) -> String? { attributes[attribute] }
}

/// Reads markup with the system's parser.
///
/// Throws an error if it isn't well-formed.
func parse(_ markup: String) throws -> ParsedElement {
    let reader = TreeReader()
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
        throw NotWellFormed(reason: String(describing: parser.parserError), markup: markup)
    }
    return root
}

struct NotWellFormed: Error {
    let reason: String
    let markup: String
}

private final class TreeReader: NSObject, XMLParserDelegate {
    var root: ParsedElement?
    private var open: [ParsedElement] = []

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = ParsedElement(name: name, attributes: attributes)
        open.last?.children.append(element)
        root = root ?? element
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        open.last?.text += text
        for element in open { element.wholeText += text }
    }
}

extension Drawing.Kind {
    /// Creates the kind of an element from its name, which begins with a capital letter for a view.
    init(sketched name: String) {
        self = name.first?.isUppercase ?? false ? .container(name) : .modifier(name)
    }
}

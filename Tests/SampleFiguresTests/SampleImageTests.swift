import Foundation
import GridPressProperties
import SampleFigures
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The images of the samples")
struct SampleImageTests {
    @Test("have at least three pixels to a point wherever they are drawn")
    func density() {
        forEach(DrawnSample.all) { drawn, check in
            let picture = DrawnImages(in: try drawn.svg.get())
            check.equal(picture.uses.filter { $0.density < 2.999 }.map(\.description), [])
            check(picture.uses.isEmpty != picture.hasImages, "No use of its images is found.")
        }
    }

    @Test("are measured in their symbols, parts, patterns and transforms")
    func measuring() {
        let picture = DrawnImages(
            in: """
                <svg xmlns="http://www.w3.org/2000/svg"><defs>
                <symbol id="a" viewBox="0 0 60 30"><image width="60" height="30" href="data:image/png;base64,"/></symbol>
                <symbol id="b" viewBox="0 0 20 10"><svg width="20" height="10" viewBox="20 10 20 10">\
                <use width="60" height="30" href="#a"/></svg></symbol>
                <symbol id="c" viewBox="0 0 20 20"><svg width="20" height="20" viewBox="40 10 20 20">\
                <use width="60" height="30" href="#a"/></svg></symbol>
                </defs>
                <g transform="scale(2 1)"><use width="10" height="10" href="#a"/></g>
                <g transform="rotate(90)"><use width="20" height="5" href="#a"/></g>
                <use width="100" height="100" href="#b"/><use width="5" height="10" href="#c"/></svg>
                """
        )
        #expect(picture.uses.map(\.density) == [3, 3, 2])
    }
}

/// A reader of the image files in a picture, which collects their sizes.
private final class DrawnImages: NSObject, XMLParserDelegate {
    /// A use of an image file, with its visible pixels and its size in points.
    struct Use: CustomStringConvertible {
        let pixels: CGSize
        let points: CGSize

        /// The number of pixels per point, along the axis with fewer.
        var density: Double { min(pixels.width / points.width, pixels.height / points.height) }
        var description: String { "\(pixels.width) × \(pixels.height) pixels in \(points.width) × \(points.height)" }
    }

    /// A symbol of an image file or of a part of it.
    private struct Symbol {
        var view: CGRect
        /// The size of the file.
        var file: CGSize

        /// Whether the symbol has a corner of the file.
        ///
        /// Other parts lie between cap insets, and are stretched.
        var hasCorner: Bool {
            (view.minX == 0 || view.maxX == file.width) && (view.minY == 0 || view.maxY == file.height)
        }
    }

    private(set) var uses: [Use] = []
    private(set) var hasImages = false
    private var symbols: [String: Symbol] = [:]
    /// The symbol that the parser is reading.
    private var symbol: (id: String, view: CGRect)?
    private var transforms = [CGAffineTransform.identity]

    init(in svg: String) {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        #expect(parser.parse())
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        let transform = attributes["transform"].map(Self.transform) ?? .identity
        transforms.append(transform.concatenating(transforms[transforms.count - 1]))
        let size = CGSize(
            width: attributes["width"].flatMap(Double.init) ?? 0,
            height: attributes["height"].flatMap(Double.init) ?? 0
        )
        switch name {
        case "symbol": symbol = attributes["id"].flatMap { id in Self.view(attributes).map { (id, $0) } }
        // The element shows a part of a file.
        case "svg" where symbol != nil: symbol = Self.view(attributes).map { (symbol!.id, $0) }
        case "image":
            hasImages = true
            guard let symbol else { return uses.append(Use(pixels: .zero, points: size)) }
            symbols[symbol.id] = Symbol(view: symbol.view, file: symbol.view.size)
        case "use":
            guard let origin = symbols[String(attributes["href"]?.dropFirst() ?? "")] else { return }
            if let symbol {
                symbols[symbol.id] = Symbol(view: symbol.view, file: origin.file)
            } else if origin.hasCorner {
                let scale = transforms[transforms.count - 1]
                let points = CGSize(
                    width: size.width * hypot(scale.a, scale.b),
                    height: size.height * hypot(scale.c, scale.d)
                )
                uses.append(Use(pixels: origin.view.size, points: points))
            }
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        transforms.removeLast()
        if name == "symbol" { symbol = nil }
    }

    private static func view(_ attributes: [String: String]) -> CGRect? {
        let numbers = numbers(attributes["viewBox"] ?? "")
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private static func numbers(_ text: String) -> [Double] {
        text.split { !"+-.e0123456789".contains($0) }.compactMap { Double($0) }
    }

    /// Returns the only transform in an attribute, without its translation.
    private static func transform(_ text: String) -> CGAffineTransform {
        let numbers = numbers(text.drop { $0 != "(" }.description)
        switch text.prefix(while: { $0 != "(" }) {
        case "scale": return CGAffineTransform(scaleX: numbers[0], y: numbers.last ?? numbers[0])
        case "rotate": return CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
        case "matrix" where numbers.count == 6:
            return CGAffineTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: 0, ty: 0)
        default: return .identity
        }
    }
}

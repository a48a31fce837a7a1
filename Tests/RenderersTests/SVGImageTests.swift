import Foundation
import GridPressDrawings
import GridPressProperties
import Testing

@testable import GridPressRecords
@testable import GridPressRenderers
@testable import GridPressSVG

@Suite("Images in SVG")
struct SVGImageTests {
    private let raster = Drawing.Raster(
        format: .png,
        data: Data([0x89, 0x50, 0x4E, 0x47]),
        pixels: CGSize(width: 20, height: 10)
    )

    private func image(
        _ frame: CGRect = CGRect(x: 5, y: 6, width: 40, height: 30),
        _ resizing: Drawing.Image.Resizing = .stretch,
        caps: Drawing.Image.CapInsets = Drawing.Image.CapInsets(),
        template: Drawing.Paint? = nil,
        isSmooth: Bool = true
    ) -> Drawing.Image {
        Drawing.Image(
            raster: raster,
            scale: 2,
            frame: frame,
            resizing: resizing,
            caps: caps,
            template: template,
            isSmooth: isSmooth
        )
    }

    private func svg(_ content: (inout Sketch) -> Void) throws -> ParsedElement {
        try parse(SVGRenderer().render(Sketch.drawing("", content)))
    }

    // MARK: - Pieces

    @Test("An image without caps is one piece, a tiled one is repeated in its own size")
    func onePiece() {
        let frame = CGRect(x: 5, y: 6, width: 40, height: 30)
        let whole = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(image().pieces == [Drawing.Image.Piece(source: whole, frame: frame, tile: nil)])
        let tile = CGSize(width: 10, height: 5)
        #expect(image(frame, .tile).pieces == [Drawing.Image.Piece(source: whole, frame: frame, tile: tile)])
        // A single tile doesn't need a pattern.
        let ownSize = CGRect(x: 5, y: 6, width: 10, height: 5)
        #expect(image(ownSize, .tile).pieces.map(\.tile) == [nil])
    }

    @Test("Caps make nine pieces, of which those in corners keep their size")
    func ninePieces() {
        let pieces = image(caps: Drawing.Image.CapInsets(top: 1, left: 2, bottom: 1, right: 3)).pieces
        #expect(pieces.count == 9)
        #expect(pieces[0].source == CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(pieces[0].frame == CGRect(x: 5, y: 6, width: 2, height: 1))
        #expect(pieces[4].source == CGRect(x: 4, y: 2, width: 10, height: 6))
        #expect(pieces[4].frame == CGRect(x: 7, y: 7, width: 35, height: 28))
        #expect(pieces[8].source == CGRect(x: 14, y: 8, width: 6, height: 2))
        #expect(pieces[8].frame == CGRect(x: 42, y: 35, width: 3, height: 1))
    }

    @Test("Whatever the caps are, pieces fill the frame and lie in the image")
    func anyCaps() {
        forEachSeed(cost: 8) { seed, check in
            var generator = SeededGenerator(seed: seed)
            func length(_ most: Double) -> Double { .random(in: -2...most, using: &generator) }
            let frame = CGRect(x: length(9), y: length(9), width: abs(length(30)), height: abs(length(30)))
            let caps = Drawing.Image.CapInsets(top: length(8), left: length(8), bottom: length(8), right: length(8))
            let pieces = image(frame, seed.isMultiple(of: 2) ? .tile : .stretch, caps: caps).pieces
            let area = pieces.reduce(0) { $0 + $1.frame.width * $1.frame.height }
            check(abs(area - frame.width * frame.height) < 1e-9, "the area is \(area): \(frame), \(caps)")
            for piece in pieces {
                check(piece.frame.lies(in: frame), "\(piece) lies outside of \(frame).")
                check(piece.source.lies(in: CGRect(x: 0, y: 0, width: 20, height: 10)), "\(piece)")
                check(piece.source.width > 0 && piece.source.height > 0, "\(piece)")
            }
        }
    }

    // MARK: - Markup

    @Test("A file is written once and used wherever it is painted")
    func once() throws {
        let root = try svg { sketch in
            sketch.add(mark: .image(image()))
            sketch.add("name", mark: .image(image(CGRect(x: 0, y: 0, width: 10, height: 5), isSmooth: false)))
        }
        let images = root.all("image")
        try #require(images.count == 1)
        #expect(images[0]["href"] == "data:image/png;base64,iVBORw==")
        #expect(images[0]["width"] == "20" && images[0]["height"] == "10")
        let symbol = try #require(root.all("symbol").first)
        #expect(symbol["viewBox"] == "0 0 20 10" && symbol["preserveAspectRatio"] == "none")
        let uses = root.all("use")
        #expect(uses.map { $0["href"] } == [String](repeating: "#" + (symbol["id"] ?? "–"), count: 2))
        #expect(uses[0].attributes.count == 5)
        #expect(uses[0]["x"] == "5" && uses[0]["y"] == "6" && uses[0]["width"] == "40" && uses[0]["height"] == "30")
        #expect(uses[1]["image-rendering"] == "pixelated" && uses[1]["class"] == "name")
    }

    @Test("Tiles are a pattern, pieces are symbols that show a part of the first")
    func tilesAndPieces() throws {
        let tiled = try svg { $0.add(mark: .image(image(.init(x: 5, y: 6, width: 40, height: 30), .tile))) }
        let pattern = try #require(tiled.all("pattern").first)
        #expect(pattern["width"] == "10" && pattern["height"] == "5" && pattern["viewBox"] == "0 0 10 5")
        #expect(tiled.all("rect").map { $0["fill"] } == ["url(#\(pattern["id"] ?? "–"))"])

        let pieces = try svg { $0.add(mark: .image(image(caps: .init(top: 1, left: 1, bottom: 1, right: 1)))) }
        #expect(pieces.all("image").count == 1)
        #expect(pieces.all("symbol").count == 10)
        #expect(pieces.all("symbol")[1]["viewBox"] == "0 0 2 2")
    }

    @Test("A template is a rectangle in its paint behind a mask, also in the dark scheme")
    func template() throws {
        let root = try svg { $0.add("icon", mark: .image(image(template: .color(.primary)))) }
        let rect = try #require(root.all("rect").first)
        let mask = try #require(root.all("mask").first)
        #expect(rect["fill"] == "#000" && rect["mask"] == "url(#\(mask["id"] ?? "–"))")
        // Everything inside of the mask is white, regardless of the image's colors.
        #expect(mask.all("g").first?["filter"] != nil && root.all("feColorMatrix").count == 1)
        #expect(root.all("style").first?.text.contains("[fill=\"#000\"]{fill:#fff}") == true)
        #expect(root.all("g").first { $0["class"] == "icon" } != nil)
    }

    @Test("A clip, mask or filter is not written on a use, which would move it along")
    func tags() throws {
        let root = try svg { sketch in
            sketch.add("clipped", effect: .clip(.square(), isEvenOdd: false)) { $0.add(mark: .image(image())) }
            sketch.add("blurred", effect: .blur(radius: 2)) { $0.add(mark: .image(image())) }
            sketch.add("faint", effect: .opacity(0.5)) { $0.add(mark: .image(image())) }
        }
        let attributes = Set(root.all("use").flatMap(\.attributes.keys))
        #expect(attributes.isDisjoint(with: ["clip-path", "mask", "filter"]))
        #expect(root.all("use").last?["opacity"] == "0.5")
        #expect(root.all("g").map { $0["class"] } == ["clipped", "blurred"])
    }

    @Test("In a mask an image counts by how opaque it is")
    func masks() throws {
        let root = try svg { sketch in
            sketch.add(effect: .mask) { sketch in
                sketch.fill(.square())
                sketch.add("named", layer: .mask) {
                    $0.add(mark: .image(image(.init(x: 0, y: 0, width: 9, height: 9))))
                }
            }
        }
        let filter = try #require(root.all("filter").first)
        #expect(root.all("mask").first?.all("g").contains { $0["filter"] == "url(#\(filter["id"] ?? "–"))" } == true)
    }

    @Test("What can't be seen is not written")
    func invisible() throws {
        let clear = Drawing.Paint.color(.red.opacity(0))
        let root = try svg { sketch in
            sketch.add(mark: .image(image(.init(x: 0, y: 0, width: 0, height: 9))))
            sketch.add(mark: .image(image(.init(x: 0, y: 0, width: 0.0001, height: 9))))
            sketch.add(mark: .image(image(template: clear)))
            sketch.add(effect: .hidden) { $0.add(mark: .image(image())) }
        }
        #expect(root.all("image").isEmpty && root.all("use").isEmpty && root.all("defs").isEmpty)
    }

    @Test("Images are painted bounds, unless their paint is clear")
    func bounds() {
        func bounds(_ image: Drawing.Image) -> CGRect {
            Sketch.drawing(size: .zero) { $0.add(mark: .image(image)) }.paintedBounds()
        }
        #expect(bounds(image()) == CGRect(x: 0, y: 0, width: 45, height: 36))
        #expect(bounds(image(template: .color(.red.opacity(0)))) == .zero)
    }

    @Test("A label is the title of what has no name, and is heard of an image instead of its pixels")
    func labels() throws {
        var drawing = Sketch.drawing { sketch in
            sketch.add(mark: .image(image()))
            sketch.add("name", mark: .image(image()))
        }
        drawing.elements[0].label = "label"
        drawing.elements[1].label = "label"
        let root = try parse(SVGRenderer().render(drawing))
        #expect(root.all("use").map { $0.children.first?.text } == ["label", nil])
        #expect(root.all("use").map { $0["class"] } == [nil, "name"])
        drawing.elements[0].kind = Drawing.Kind.leaf("Image")
        let use = try #require(try parse(SVGRenderer().render(drawing)).all("use").first)
        #expect(use["role"] == "img" && use["aria-label"] == "label" && use.children.isEmpty)
        let json = JSONRenderer().render(drawing)
        #expect(json.contains("\"label\": \"label\""))
        #expect(json.contains("\"image\": {\"format\": \"png\", \"pixels\": [20, 10], "))
    }

    @Test("Data of any length is written in Base64")
    func base64() {
        forEach(0..<70) { length, check in
            let data = Data((0..<length).map { UInt8(truncatingIfNeeded: $0 * 151 + length) })
            var writer = MarkupWriter()
            writer.element("image") {
                $0.attribute("href", raster: Drawing.Raster(format: .webp, data: data, pixels: .zero))
            }
            check.equal(writer.string(), "<image href=\"data:image/webp;base64,\(data.base64EncodedString())\"/>\n")
        }
    }

    @Test("Every format has an address that is safe", arguments: Drawing.Raster.Format.allCases)
    func formats(format: Drawing.Raster.Format) throws {
        var writer = MarkupWriter()
        writer.element("image") {
            $0.attribute("href", raster: Drawing.Raster(format: format, data: Data([1]), pixels: .zero))
        }
        let address = try #require(try parse(writer.string())["href"])
        #expect(SafeURL(address, for: .image)?.string == address)
    }
}

extension CGRect {
    /// Returns whether the rectangle lies inside another one, except for rounding errors.
    fileprivate func lies(in other: CGRect) -> Bool {
        let error = 1e-9
        return minX >= other.minX - error && minY >= other.minY - error && maxX <= other.maxX + error
            && maxY <= other.maxY + error
    }
}

import Foundation
import GridPressProperties
import GridPressRenderers
import LayoutDocuments
import SafetySupport
import Testing

@Suite("What the fuzzers try")
struct FuzzedTests {
    @Test("Documents changed at random are refused or drawn well")
    func documents() throws {
        let names = Repository.names(in: "Tests/Fuzz/seeds", ending: "")
        #expect(!names.isEmpty)
        let documents = try names.map { name in (name, Array(try Data(contentsOf: Repository.url(name)))) }
        forEach(documents) { document, check in
            check.equal(FuzzedDocument(document.1).complaints, [], document.0)
        }
        forEachSeed(cost: 1000) { seed, check in
            var generator = SeededGenerator(seed: seed)
            for (name, document) in documents {
                var bytes = document
                for _ in 0...Int.random(in: 0..<4, using: &generator) {
                    let place = Int.random(in: bytes.indices, using: &generator)
                    switch Int.random(in: 0..<3, using: &generator) {
                    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                    case 1: bytes.removeSubrange(place..<min(place + 5, bytes.count))
                    default: bytes.insert(contentsOf: bytes[place...].prefix(30), at: place)
                    }
                    if bytes.isEmpty { break }
                }
                check.equal(FuzzedDocument(bytes).complaints, [], name)
            }
        }
    }

    @Test("Pictures made at random are written well")
    func pictures() {
        forEachSeed(cost: 125) { seed, check in
            var generator = SeededGenerator(seed: seed)
            let bytes = (0..<Int.random(in: 1..<400, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            check.equal(FuzzedPicture(bytes).complaints, [], "\(bytes)")
        }
    }

    @Test("A text of many lines in a gradient around a centre is painted as one fan")
    func manyLinesInFan() throws {
        let text = String(repeating: "a\n", count: 300)
        let figure = Figure("x") {
            Text(verbatim: text).foregroundStyle(
                .angularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(360))
            )
        }
        let picture = PictureCheck(svg: try figure.svg())
        #expect(picture.complaints == [])
        #expect(picture.texts(of: "text").count == 300 && picture.texts(of: "mask").count == 1)
        #expect(picture.texts(of: "path").count < 1000)
    }

    @Test("Pieces of a line in gradients around centres are painted, beside others and alone")
    func piecesInFans() throws {
        let gradient = AngularGradient(colors: [.red, .blue], center: .center)
        let other = AngularGradient(colors: [.green, .blue], center: .top)
        let whole = Figure("x") {
            (Text(verbatim: "a") + Text(verbatim: "b").bold()).foregroundStyle(gradient)
        }
        let mixed = Figure("x") {
            Text(verbatim: "a").foregroundStyle(gradient) + Text(verbatim: "b")
                + Text(verbatim: "c").foregroundStyle(other)
        }
        let wholePicture = PictureCheck(svg: try whole.svg())
        #expect(wholePicture.complaints == [] && wholePicture.texts(of: "text") == ["ab"])
        #expect(wholePicture.texts(of: "mask") == ["\nab\n"])
        let mixedPicture = PictureCheck(svg: try mixed.svg())
        #expect(mixedPicture.complaints == [] && mixedPicture.texts(of: "text") == ["abc", "abc", "abc"])
        #expect(mixedPicture.texts(of: "mask") == ["\nabc\n", "\nabc\n"])
    }

    @Test("A link over thousands of lines doesn't repeat its long address on all of them")
    func linkOnManyLines() throws {
        let text =
            "[\(String(repeating: "a", count: 3000))](https://example.org/\(String(repeating: "x", count: 1900)))"
        let figure = Figure("x", width: 1) { Text(LocalizedStringKey(text)) }
        let drawing = try figure.drawing()
        #expect(drawing.findings.contains { $0.code == .linkOnManyLines })
        let picture = PictureCheck(svg: try drawing.svg())
        #expect(picture.complaints == [] && picture.texts(of: "text").count == 3000)
        #expect((1...600).contains(picture.values(of: "href", on: "a").count))
    }

    @Test("A line from right to left whose pieces are put in order by force says its direction once")
    func forcedLine() {
        let font = Drawing.Font(family: .sansSerif, size: 10)
        let runs = [Drawing.Direction.leftToRight, .rightToLeft].map { direction in
            Drawing.TextRun(
                "ab",
                font: font,
                paint: .color(Drawing.Color(Drawing.RGBA(red: 0, green: 0, blue: 0))),
                forcedDirection: direction
            )
        }
        let line = Drawing.TextLine(origin: .zero, width: 10, direction: .rightToLeft, runs: runs)
        let element = Drawing.Element(parent: nil, end: 1, kind: .leaf("Text"), frame: .zero, mark: .text([line]))
        let drawing = Drawing(title: "x", size: CGSize(width: 10, height: 10), elements: [element])
        #expect(PictureCheck(svg: SVGRenderer().render(drawing)).complaints == [])
    }

    @Test("A line of text without a piece is nothing to paint")
    func emptyLine() {
        let line = Drawing.TextLine(origin: .zero, width: 10, runs: [])
        let element = Drawing.Element(parent: nil, end: 1, kind: .leaf("Text"), frame: .zero, mark: .text([line]))
        let drawing = Drawing(title: "x", size: CGSize(width: 10, height: 10), elements: [element])
        #expect(PictureCheck(svg: SVGRenderer().render(drawing)).complaints == [])
    }
}

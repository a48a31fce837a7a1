import Foundation
import GridPressDrawings
import GridPressFindings
import GridPressProperties
import Testing

@testable import GridPressRenderers

@Suite("Any figure as text")
struct TextRendererPropertyTests {
    @Test("has lines as wide as was asked for at most, nothing that steers a terminal, and every box")
    func random() {
        forEachSeed(cost: 100) { seed, check in
            var generator = SeededGenerator(seed: seed)
            let drawing = RandomDrawing.make(&generator)
            for columns in [20, 57, 80] {
                let text = TextRenderer(TextRenderer.Options(columns: columns)).render(drawing)
                let again = TextRenderer(TextRenderer.Options(columns: columns)).render(drawing)
                check(again == text, "\(columns) columns: the text isn't the same twice.")
                expectHarmless(text, columns: columns, check)
                guard columns >= 57 else { continue }
                let words = Set(text.split { !$0.isPartOfName }.map(String.init))
                for name in drawing.names where !words.contains(name) {
                    check.fail("\(columns) columns: \(name) is missing.")
                }
            }
        }
    }

    @Test("shows hostile names as what they are")
    func hostile() {
        let names = RandomDrawing.hostileNames
        forEach(names.sampled(oneIn: 2) + names.sampled(oneIn: 2).map { String(repeating: $0, count: 60) }) {
            repeated,
            check in
            let frame = CGRect(x: 0, y: 0, width: 300, height: 40)
            var drawing = Sketch.drawing(repeated, size: frame.size) { sketch in
                sketch.add(repeated, frame: frame) { sketch in
                    sketch.add(repeated, frame: CGRect(x: 10, y: 10, width: 120, height: 20))
                    sketch.add(kind: repeated, mark: .shape(Drawing.Shape(path: .square())), frame: frame)
                    sketch.text(repeated)
                }
            }
            drawing.grids = [
                Drawing.Grid(
                    element: 0,
                    kind: .rows,
                    settings: [],
                    columns: [.init(size: repeated, start: 0, length: 1)],
                    rows: [],
                    cells: []
                )
            ]
            for columns in [20, 80] {
                let text = TextRenderer(TextRenderer.Options(columns: columns)).render(drawing)
                expectHarmless(text, columns: columns, check)
            }
        }
    }

    @Test("shows many boxes, however large they are")
    func manyBoxes() {
        let size = CGSize(width: 10_000_000, height: 10_000_000)
        let count = Rounds.isThorough ? 10_000 : 1000
        let drawing = Sketch.drawing("Many", size: size) { sketch in
            for index in 0..<count {
                let inset = Double(index) * 400
                sketch.add("a", frame: CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset))
                let corner = CGPoint(x: Double(index % 100) * 1e5, y: Double(index / 100) * 5e4)
                let frame = CGRect(origin: corner, size: CGSize(width: 9e4, height: 4e4))
                sketch.add(mark: .shape(Drawing.Shape(path: Path(frame), fill: .color(.red))), frame: frame)
            }
        }
        let text = TextRenderer().render(drawing)
        let (times, views) = Rounds.isThorough ? ("10,000", "20,000") : ("1,000", "2,000")
        #expect(text.contains("View 90000 × 40000 (\(times) times)") && text.contains("\(views) views"))
    }

    @Test(
        "shows drawings and boxes whose numbers are infinite or none",
        arguments: [.nan, .infinity, 1e300] as [CGFloat]
    )
    func oddNumbers(number: CGFloat) {
        for size in [
            CGSize(width: 100, height: number), CGSize(width: number, height: 40), CGSize(width: 90, height: 40),
        ] {
            let drawing = Sketch.drawing("Odd", size: size) { sketch in
                sketch.add("a", frame: CGRect(x: number, y: 0, width: 10, height: number))
                sketch.add("b", frame: CGRect(x: 0, y: -number, width: number, height: 10))
            }
            #expect(TextRenderer(TextRenderer.Options(columns: 40)).render(drawing).contains("Odd"))
        }
    }

    /// Expects that lines fit into the columns and contain no control characters.
    private func expectHarmless(_ text: String, columns: Int, _ check: Check) {
        check(text.hasSuffix("\n"), "\(columns) columns: the last line doesn't end.")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines where Terminal.columns(of: line) > columns || line.hasSuffix(" ") {
            check.fail("\(columns) columns: a line is too long or ends with a blank: \"\(line)\"")
        }
        for scalar in text.unicodeScalars where scalar != "\n" && scalar.isUnsafe {
            check.fail("\(columns) columns: \(scalar.spelled)")
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar controls a terminal instead of being displayed.
    fileprivate var isUnsafe: Bool {
        value < 0x20 || (0x7F...0x9F).contains(value) || isBidiControl || (0x2028...0x2029).contains(value)
    }
}

extension Character {
    /// Whether the character may appear in a name of a random drawing.
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "🇩🇪" }
}

/// The column count of terminals: marks have no columns, ideographs and emoji two.
private enum Terminal {
    static func columns(of line: some StringProtocol) -> Int {
        line.reduce(0) { count, character in
            let scalars = character.unicodeScalars
            let isWide = scalars.contains { scalar in
                ("一"..."龥").contains(scalar) || ("가"..."힣").contains(scalar) || ("！"..."｠").contains(scalar)
                    || scalar.properties.isEmojiPresentation || scalar == "\u{FE0F}"
            }
            return count + (isWide ? 2 : 1)
        }
    }
}

/// A generator of drawings with boxes that are nested, separate, clipped, transformed, hidden, or named in any
/// script.
private enum RandomDrawing {
    static let hostileNames = [
        "\u{1B}[31mred\u{1B}]0;title\u{7}", "a\nb\r\nc\td", "\u{202E}abc\u{2066}", "e\u{301}\u{302}\u{303}",
        "\u{301}\u{302}", "x" + String(repeating: "\u{301}", count: 5000), "日本語ＡＢＣ한국어", "👩‍👩‍👧‍👦🇩🇪🇩1️⃣❤️",
        "\u{200B}\u{200D}\u{FEFF}\u{AD}", "\u{2028}\u{2029}\u{85}\u{9B}31m", "\u{FFF9}a\u{FFFA}b\u{FFFB}", "\u{E0001}",
        "\u{3164}\u{115F}", "", " ", "مرحبا", "┏━┓",
    ]

    static func make(_ generator: inout SeededGenerator) -> Drawing {
        let lengths: [Double] = [0, 0.001, 1, 17, 100, 333.333, 1000, 10_000_000]
        let size = CGSize(
            width: lengths.randomElement(using: &generator)!,
            height: lengths.randomElement(using: &generator)!
        )
        var count = 0
        return Sketch.drawing(hostileNames.randomElement(using: &generator)!, size: size) { sketch in
            add(to: &sketch, CGRect(origin: .zero, size: size), depth: 0, &count, &generator)
        }
    }

    private static func add(
        to sketch: inout Sketch,
        _ around: CGRect,
        depth: Int,
        _ count: inout Int,
        _ generator: inout SeededGenerator
    ) {
        for _ in 0..<Int.random(in: 0...(depth == 0 ? 8 : 4), using: &generator) {
            count += 1
            let prefix = ["", "日本", "e\u{301}", "🇩🇪"].randomElement(using: &generator)!
            let name = Bool.random(using: &generator) ? nil : "\(prefix)n\(count)"
            let frame = frame(around, &generator)
            let mark: Drawing.Mark =
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: .shape(Drawing.Shape(path: Path(frame)))
                case 1:
                    .text([
                        Drawing.TextLine(
                            origin: frame.origin,
                            width: 10,
                            runs: [
                                Drawing.TextRun(
                                    hostileNames.randomElement(using: &generator)!,
                                    font: Drawing.Font(size: 10),
                                    paint: .color(.black)
                                )
                            ]
                        )
                    ])
                default: .none
                }
            var inner = generator
            var innerCount = count
            sketch.add(name, mark: mark, effect: effect(around, &inner), frame: frame) { sketch in
                if depth < 3 { add(to: &sketch, frame, depth: depth + 1, &innerCount, &inner) }
            }
            (generator, count) = (inner, innerCount)
        }
    }

    private static func effect(_ around: CGRect, _ generator: inout SeededGenerator) -> Drawing.Effect? {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: .transform(CGAffineTransform(a: 0, b: 1.5, c: -1.5, d: 0, tx: 5, ty: 50))
        case 1: .clip(Path(around.insetBy(dx: around.width / 4, dy: around.height / 4)), isEvenOdd: false)
        case 2: .clip(Path(), isEvenOdd: false)
        case 3: .hidden
        case 4: .transform(CGAffineTransform(a: 1e200, b: 1e200, c: -1e200, d: 1e200, tx: 1e300, ty: -1e300))
        default: nil
        }
    }

    private static func frame(_ around: CGRect, _ generator: inout SeededGenerator) -> CGRect {
        func part() -> Double { [-1, 0, 0, 0.1, 0.25, 0.5, 0.9, 1.5].randomElement(using: &generator)! }
        return CGRect(
            x: around.minX + part() * around.width,
            y: around.minY + part() * around.height,
            width: abs(part()) * around.width,
            height: abs(part()) * around.height
        )
    }
}

import GridPress
import Testing
import ViewSupport

@Suite("A classic dimension")
struct ClassicDimensionTests {
    /// Returns the frames of texts and shapes that dimension a view of 120 by 60 points at (100, 100).
    private func drawn(
        _ positions: DimensionPositions,
        width: CGFloat = 120
    ) throws -> (frame: CGRect, texts: [CGRect], words: [String], shapes: [CGRect]) {
        let drawing = try Figure("Dimension", width: 320, height: 260) {
            Color.clear.frame(width: width, height: 60).dimension(positions, style: .classic).named("view")
        }
        .drawing()
        let frame = try #require(drawing.frames(named: "view").first)
        var texts: [CGRect] = []
        var words: [String] = []
        var shapes: [CGRect] = []
        var transforms: [(end: Int, transform: CGAffineTransform)] = []
        for (index, element) in drawing.elements.enumerated() {
            transforms.removeAll { $0.end <= index }
            let around = transforms.reversed().reduce(CGAffineTransform.identity) { $0.concatenating($1.transform) }
            if case .transform(let transform) = element.effect { transforms.append((element.end, transform)) }
            let local = around.boundingBox(of: element.frame).offsetBy(dx: -frame.minX, dy: -frame.minY)
            switch element.mark {
            case .text(let lines):
                texts.append(local)
                words.append(lines.map(\.string).joined())
            case .shape(let shape) where shape.stroke != nil: shapes.append(local)
            default: break
            }
        }
        return (frame, texts, words, shapes)
    }

    @Test("takes no room")
    func room() throws {
        #expect(try drawn(.all).frame == CGRect(x: 100, y: 100, width: 120, height: 60))
    }

    @Test(
        "lies in a band of 25 points at its side or in the middle",
        arguments: [
            (DimensionPositions.top, CGPoint(x: 60, y: -12.5), "120"), (.bottom, CGPoint(x: 60, y: 72.5), "120"),
            (.vcenter, CGPoint(x: 60, y: 30), "120"), (.leading, CGPoint(x: -12.5, y: 30), "60"),
            (.trailing, CGPoint(x: 132.5, y: 30), "60"), (.hcenter, CGPoint(x: 60, y: 30), "60"),
        ]
    )
    func bands(position: DimensionPositions, middle: CGPoint, word: String) throws {
        let drawn = try drawn(position)
        #expect(drawn.words == [word])
        let text = try #require(drawn.texts.first)
        #expect(abs(text.midX - middle.x) < 0.51)
        #expect(abs(text.midY - middle.y) < 0.51)
        let isWidth = [.top, .bottom, .vcenter].contains(position)
        let band = drawn.shapes.reduce(CGRect.null) { $0.union($1) }
        #expect(abs((isWidth ? band.width : band.height) - (isWidth ? 120 : 60)) < 0.001)
    }

    @Test("shows both measures on all four sides, and any set of them")
    func sets() throws {
        #expect(try drawn(.all).words.sorted() == ["120", "120", "60", "60"])
        #expect(try drawn([.vcenter, .hcenter]).words.sorted() == ["120", "60"])
        #expect(try drawn([]).words.isEmpty)
    }

    @Test("keeps its heads and its number where there is no room for arrows, and runs over at the end")
    func narrow() throws {
        let drawn = try drawn(.bottom, width: 20)
        let text = try #require(drawn.texts.first)
        #expect(drawn.words == ["20"])
        #expect(abs(text.minX - 8) < 0.001)
        #expect(drawn.shapes.map(\.width) == [0, 0])
    }

    @Test("has numbers without decimals")
    func decimals() throws { #expect(try drawn(.bottom, width: 50.2857).words == ["50"]) }
}

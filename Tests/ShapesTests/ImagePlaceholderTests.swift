import Foundation
import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Placeholders of images")
struct ImagePlaceholderTests {
    /// Returns the kinds of elements in a placeholder of a size.
    private func parts(_ image: Image, _ width: CGFloat, _ height: CGFloat) throws -> [String] {
        try drawn { image.resizable().frame(width: width, height: height) }.elements
            .map(\.kind.name).filter { $0 != "frame" && $0 != "Image" }
    }

    // MARK: - Content

    @Test("show a mark and the name, the name alone, the mark alone, or only their outline")
    func room() throws {
        let image = Image("harbour")
        #expect(try parts(image, 100, 100) == ["box", "mark", "Text"])
        #expect(try parts(image, 100, 30) == ["box", "Text"])
        #expect(try parts(image, 30, 30) == ["box", "mark"])
        #expect(try parts(image, 100, 4) == ["box"])
        #expect(try parts(image, 100, 1).isEmpty)
        #expect(try parts(image, 0, 0).isEmpty)
        #expect(try parts(Image(data: Data()), 100, 100) == ["box", "mark"])
        #expect(try drawn { image }.texts == ["harbour"])
    }

    @Test("stay inside their frame", arguments: [(100, 100), (60, 20), (24, 16), (9, 200), (3, 3)] as [(Int, Int)])
    func inside(width: Int, height: Int) throws {
        for image in [Image("harbour"), Image(systemName: "hurricane")] {
            let size = CGSize(width: width, height: height)
            let drawing = try drawn { image.resizable().frame(width: size.width, height: size.height) }
            #expect(drawing.paintedBounds() == CGRect(origin: .zero, size: size))
        }
    }

    @Test("fill any frame, clip and proportion, as images do")
    func frames() throws {
        let drawing = try drawn(width: 300, height: 300) {
            Image("image-1").resizable().named("clipped").frame(width: 100, height: 100).clipShape(Circle())
            Image("image-2").resizable().scaledToFit().named("fitting").frame(width: 80, height: 60)
            Image("image-3").named("own").frame(width: 10, height: 10)
        }
        #expect(try drawing.frame("clipped").size == CGSize(width: 100, height: 100))
        #expect(try drawing.frame("fitting").size == CGSize(width: 60, height: 60))
        #expect(try drawing.frame("own").size == CGSize(width: 100, height: 100))
        #expect(drawing.codes == [.missingImage, .missingImage, .missingImage])
    }

    @Test("set the name alike, whatever was said about texts around them")
    func environment() throws {
        let plain = try drawn { Image("harbour") }
        let styled = try drawn { Image("harbour").font(.system(size: 50)).foregroundStyle(.red).tint(.green) }
        #expect(plain.elements.map(\.mark) == styled.elements.map(\.mark))
    }

    @Test("have colours for both schemes")
    func schemes() throws {
        let svg = try Figure("A test") { Image("harbour") }.svg()
        #expect(svg.contains("prefers-color-scheme:dark"))
    }

    @Test("set whatever somebody typed as text")
    func hostileNames() throws {
        let name = "\"/><svg onload=x>"
        let svg = try Figure("A test") { Image(name).resizable().frame(width: 300, height: 100) }.svg()
        #expect(!svg.contains("<svg onload"))
        #expect(svg.components(separatedBy: "&lt;svg onload").count == 3)
    }

    @Test("set no name in which something can't be seen", arguments: ["a\u{1}", "a\nb", "a\u{202E}b"])
    func controls(name: String) throws {
        let drawing = try drawn { Image(name) }
        #expect(drawing.texts.isEmpty && drawing.codes == [.missingImage])
    }

    // MARK: - Symbols

    /// Returns the frame of a symbol beside text of a size.
    private func symbolFrame(_ size: CGFloat, _ scale: Image.Scale = .medium) throws -> CGRect {
        try drawn { Image(systemName: "hurricane").named("symbol").font(.system(size: size)).imageScale(scale) }
            .frame("symbol")
    }

    @Test("of symbols are 1.2 times as large as the text around them, in whole pixels")
    func symbolSizes() throws {
        #expect(try symbolFrame(17).size == CGSize(width: 21, height: 21))
        #expect(try symbolFrame(10).size == CGSize(width: 12, height: 12))
        #expect(try symbolFrame(17, .small).size == CGSize(width: 17, height: 17))
        #expect(try symbolFrame(17, .large).size == CGSize(width: 27, height: 27))
        let fine = try drawn { Image(systemName: "hurricane").named("symbol").environment(\.displayScale, 2) }
        #expect(try fine.frame("symbol").size == CGSize(width: 20.5, height: 20.5))
    }

    @Test("of symbols follow running text where a size can't be", arguments: [0, -5, .nan, .infinity] as [CGFloat])
    func hostileSizes(size: CGFloat) throws {
        #expect(try symbolFrame(size).size == symbolFrame(17).size)
    }

    @Test("of symbols grow as the text around them does")
    func textStyles() throws {
        let drawing = try drawn {
            Image(systemName: "hurricane").named("title").font(.largeTitle)
            Image(systemName: "hurricane").named("large").dynamicTypeSize(.accessibility5)
        }
        #expect(try drawing.frame("title").height == 41)
        #expect(try drawing.frame("large").height == 64)
    }

    @Test("of symbols have the middle of capital letters in their own")
    func baselines() throws {
        let drawing = try drawn {
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: "hurricane").named("symbol")
                Text("X").named("text")
            }
        }
        let symbol = try drawing.frame("symbol")
        let (ascent, capHeight): (CGFloat, CGFloat) = (17 * 1950 / 2048, 17 * 1443 / 2048)
        let middle = try drawing.frame("text").minY + ascent - capHeight / 2
        #expect(symbol.midY ≈ middle)
    }

    @Test("of symbols that are resizable stand on their lower edge")
    func resizableSymbols() throws {
        let drawing = try drawn {
            HStack(alignment: .lastTextBaseline) {
                Image(systemName: "hurricane").resizable().frame(width: 30, height: 30).named("symbol")
                Color.red.frame(width: 10, height: 50).named("colour")
            }
        }
        #expect(try drawing.frame("symbol").maxY == drawing.frame("colour").maxY)
    }

    @Test("of symbols are painted with the foreground style")
    func symbolColors() throws {
        let drawing = try drawn { Image(systemName: "hurricane").foregroundStyle(.red) }
        forEach(drawing.elements.map(\.mark)) { mark, check in
            guard case .shape(let shape) = mark, case .color(let color) = shape.fill else { return }
            check.equal(color.light.opacity(0), Drawing.RGBA(red: 255, green: 59, blue: 48, alpha: 0))
        }
    }

    @Test("of symbols are a note, with a place and advice")
    func symbolFindings() throws {
        let findings = try drawn { VStack { Image(systemName: "hurricane") } }.findings
        #expect(findings.map(\.code) == [.symbolPlaceholder])
        #expect(findings.map(\.severity) == [.note])
        #expect(findings[0].location?.description == "VStack > Image" && findings[0].fix != nil)
        #expect(findings[0].message.contains("\"hurricane\""))
    }

    @Test("aren't changed by what means nothing in a still picture")
    func noOp() throws {
        let plain = try drawn { Image(systemName: "hurricane") }
        let changed = try drawn {
            Image(systemName: "hurricane").symbolRenderingMode(.multicolor).symbolRenderingMode(.palette)
        }
        #expect(plain == changed)
        #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.slash))
    }
}

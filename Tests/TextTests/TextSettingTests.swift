import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("How a text is set")
struct TextSettingTests {
    private func lines(_ drawing: Drawing, _ name: String = "text") -> [Drawing.TextLine] {
        for element in drawing.elements where element.name == name {
            if case .text(let lines) = element.mark { return lines }
        }
        return []
    }

    @Test("It wraps where its offer ends, and is as high as its lines")
    func wrapping() throws {
        let text = Text("one two three four five")
        let whole = try size(of: text, offered: nil, nil)
        #expect(whole.height == 21)
        let half = try size(of: text, offered: whole.width / 2 + 30, nil)
        #expect(half.width <= whole.width / 2 + 30 && half.height == 41)
        #expect(try size(of: text, offered: .infinity, .infinity) == whole)
        #expect(try size(of: text.fixedSize(), offered: 10, 10) == whole)
    }

    @Test("Broken, it is as wide as its widest line with the space at its end, and lies as wide in what it is given")
    func trailingSpace() throws {
        let text = Text("one two three").font(.custom("Courier", size: 20))
        // Ten letters of 12 points each. The words of the first line end after seven letters.
        #expect(try size(of: text, offered: 120, nil).width == 97)
        #expect(try size(of: text, offered: 90, nil).width == 90)
        let drawing = try drawn(width: 120) { text.multilineTextAlignment(.trailing).named("text") }
        let right = try drawing.frame("text").maxX
        #expect(lines(drawing).count == 2 && lines(drawing).allSatisfy { $0.origin.x + CGFloat($0.width) ≈ right })
    }

    @Test("Where there is no room for a letter it has one on each line, and is as narrow as it is offered")
    func narrowText() throws {
        #expect(try size(of: Text("WWiW i"), offered: 5, nil).width == 5)
        let narrow = try size(of: Text("WWiW i"), offered: 0, nil)
        #expect(narrow.width == 0)
        #expect(narrow.height == (5 * 17 * 2444 / 2048 as CGFloat).rounded(.up), "a line for each")
        let line = try size(of: Text("W"), offered: nil, nil).height
        #expect(try size(of: Text("WWiW i"), offered: 0, 0).height == line, "one line is kept")
    }

    @Test("It keeps a line where there is no room for one")
    func leastHeight() throws {
        #expect(try size(of: Text("one two three"), offered: 60, 0).height == 21)
        #expect(try size(of: Text("one two three"), offered: 60, 45).height == 41)
    }

    @Test("Text styles have their sizes, and follow how large people like to read")
    func styles() throws {
        let sizes: [(Font, Double)] = [
            (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
        ]
        forEach(sizes) { input, check in
            let (font, size) = input
            let drawing = try drawn { Text("x").font(font).named("text") }
            check.equal(lines(drawing)[0].runs[0].font.size, size)
        }
        let large = try drawn {
            VStack {
                Text("x").named("text")
                Text("x").font(.system(size: 10)).named("fixed")
                Text("x").font(.custom("Arial", size: 34)).named("custom")
            }
            .dynamicTypeSize(.accessibility5)
        }
        #expect(lines(large)[0].runs[0].font.size == 53)
        #expect(lines(large, "fixed")[0].runs[0].font.size == 10)
        #expect(lines(large, "custom")[0].runs[0].font.size == 106)
    }

    @Test("Weights, slant and family reach the picture")
    func looks() throws {
        let drawing = try drawn {
            VStack {
                Text("a").named("a")
                Text("b").italic().monospaced().named("b")
            }
            .bold()
        }
        #expect(lines(drawing, "a")[0].runs[0].font == Drawing.Font(size: 17, weight: 700))
        #expect(
            lines(drawing, "b")[0].runs[0].font
                == Drawing.Font(family: .monospaced, size: 17, weight: 700, isItalic: true)
        )
    }

    @Test("Paragraphs read as their letters do, or as the layout around them where that is asked for")
    func writingDirection() throws {
        func direction(_ strategy: Text.WritingDirectionStrategy) throws -> Drawing.Direction? {
            let drawing = try drawn { Text("שלום").writingDirection(strategy: strategy) }
            guard case .text(let lines) = drawing.elements[0].mark else { return nil }
            return lines.first?.direction
        }
        #expect(try direction(.contentBased) == .rightToLeft)
        #expect(try direction(.layoutBased) == .leftToRight)
    }

    @Test("Lines are aligned within the text, from the side where reading starts")
    func alignment() throws {
        func origins(_ alignment: TextAlignment, _ direction: LayoutDirection) throws -> [CGFloat] {
            let drawing = try drawn {
                Text("wwww\nw").font(.system(size: 20).monospaced()).multilineTextAlignment(alignment).named("text")
                    .environment(\.layoutDirection, direction)
            }
            return lines(drawing).map { ($0.origin.x * 10).rounded() / 10 }
        }
        #expect(try origins(.leading, .leftToRight) == [0, 0])
        #expect(try origins(.center, .leftToRight) == [0.5, 18.5])
        #expect(try origins(.trailing, .leftToRight) == [1, 37])
        #expect(try origins(.trailing, .rightToLeft) == [0, 0])
        #expect(try origins(.leading, .rightToLeft) == [1, 37])
    }

    @Test("Limits of lines reserve room where asked to")
    func lineLimits() throws {
        let text = Text("one two three four five six seven")
        #expect(try size(of: text.lineLimit(2), offered: 60, nil).height == 41)
        #expect(try size(of: Text("one").lineLimit(3, reservesSpace: true), offered: 60, nil).height == 61)
        #expect(try size(of: Text("one").lineLimit(2...5), offered: 60, nil).height == 41)
        #expect(try size(of: text.lineLimit(1).lineLimit(nil), offered: 60, nil).height == 21)
        #expect(try size(of: text.lineLimit(nil).lineLimit(1), offered: 60, nil).height > 41)
    }

    @Test("Baselines are those of the first and the last line")
    func baselines() throws {
        let drawing = try drawn {
            HStack(alignment: .firstTextBaseline) {
                Text("a\nb").named("text")
                Color.red.frame(width: 10, height: 10).named("first")
            }
        }
        #expect(abs(try drawing.frame("first").maxY - 16.187) < 0.001)
        let last = try drawn {
            HStack(alignment: .lastTextBaseline) {
                Text("a\nb").named("text")
                Color.red.frame(width: 10, height: 10).named("last")
            }
        }
        #expect(abs(try last.frame("last").maxY - (41 - 4.101)) < 0.001)
    }

    @Test("Letters become smaller before a part is left out, where that is allowed")
    func minimumScale() throws {
        let drawing = try drawn(width: 60, height: 30) {
            Text("one two three").lineLimit(1).minimumScaleFactor(0.4).named("text")
        }
        let line = try #require(lines(drawing).first)
        #expect(line.string == "one two three")
        #expect(line.runs[0].font.size < 17 && line.width <= 60)
    }

    @Test("Cases, tracking and lines along letters are drawn")
    func decoration() throws {
        let svg = try Figure("x") {
            Text("Grid").textCase(.uppercase).tracking(2).underline().strikethrough()
        }
        .svg()
        #expect(svg.contains(">GRID</text>"))
        #expect(svg.contains("letter-spacing=\"2\""))
        #expect(svg.contains("text-decoration=\"underline line-through\""))
    }

    @Test("A custom measurer measures every width")
    func ownMeasurer() throws {
        struct Square: TextMeasuring {
            func metrics(of font: Drawing.Font) -> FontMetrics { FontMetrics(ascent: 8, descent: 2, capHeight: 8) }
            func appendAdvances(of text: String, in font: Drawing.Font, to advances: inout [Double]) {
                for _ in text.unicodeScalars { advances.append(10) }
            }
        }
        let text = Text("abcd ef").textMeasurer(Square())
        #expect(try size(of: text, offered: nil, nil) == CGSize(width: 70, height: 10))
        #expect(try size(of: text, offered: 55, nil) == CGSize(width: 50, height: 20))
    }

    @Test("A line from right to left starts at its right end")
    func rightToLeft() throws {
        let svg = try Figure("x") { Text("שלום").frame(width: 100, alignment: .leading) }.svg()
        let drawing = try drawn { Text("שלום").named("text") }
        let line = try #require(lines(drawing).first)
        #expect(line.direction == .rightToLeft)
        #expect(svg.contains("direction=\"rtl\""))
    }
}

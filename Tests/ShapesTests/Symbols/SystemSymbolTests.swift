import Foundation
import GridPressProperties
import Testing
import ViewSupport

@testable import GridPress
@testable import GridPressSymbols
@testable import GridPressViews

@Suite("Symbols")
struct SystemSymbolTests {
    /// Returns the only shape of a symbol, and the frame of the symbol.
    private func drawing(_ name: String, weight: Font.Weight = .regular) throws -> (shape: Drawing.Shape, frame: CGRect)
    {
        let drawing = try drawn { Image(systemName: name).font(.system(size: 20, weight: weight)).named("symbol") }
        try #require(drawing.findings.isEmpty, "\(name): \(drawing.findings.map(\.message))")
        let shapes = drawing.elements.compactMap { element -> Drawing.Shape? in
            if case .shape(let shape) = element.mark { shape } else { nil }
        }
        try #require(shapes.count == 1, "\(name)")
        return (shapes[0], try drawing.frame("symbol"))
    }

    private func path(_ name: String, _ weight: SymbolWeight = .regular) throws -> Path {
        try #require(SystemSymbol(name), "\(name)").path(weight)
    }

    @Test("that samples use most are drawn, without a placeholder and a finding")
    func common() throws {
        #expect(Set(CommonSymbols.names).count == 220)
        for name in CommonSymbols.names {
            let (shape, frame) = try drawing(name)
            #expect(!shape.path.isEmpty && shape.isEvenOdd && shape.stroke == nil, "\(name)")
            #expect(frame.encloses(shape.path.boundingRect), "\(name)")
        }
    }

    @Test("lie within their frames in every weight, and within half a line of the grid")
    func bounds() throws {
        let grid = CGRect(x: -1.4, y: -1.4, width: 26.8, height: 26.8)
        for name in SystemSymbol.names.sampled(oneIn: 4) {
            for weight in [SymbolWeight.light, .regular, .bold] {
                let symbol = try #require(SystemSymbol(name))
                #expect(grid.encloses(symbol.path(weight).boundingRect), "\(name) \(weight)")
                for isResizable in [false, true] {
                    let glyph = SymbolGlyph(symbol, weight, fontSize: 17, isResizable: isResizable)
                    let frame = CGRect(origin: CGPoint(x: 5, y: 7), size: glyph.size(pixel: 1))
                    let painted = glyph.path(in: frame).boundingRect
                    #expect(frame.encloses(painted), "\(name) \(weight)")
                }
            }
        }
    }

    @Test("have another outline when they are filled, struck through, in a shape or with a badge")
    func forms() throws {
        for name in SystemSymbol.names {
            for form in ["fill", "slash", "circle", "square", "badge.plus"] {
                let other = "\(name).\(form)"
                guard SystemSymbol(other) != nil else { continue }
                for weight in [SymbolWeight.light, .regular, .bold] {
                    #expect(try path(name, weight) != path(other, weight), "\(other)")
                }
            }
        }
        #expect(SystemSymbol.names.filter { $0.hasSuffix(".fill") }.count > 200)
    }

    @Test("have thin lines in light text and thick ones in bold text")
    func weights() throws {
        for name in SystemSymbol.names {
            let paths = try [SymbolWeight.light, .regular, .bold].map { try path(name, $0) }
            #expect(paths[0] != paths[1] && paths[1] != paths[2], "\(name)")
        }
        let widths = try [Font.Weight.ultraLight, .light, .regular, .medium, .semibold, .black].map {
            try drawing("minus", weight: $0).shape.path.boundingRect.height
        }
        for (width, line) in zip(widths, [1.25, 1.25, 1.75, 1.75, 2.5, 2.5]) { #expect(abs(width - line) < 0.07) }
    }

    @Test("have the same outline each time")
    func same() throws {
        for name in CommonSymbols.names { #expect(try path(name) == path(name), "\(name)") }
    }

    @Test("in a circle or a square stay inside of it", arguments: ["circle", "square"])
    func enclosures(enclosure: String) throws {
        let names = SystemSymbol.names.filter {
            SymbolTable.row($0)?.enclosures.contains { $0.rawValue == enclosure } == true
        }
        #expect(names.count > 30)
        let shape = try #require(SystemSymbol.Enclosure(rawValue: enclosure))
            .path(.regular, isFilled: false).elements.count
        for name in names {
            for weight in [SymbolWeight.light, .regular, .bold] {
                let inside = Path(elements: Array(try path("\(name).\(enclosure)", weight).elements.dropFirst(shape)))
                let line = weight.lineWidth / 2
                for corner in inside.boundingRect.corners where enclosure == "square" {
                    #expect(
                        CGRect(x: 3.9, y: 3.9, width: 16.2, height: 16.2).insetBy(dx: line, dy: line).contains(corner)
                    )
                }
                for point in inside.ends where enclosure == "circle" {
                    #expect(hypot(point.x - 12, point.y - 12) < 9.1 - line, "\(name) \(weight)")
                }
            }
        }
    }

    @Test("with names that no symbol has are placeholders with a finding")
    func unknown() throws {
        for name in [
            "", ".", "nonsense", "star.", ".star", "star.fill.fill", "star.slash.square.circle", "star.circle.square",
            "chevron.right.fill", "wifi.fill", "circle.circle.circle", "heart.circle.slash", "heart.fill.circle",
            "person.badge.fish", "Star", "star fill", "heart.square.circle.fill", "star\n", "=", "c",
        ] {
            #expect(SystemSymbol(name) == nil, "\(name)")
            #expect(try drawn { Image(systemName: name) }.codes == [.symbolPlaceholder], "\(name)")
        }
    }

    @Test("are in the middle of capital letters, and a chevron is narrower than a cloud")
    func metrics() throws {
        for name in ["plus", "cloud.fill", "chevron.right", "ellipsis", "flag"] {
            let drawing = try drawn {
                HStack(alignment: .firstTextBaseline) {
                    Image(systemName: name).named("symbol")
                    Text("X").named("text")
                }
            }
            let (ascent, capHeight): (CGFloat, CGFloat) = (17 * 1950 / 2048, 17 * 1443 / 2048)
            #expect(try drawing.frame("symbol").midY ≈ drawing.frame("text").minY + ascent - capHeight / 2)
        }
        let circle = try drawing("circle").frame
        #expect(circle.size == CGSize(width: 24, height: 24))
        #expect(try drawing("chevron.right").frame.width < 15)
        #expect(try drawing("cloud").frame.width > 26)
        #expect(try drawing("minus").frame.height < 7)
    }

    @Test("that are resizable fill their frame, in proportion where that is fitted")
    func resizable() throws {
        let drawing = try drawn(width: 100, height: 100) { Image(systemName: "arrow.left.and.right").resizable() }
        let box = CGRect(x: 0, y: 0, width: 100, height: 100)
        for element in drawing.elements {
            guard case .shape(let shape) = element.mark else { continue }
            #expect(shape.path.boundingRect.encloses(box))
        }
        let fitted = try drawn(width: 100, height: 100) {
            Image(systemName: "battery.100").resizable().scaledToFit().named("symbol")
        }
        let frame = try fitted.frame("symbol")
        #expect(frame.width == 100 && frame.height > 50 && frame.height < 62)
    }

    @Test("take the forms of the views around them, where they have them")
    func variants() throws {
        func isSame(_ view: some View, as name: String) throws -> Bool {
            let shapes = try [drawn { view }, drawn { Image(systemName: name) }].map { $0.elements.map(\.mark) }
            return shapes[0] == shapes[1]
        }
        #expect(try isSame(Image(systemName: "heart").symbolVariant(.fill), as: "heart.fill"))
        #expect(
            try isSame(Image(systemName: "heart").symbolVariant(.circle).symbolVariant(.fill), as: "heart.circle.fill")
        )
        #expect(try isSame(Image(systemName: "bell.fill").symbolVariant(.slash), as: "bell.slash.fill"))
        #expect(try isSame(Image(systemName: "plus.circle").symbolVariant(.fill), as: "plus.circle.fill"))
        #expect(try isSame(Image(systemName: "folder.badge.plus").symbolVariant(.fill), as: "folder.fill.badge.plus"))
        #expect(try isSame(Image(systemName: "chevron.right").symbolVariant(.fill), as: "chevron.right"))
        #expect(try isSame(Image(systemName: "heart").symbolVariant(.none).symbolVariant(.fill), as: "heart"))
        #expect(try isSame(Image(systemName: "circle").symbolVariant(.fill), as: "circle.fill"))
        #expect(try isSame(Image(systemName: "bell.badge").symbolVariant(.fill), as: "bell.badge.fill"))
    }

    @Test("that point forward or backward point the way of reading")
    func directions() throws {
        func path(_ name: String, _ direction: LayoutDirection) throws -> Path? {
            try drawn { Image(systemName: name).environment(\.layoutDirection, direction) }.elements.lazy
                .compactMap { element in if case .shape(let shape) = element.mark { shape.path } else { nil } }.first
        }
        for name in ["chevron", "arrow", "arrow.uturn"] {
            for (forward, backward) in [("forward", "backward"), ("forward.circle.fill", "backward.circle.fill")] {
                let (forward, backward) = ("\(name).\(forward)", "\(name).\(backward)")
                #expect(try path(forward, .leftToRight) == path(backward, .rightToLeft))
                #expect(try path(forward, .leftToRight) != path(forward, .rightToLeft))
            }
            #expect(try path("chevron.right", .leftToRight) == path("chevron.right", .rightToLeft))
        }
    }

    @Test("are all in the list of the documentation, with their forms")
    func documentation() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/Symbols.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        var listed: Set<String> = []
        for line in text.split(separator: "\n") where line.hasPrefix("- `") {
            let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
            let names = parts[0].split(separator: ",").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
            }
            let forms = parts.dropFirst().flatMap { $0.split(separator: ",") }
                .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
            for name in names {
                listed.insert(name)
                for form in forms { listed.insert(form.hasPrefix(".") ? name + form : form) }
            }
        }
        #expect(Set(SystemSymbol.names).subtracting(listed).sorted() == [])
        #expect(listed.subtracting(SystemSymbol.names).sorted() == [])
    }
}

extension Path {
    /// The end points of the path's elements.
    fileprivate var ends: [CGPoint] {
        elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
            case .closeSubpath: nil
            }
        }
    }
}

extension CGRect {
    /// Returns whether another rectangle lies inside, except for rounding.
    fileprivate func encloses(_ other: CGRect) -> Bool {
        let slack = 0.001
        return other.minX > minX - slack && other.minY > minY - slack && other.maxX < maxX + slack
            && other.maxY < maxY + slack
    }

    fileprivate var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }
}

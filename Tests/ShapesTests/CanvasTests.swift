import GridPress
import Testing
import ViewSupport

@Suite("A canvas")
struct CanvasTests {
    /// Draws a canvas of 100 by 60 points.
    private func canvas(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> Drawing {
        try drawn(width: 100, height: 60) { Canvas(renderer: renderer) }
    }

    @Test("takes what it is offered, and reports its size")
    func size() throws {
        var seen = CGSize.zero
        let drawing = try drawn(width: 200, height: 200) {
            Canvas { _, size in seen = size }.frame(width: 40)
        }
        #expect(seen == CGSize(width: 40, height: 200))
        #expect(drawing.elements.contains { $0.kind.name == "Canvas" })
    }

    @Test("fills and strokes outlines in its coordinates")
    func outlines() throws {
        let drawing = try canvas { context, size in
            context.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.red))
            context.stroke(Path(CGRect(origin: .zero, size: size)), with: .foreground, lineWidth: 2)
        }
        let shapes = drawing.elements.compactMap { element -> Drawing.Shape? in
            if case .shape(let shape) = element.mark { shape } else { nil }
        }
        #expect(shapes.count == 2)
        #expect(shapes.first?.path.boundingRect == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(shapes.last?.stroke?.style.lineWidth == 2)
    }

    @Test("draws texts, images and symbols at points and in rectangles")
    func views() throws {
        let drawing = try drawn(width: 100, height: 60) {
            Canvas { context, _ in
                let text = context.resolve(Text("middle"))
                context.draw(text, at: CGPoint(x: 50, y: 30))
                context.draw(Text("corner"), at: .zero, anchor: .topLeading)
                if let symbol = context.resolveSymbol(id: "square") {
                    context.draw(symbol, at: CGPoint(x: 90, y: 50))
                    context.draw(symbol, in: CGRect(x: 0, y: 40, width: 5, height: 5))
                }
                #expect(context.resolveSymbol(id: "none") == nil)
                #expect(text.measure(in: CGSize(width: 100, height: 100)).height > 10)
            } symbols: {
                Color.blue.frame(width: 10, height: 10).tag("square")
            }
        }
        let texts = drawing.elements.filter { $0.kind.name == "Text" }.map(\.frame)
        #expect(texts.count == 2 && texts[0].midX == 50 && texts[0].midY == 30 && texts[1].origin == .zero)
        let squares = drawing.elements.filter { $0.kind.name == "Color" }.map(\.frame.origin)
        #expect(squares == [CGPoint(x: 85, y: 45), CGPoint(x: 0, y: 40)])
        let scales = drawing.elements.compactMap { element -> CGFloat? in
            if case .transform(let transform) = element.effect { transform.a } else { nil }
        }
        #expect(scales == [0.5])
    }

    @Test("keeps transforms, clips, opacity and filters of a copy to the copy")
    func state() throws {
        let drawing = try canvas { context, _ in
            var inner = context
            inner.translateBy(x: 20, y: 0)
            inner.opacity = 0.5
            inner.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
            inner.addFilter(.blur(radius: 2))
            inner.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.blue))
        }
        let effects = drawing.elements.compactMap(\.effect)
        #expect(effects.contains(.opacity(0.5)) && effects.contains(.blur(radius: 2)))
        #expect(effects.contains(.transform(CGAffineTransform(translationX: 20, y: 0))))
        #expect(effects.count == 4)
    }

    @Test("has coordinates that run to the right, also where reading runs to the left")
    func direction() throws {
        let drawing = try drawn(width: 100, height: 60) {
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
                context.draw(Text("corner"), at: .zero, anchor: .topLeading)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        let text = try #require(drawing.elements.first { $0.kind.name == "Text" })
        #expect(text.frame.origin == .zero)
        let shapes = drawing.elements.compactMap { element -> CGRect? in
            if case .shape(let shape) = element.mark { shape.path.boundingRect } else { nil }
        }
        #expect(shapes == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    }

    @Test("draws layers as a whole, and clips to them")
    func layers() throws {
        let drawing = try canvas { context, size in
            context.drawLayer { layer in
                layer.opacity = 0.5
                layer.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            }
            context.clipToLayer { $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), with: .foreground) }
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
        }
        #expect(drawing.elements.compactMap(\.effect).contains(.mask))
        #expect(drawing.elements.compactMap(\.effect).contains(.opacity(0.5)))
    }
}

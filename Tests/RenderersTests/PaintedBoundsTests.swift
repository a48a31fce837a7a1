import GridPressDrawings
import Testing

@Suite("Painted bounds")
struct PaintedBoundsTests {
    private func bounds(_ content: (inout Sketch) -> Void) -> CGRect {
        Sketch.drawing(size: .zero, content).paintedBounds()
    }

    /// Returns how far a line extends upwards from a corner at its origin, whose angle of 45° opens downwards.
    private func reach(_ join: CGLineJoin, miterLimit: CGFloat = 10) -> CGFloat {
        // The corner is far from the figure's frame, which is part of the bounds.
        let corner = CGPoint(x: -500, y: -500)
        let path = Path {
            $0.addLines([
                CGPoint(x: corner.x, y: corner.y + 50), corner, CGPoint(x: corner.x + 50, y: corner.y + 50),
            ])
        }
        let style = StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: miterLimit)
        return corner.y - bounds { $0.stroke(path, .color(.red), style) }.minY
    }

    @Test("reach as far as the tip of a corner, and no further")
    func corners() {
        // The distance of the tip is half the line width, divided by the sine of half the angle.
        let angle = CGFloat.pi / 8
        #expect(abs(reach(.miter) - 2 / sin(angle) * cos(angle)) < 1e-9)
        #expect(abs(reach(.round) - 2) < 1e-9)
        // Without a tip, the bounds end at the edge of the slanted line.
        #expect(abs(reach(.bevel) - 2.squareRoot()) < 1e-9)
        #expect(abs(reach(.miter, miterLimit: 2) - 2.squareRoot()) < 1e-9)
    }

    @Test("end where a line ends", arguments: [(.butt, 20), (.square, 22), (.round, 22)] as [(CGLineCap, Double)])
    func caps(cap: CGLineCap, end: Double) {
        let path = Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 20, y: 5)]) }
        let rect = bounds { $0.stroke(path, .color(.red), StrokeStyle(lineWidth: 4, lineCap: cap)) }
        #expect(rect == CGRect(x: 0, y: 0, width: end, height: 7))
    }

    @Test("follow curves, not their control points")
    func curves() {
        let path = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
        }
        #expect(bounds { $0.fill(path) } == CGRect(x: 0, y: 0, width: 20, height: 10))
        let line = bounds { $0.stroke(path, .color(.red), StrokeStyle(lineWidth: 2)) }
        #expect(abs(line.maxY - 11) < 1e-9)
    }

    @Test("leave out what is clear, clipped away or hidden")
    func invisible() {
        let far = Path.square(50, 50)
        let rect = bounds { sketch in
            sketch.fill(far, .color(.red.opacity(0)))
            sketch.add(effect: .opacity(0)) { $0.fill(far) }
            sketch.add(effect: .hidden) { $0.fill(far) }
            sketch.add(effect: .clip(.square(), isEvenOdd: false)) { $0.fill(far) }
            sketch.add(effect: .mask) { sketch in
                sketch.fill(far)
                sketch.add(layer: .mask) { $0.fill(.square(45, 45)) }
            }
            sketch.add(effect: .transform(CGAffineTransform(translationX: -40, y: -40))) { $0.fill(far) }
        }
        #expect(rect == CGRect(x: 0, y: 0, width: 55, height: 55))
    }

    @Test("count the layers asked for, and those of masks in any case")
    func layers() {
        let drawing = Sketch.drawing(size: .zero) { sketch in
            sketch.add(layer: .overlay) { $0.fill(.square(50, 0)) }
            sketch.add(effect: .mask) { sketch in
                sketch.fill(Path(CGRect(x: 0, y: 0, width: 90, height: 90)))
                sketch.add(layer: .mask) { $0.add(layer: .overlay) { $0.fill(.square(0, 20)) } }
            }
        }
        #expect(drawing.paintedBounds() == CGRect(x: 0, y: 0, width: 60, height: 30))
        #expect(drawing.paintedBounds(layers: [.content]) == CGRect(x: 0, y: 0, width: 10, height: 30))
    }

    @Test("of a line of text have room for letters that are raised or lowered")
    func raised() {
        func bounds(_ offsets: Double...) -> CGRect {
            let font = Drawing.Font(size: 10)
            let runs = offsets.map { Drawing.TextRun("x", font: font, paint: .color(.black), baselineOffset: $0) }
            return Drawing.TextLine(origin: CGPoint(x: 5, y: 50), width: 30, runs: runs).bounds
        }
        let plain = bounds(0)
        #expect(plain.minY < 50 && plain.maxY > 50 && plain.minX == 5 && plain.width == 30)
        #expect(abs(bounds(4).minY - (plain.minY - 4)) < 1e-9 && abs(bounds(0, 4).minY - (plain.minY - 4)) < 1e-9)
        #expect(abs(bounds(0, 4).maxY - plain.maxY) < 1e-9)
        #expect(abs(bounds(0, -4).maxY - (plain.maxY + 4)) < 1e-9)
    }
}

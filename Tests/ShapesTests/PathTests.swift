import GridPress
import Testing
import ViewSupport

@Suite("An outline")
struct PathTests {
    private let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))

    @Test("that is an ellipse starts at its right end and goes on clockwise")
    func ellipseStart() throws {
        let quarter = circle.trimmedPath(from: 0, to: 0.25)
        guard case .move(let start)? = quarter.elements.first, let end = quarter.currentPoint else {
            Issue.record("a quarter of a circle is one curve")
            return
        }
        #expect(start ≈ CGPoint(x: 10, y: 0))
        #expect(abs(end.x) < 0.01)
        #expect(abs(end.y - 10) < 0.01)
    }

    @Test("of transformed parts is that of the parts, transformed")
    func transformedParts() {
        let move = CGAffineTransform(translationX: 5, y: 7)
        let rect = CGRect(x: 1, y: 2, width: 30, height: 10)
        let points = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]
        func path(_ build: (inout Path) -> Void) -> Path { Path(build) }
        let pairs: [(moved: Path, plain: Path)] = [
            (path { $0.addRect(rect, transform: move) }, path { $0.addRect(rect) }),
            (path { $0.addRects([rect, rect], transform: move) }, path { $0.addRects([rect, rect]) }),
            (path { $0.addEllipse(in: rect, transform: move) }, path { $0.addEllipse(in: rect) }),
            (path { $0.addLines(points, transform: move) }, path { $0.addLines(points) }),
            (path { $0.addPath(circle, transform: move) }, path { $0.addPath(circle) }),
        ]
        for pair in pairs { #expect(pair.moved == pair.plain.applying(move)) }
    }

    @Test("trimmed keeps the lines and curves between two parts of its length")
    func trimmed() {
        let path = Path { path in
            path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
        }
        #expect(
            path.trimmedPath(from: 0.125, to: 0.5).elements == [
                .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10)),
            ]
        )
        #expect(path.trimmedPath(from: 0, to: 1) == path)
        #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmedPath(from: 0.8, to: 0.2).isEmpty)
        #expect(path.trimmedPath(from: -1, to: .nan) == path)
    }

    @Test("in one piece or several is cut through all of them")
    func pieces() {
        let path = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        }
        #expect(path.trimmedPath(from: 0.5, to: 1).boundingRect == CGRect(x: 20, y: 0, width: 10, height: 10))
    }

    @Test("contains what lies inside, by the winding rule or by crossings")
    func contains() {
        var ring = circle
        ring.addEllipse(in: CGRect(x: -5, y: -5, width: 10, height: 10))
        #expect(ring.contains(.zero))
        #expect(!ring.contains(.zero, eoFill: true))
        #expect(ring.contains(CGPoint(x: 7, y: 0), eoFill: true))
        #expect(!ring.contains(CGPoint(x: 9, y: 9)))
        #expect(!Path().contains(.zero))
    }

    @Test("stroked is the outline of its line, with its ends and corners", arguments: CGLineJoin.all)
    func stroked(join: CGLineJoin) {
        let corner = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)]) }
        let line = corner.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square, lineJoin: join))
        #expect(line.contains(CGPoint(x: 10, y: 1.9)))
        #expect(!line.contains(CGPoint(x: 10, y: 2.1)))
        #expect(line.contains(CGPoint(x: -1.9, y: 0)))
        #expect(line.contains(CGPoint(x: 21.9, y: -1.9)) == (join == .miter))
        #expect(line.contains(CGPoint(x: 21.3, y: -1.3)) == (join != .bevel))
        #expect(line.contains(CGPoint(x: 20.9, y: -0.9)))
    }

    @Test("stroked with dashes has gaps")
    func dashed() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0)]) }
        let dashes = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 1))
        let covered = (0..<20).filter { dashes.contains(CGPoint(x: CGFloat($0) + 0.5, y: 0)) }
        #expect(covered == [0, 1, 2, 5, 6, 7, 8, 11, 12, 13, 14, 17, 18, 19])
    }

    @Test("goes around a corner on an arc that touches both lines")
    func tangents() throws {
        for end in [CGPoint(x: 20, y: 20), CGPoint(x: 20, y: -20)] {
            let path = Path { path in
                path.move(to: .zero)
                path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: end, radius: 5)
            }
            #expect(try #require(path.currentPoint) ≈ CGPoint(x: 20, y: end.y > 0 ? 5 : -5))
            guard case .line(let point)? = path.elements.dropFirst().first else {
                Issue.record("a line leads to the arc")
                continue
            }
            #expect(point ≈ CGPoint(x: 15, y: 0))
            #expect(path.boundingRect.maxX < 20.001)
        }
    }
}

extension CGLineJoin {
    fileprivate static let all: [CGLineJoin] = [.miter, .round, .bevel]
}

import Foundation
import LayoutExamples
import Testing

@Suite("The responsive documents")
struct ResponsiveTests {
    private static let folder = ExampleFolder(
        repository: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
            .standardizedFileURL
    )
    private static let examples = ((try? folder.examples()) ?? []).filter { $0.topic == "Responsive" }
    private static let widths: [CGFloat] = [360, 640, 960]

    /// The position of a view relative to the previous one, which scaling doesn't change.
    private enum Step {
        case right, below, above, left, inside
    }

    /// Returns the relative position of each painted view to the previous one.
    private func steps(of figure: Figure, width: CGFloat) throws -> [Step] {
        let frames = try figure.proposing(width: width).drawing().visibleElements().compactMap { item -> CGRect? in
            if case .none = item.element.mark { return nil }
            return item.context.transform.boundingBox(of: item.element.frame)
        }
        return zip(frames, frames.dropFirst()).map { frame, next in
            let slack = 0.01
            if next.minX >= frame.maxX - slack { return next.maxY <= frame.minY + slack ? .above : .right }
            if next.minY >= frame.maxY - slack { return .below }
            if next.maxY <= frame.minY + slack { return .above }
            return next.maxX <= frame.minX + slack ? .left : .inside
        }
    }

    /// Returns the frames of elements as fractions of the drawing's size.
    private func shares(of figure: Figure, width: CGFloat) throws -> [CGRect] {
        let drawing = try figure.proposing(width: width).drawing()
        return drawing.elements.map(\.frame).map { frame in
            CGRect(
                x: frame.minX / drawing.size.width,
                y: frame.minY / drawing.size.height,
                width: frame.width / drawing.size.width,
                height: frame.height / drawing.size.height
            )
        }
    }

    @Test("are ten, and differ in layout at each width: the ways from view to view aren't the same")
    func layouts() throws {
        #expect(Self.examples.count == 10)
        for example in Self.examples {
            let figure = try #require(example.read().figure)
            let steps = try Self.widths.map { try self.steps(of: figure, width: $0) }
            for index in 0..<3 {
                let (narrow, wide) = (steps[index], steps[(index + 1) % 3])
                #expect(narrow.count > 10 && narrow != wide, "\(example.name) at \(Self.widths[index])")
            }
        }
    }

    @Test("aren't one layout scaled: as shares of the picture, frames lie elsewhere")
    func scaling() throws {
        for example in Self.examples {
            let figure = try #require(example.read().figure)
            let shares = try Self.widths.map { try self.shares(of: figure, width: $0) }
            for index in 0..<3 {
                let pairs = zip(shares[index], shares[(index + 1) % 3])
                let moved = pairs.count { first, second in
                    abs(first.minX - second.minX) > 0.02 || abs(first.minY - second.minY) > 0.02
                }
                #expect(moved > 5, "\(example.name) at \(Self.widths[index])")
            }
        }
    }

    @Test("have no findings at any width, and no view beyond the picture")
    func findings() throws {
        for example in Self.examples {
            let figure = try #require(example.read().figure)
            for width in Self.widths {
                let drawing = try figure.proposing(width: width).drawing()
                #expect((drawing.findings + drawing.review()).isEmpty, "\(example.name) at \(width)")
                #expect(drawing.size.width == width)
                let beyond = drawing.elements.filter { $0.frame.minX < -0.5 || $0.frame.maxX > width + 0.5 }
                #expect(beyond.isEmpty, "\(example.name) at \(width)")
            }
        }
    }

    @Test("aren't like a figure that only stretches, whose ways are the same at each width")
    func stretching() throws {
        let figure = Figure("Stripes", height: 100) {
            HStack {
                Color.red
                Color.blue
                VStack {
                    Color.green
                    Color.yellow
                }
            }
        }
        let steps = try Self.widths.map { try self.steps(of: figure, width: $0) }
        #expect(steps[0] == [.right, .right, .below] && Set(steps).count == 1)
    }
}

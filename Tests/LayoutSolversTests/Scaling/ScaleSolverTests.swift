import GridPressProperties
import LayoutSolvers
import LibrarySolvers
import Testing

@Suite("Content scaled to match a frame")
struct ScaleSolverTests {
    private typealias Size = (width: Double, height: Double)

    private func scale(
        _ content: Size,
        to frame: Size,
        _ contentMode: ScaleSolver.ContentMode,
        _ change: ScaleSolver.ScaleDirection = .both
    ) -> [Double] {
        let scale = ScaleSolver(contentMode: contentMode, change: change).scale(
            contentWidth: content.width,
            contentHeight: content.height,
            frameWidth: frame.width,
            frameHeight: frame.height
        )
        return [scale.x, scale.y]
    }

    @Test("takes the smaller scale to lie inside, the larger to cover, and both to be stretched")
    func proportions() {
        #expect(scale((100, 50), to: (200, 200), .fit) == [2, 2])
        #expect(scale((100, 50), to: (200, 200), .fill) == [4, 4])
        #expect(scale((100, 50), to: (200, 200), .stretch) == [2, 4])
    }

    @Test("changes in no direction but the one that it may")
    func changes() {
        #expect(scale((100, 50), to: (200, 20), .stretch, .shrink) == [1, 0.4])
        #expect(scale((100, 50), to: (200, 20), .stretch, .grow) == [2, 1])
        #expect(scale((100, 50), to: (200, 200), .fit, .shrink) == [1, 1])
        #expect(scale((100, 50), to: (20, 20), .fill, .grow) == [1, 1])
    }

    @Test("isn't limited where the frame has no end")
    func endless() {
        #expect(scale((100, 50), to: (200, .infinity), .fit) == [2, 2])
        #expect(scale((100, 50), to: (.infinity, 20), .fit) == [0.4, 0.4])
        #expect(scale((100, 50), to: (.infinity, 20), .stretch) == [1, 0.4])
        #expect(scale((100, 50), to: (.infinity, .infinity), .fill) == [1, 1])
    }

    @Test("keeps its scale where it is as large already, or nothing")
    func nothingToDo() {
        #expect(scale((100, 50), to: (100, 50), .fit) == [1, 1])
        #expect(scale((0, 0), to: (100, 50), .fill) == [1, 1])
        #expect(scale((0, 50), to: (100, 100), .fit) == [2, 2])
        #expect(scale((0, 50), to: (100, 100), .stretch) == [1, 2])
    }

    @Test("is a finite scale that keeps its promise, for any content and frame")
    func promises() {
        let lengths: [Double] = [0, 1, 7.5, 40, 100, 250, 1e6, .infinity, .nan, -3]
        forEachSeed { seed, check in
            var random = SeededGenerator(seed: seed)
            func length() -> Double {
                Bool.random(using: &random)
                    ? .random(in: 0.1...500, using: &random) : lengths.randomElement(using: &random)!
            }
            let (content, frame) = ((length(), length()), (length(), length()))
            let contentMode = [ScaleSolver.ContentMode.fit, .fill, .stretch].randomElement(using: &random)!
            let change = [ScaleSolver.ScaleDirection.shrink, .grow, .both].randomElement(using: &random)!
            let result = scale(content, to: frame, contentMode, change)
            func name() -> String { "\(content) to \(frame), \(contentMode), \(change): \(result)" }
            if !result.allSatisfy({ $0 >= 0 && $0.isFinite }) { check.fail("\(name()) is no scale") }
            if contentMode != .stretch, result[0] != result[1] { check.fail("\(name()) is distorted") }
            if change == .shrink, result.contains(where: { $0 > 1 }) { check.fail("\(name()) grows") }
            if change == .grow, result.contains(where: { $0 < 1 }) { check.fail("\(name()) shrinks") }
            let numbers = [content.0, content.1, frame.0, frame.1]
            guard numbers.allSatisfy({ $0 > 0 && $0.isFinite }), change == .both else { return }
            let rest = [frame.0 - content.0 * result[0], frame.1 - content.1 * result[1]].map {
                $0 / max(frame.0, frame.1)
            }
            switch contentMode {
            case .fit: if rest.min()! < -1e-9 || abs(rest.min()!) > 1e-9 { check.fail("\(name()) doesn't fit") }
            case .fill: if abs(rest.max()!) > 1e-9 { check.fail("\(name()) doesn't cover") }
            case .stretch: if rest.contains(where: { abs($0) > 1e-9 }) { check.fail("\(name()) doesn't match") }
            }
        }
    }
}

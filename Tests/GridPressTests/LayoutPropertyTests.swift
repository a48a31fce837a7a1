import GridPress
import Testing

@Suite("Whatever the tree of views")
struct LayoutPropertyTests {
    private static let seeds = 0..<250

    @Test("frames are finite and not negative, and nothing is wrong", arguments: seeds)
    func finite(seed: Int) throws {
        let tree = RandomTree(seed: seed)
        let drawing = try tree.drawing()
        for element in drawing.elements {
            #expect(element.frame.isFinite, "seed \(seed): \(element.kind) \(element.name ?? "") in \(tree)")
            #expect(
                element.frame.size.width >= 0 && element.frame.size.height >= 0,
                "seed \(seed): \(element.kind) \(element.name ?? "") in \(tree)"
            )
        }
        let warnings = drawing.findings.filter { $0.severity > .note && $0.code != .textWithoutRoom }
        #expect(warnings.isEmpty, "seed \(seed): \(warnings)")
    }

    @Test("it is drawn the same again", arguments: seeds)
    func repeatable(seed: Int) throws {
        let tree = RandomTree(seed: seed)
        #expect(try tree.drawing() == tree.drawing(), "seed \(seed): \(tree)")
    }

    @Test("the root is placed with the size that it measured", arguments: seeds)
    func measuringIsPlacing(seed: Int) throws {
        let tree = RandomTree(seed: seed)
        for (width, height) in [(tree.width, tree.height), (tree.width, nil), (nil, tree.height), (nil, nil)]
            as [(CGFloat?, CGFloat?)]
        {
            let measured = try size(of: tree.view, offered: width, height)
            let view = tree.view
            let drawing = try drawn(width: width, height: height) { view }
            let placed = try drawing.frame("0")
            #expect(placed.size ≈ measured, "seed \(seed), offered \(String(describing: (width, height))): \(tree)")
        }
    }

    @Test("from right to left it is the mirror image", arguments: seeds)
    func mirrored(seed: Int) throws {
        let tree = RandomTree(seed: seed)
        let (plain, mirrored) = (try tree.drawing(), try tree.drawing(.rightToLeft))
        #expect(plain.size == mirrored.size && plain.elements.map(\.name) == mirrored.elements.map(\.name))
        for (first, second) in zip(plain.elements, mirrored.elements) {
            let image = rect(
                plain.size.width - first.frame.maxX,
                first.frame.minY,
                first.frame.width,
                first.frame.height
            )
            #expect(image ≈ second.frame, "seed \(seed): \(first.kind) \(first.name ?? "") in \(tree)")
        }
    }

    @Test("with rows and columns exchanged, all frames are", arguments: seeds)
    func transposed(seed: Int) throws {
        let tree = RandomTree(seed: seed, [.ideals, .ornaments])
        let (plain, transposed) = (try tree.drawing(), try tree.drawing(isTransposed: true))
        #expect(plain.elements.map(\.name) == transposed.elements.map(\.name))
        for (first, second) in zip(plain.elements, transposed.elements) {
            let image = rect(first.frame.minY, first.frame.minX, first.frame.height, first.frame.width)
            #expect(image ≈ second.frame, "seed \(seed): \(first.kind) \(first.name ?? "") in \(tree)")
        }
    }

    @Test("a stack is as long as its views and the gaps between them, and as high as they reach", arguments: seeds)
    func stacksAreTheUnion(seed: Int) throws {
        let tree = RandomTree(seed: seed, .directed)
        let drawing = try tree.drawing()
        for index in drawing.elements.indices {
            let stack = drawing.elements[index]
            let children = drawing.children(of: index).map { drawing.elements[$0].frame }
            guard ["HStack", "VStack"].contains(stack.kind), let first = children.first, let last = children.last
            else { continue }
            let isRow = stack.kind == "HStack"
            let area = children.reduce(first) { $0.union($1) }
            let place = "seed \(seed): \(stack.kind) \(stack.name ?? "") in \(tree)"
            let own = stack.frame
            if isRow {
                #expect(rect(first.minX, area.minY, max(last.maxX - first.minX, 0), area.height) ≈ own, "\(place)")
            } else {
                #expect(rect(area.minX, first.minY, area.width, max(last.maxY - first.minY, 0)) ≈ own, "\(place)")
            }
        }
    }

    @Test("it is moved as a whole by padding, and nothing else changes", arguments: seeds)
    func moved(seed: Int) throws {
        let tree = RandomTree(seed: seed)
        let view = tree.view
        let plain = try drawn(width: tree.width, height: tree.height) { view }
        let padded = try drawn(width: tree.width + 30, height: tree.height + 3) {
            view.padding(EdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20))
        }
        #expect(plain.elements.count == padded.elements.count)
        for (first, second) in zip(plain.elements, padded.elements) {
            #expect(
                first.frame.size ≈ second.frame.size,
                "seed \(seed): \(first.kind) \(first.name ?? "") in \(tree)"
            )
        }
    }
}

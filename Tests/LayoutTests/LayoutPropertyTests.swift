import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Whatever the tree of views")
struct LayoutPropertyTests {
    /// The cost of drawing a tree, in rounds of a simple property.
    private static let cost = 80

    @Test("frames are finite and not negative, and nothing is wrong")
    func finite() {
        forEachSeed(cost: Self.cost) { seed, check in
            let tree = RandomTree(seed: seed)
            let drawing = try tree.drawing()
            for element in drawing.elements {
                check(element.frame.isFinite, "\(element.kind.name) \(element.name ?? "") in \(tree)")
                check(
                    element.frame.size.width >= 0 && element.frame.size.height >= 0,
                    "\(element.kind.name) \(element.name ?? "") in \(tree)"
                )
            }
            let warnings = drawing.findings.filter { $0.severity > .note && $0.code != .textWithoutRoom }
            check(warnings.isEmpty, "\(warnings)")
        }
    }

    @Test("it is drawn the same again")
    func repeatable() {
        forEachSeed(cost: Self.cost) { seed, check in
            let tree = RandomTree(seed: seed)
            check(try tree.drawing() == tree.drawing(), "\(tree)")
        }
    }

    @Test("the root is placed with the size that it measured")
    func measuringIsPlacing() {
        forEachSeed(cost: Self.cost) { seed, check in
            let tree = RandomTree(seed: seed)
            for (width, height) in [(tree.width, tree.height), (tree.width, nil), (nil, tree.height), (nil, nil)]
                as [(CGFloat?, CGFloat?)]
            {
                let measured = try size(of: tree.view, offered: width, height)
                let view = tree.view
                let drawing = try drawn(width: width, height: height) { view }
                let placed = try drawing.frame("0")
                check(placed.size ≈ measured, "offered \(String(describing: (width, height))): \(tree)")
            }
        }
    }

    @Test("from right to left it is the mirror image")
    func mirrored() {
        forEachSeed(cost: Self.cost) { seed, check in
            let tree = RandomTree(seed: seed)
            let (plain, mirrored) = (try tree.drawing(), try tree.drawing(.rightToLeft))
            check(plain.size == mirrored.size && plain.elements.map(\.name) == mirrored.elements.map(\.name))
            for (first, second) in zip(plain.elements, mirrored.elements) {
                let image = rect(
                    plain.size.width - first.frame.maxX,
                    first.frame.minY,
                    first.frame.width,
                    first.frame.height
                )
                check(image ≈ second.frame, "\(first.kind.name) \(first.name ?? "") in \(tree)")
            }
        }
    }

    @Test("with rows and columns exchanged, all frames are")
    func transposed() {
        forEachSeed(cost: Self.cost) { seed, check in
            let tree = RandomTree(seed: seed, [.ideals, .ornaments])
            let (plain, transposed) = (try tree.drawing(), try tree.drawing(isTransposed: true))
            check.equal(plain.elements.map(\.name), transposed.elements.map(\.name))
            for (first, second) in zip(plain.elements, transposed.elements) {
                let image = rect(first.frame.minY, first.frame.minX, first.frame.height, first.frame.width)
                check(image ≈ second.frame, "\(first.kind.name) \(first.name ?? "") in \(tree)")
            }
        }
    }

    @Test("a stack is as long as its views and the gaps between them, and as high as they reach")
    func stacksAreTheUnion() {
        forEachSeed(cost: Self.cost) { seed, check in
            let tree = RandomTree(seed: seed, .directed)
            let drawing = try tree.drawing()
            for index in drawing.elements.indices {
                let stack = drawing.elements[index]
                let children = drawing.children(of: index).map { drawing.elements[$0].frame }
                guard ["HStack", "VStack"].contains(stack.kind.name), let first = children.first,
                    let last = children.last
                else { continue }
                let isRow = stack.kind.name == "HStack"
                let area = children.reduce(first) { $0.union($1) }
                let wanted =
                    isRow
                    ? rect(first.minX, area.minY, max(last.maxX - first.minX, 0), area.height)
                    : rect(area.minX, first.minY, area.width, max(last.maxY - first.minY, 0))
                check(wanted ≈ stack.frame, "\(stack.kind.name) \(stack.name ?? "") in \(tree)")
            }
        }
    }

    @Test("it is moved as a whole by padding, and nothing else changes")
    func moved() {
        forEachSeed(cost: Self.cost) { seed, check in
            let tree = RandomTree(seed: seed)
            let view = tree.view
            let plain = try drawn(width: tree.width, height: tree.height) { view }
            let padded = try drawn(width: tree.width + 30, height: tree.height + 3) {
                view.padding(EdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20))
            }
            check.equal(padded.elements.first?.kind, .modifier("padding"))
            check.equal(plain.elements.count, padded.elements.count - 1)
            for (first, second) in zip(plain.elements, padded.elements.dropFirst()) {
                check(
                    first.frame.offsetBy(dx: 10, dy: 1) ≈ second.frame,
                    "\(first.kind.name) \(first.name ?? "") in \(tree)"
                )
            }
        }
    }
}

import GridPressProperties
import Testing
import ViewSupport

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

@Suite("Whatever FrameUp's layouts place")
struct FULayoutPropertyTests {
    private static let kinds = RandomFULayout.Kind.allCases

    @Test("Items are in order and apart, and the size is that of the box around them", arguments: kinds)
    func places(kind: RandomFULayout.Kind) {
        forEachSeed { seed, check in
            let random = RandomFULayout(kind, seed: seed)
            let answer = random.layout.arrangement(of: random.items)
            let frames = zip(answer.offsets, random.items.sizes).compactMap { offset, size in
                offset.map { CGRect(origin: $0, size: size).insetBy(dx: 1e-6, dy: 1e-6) }
            }
            let isRight =
                frames.count == random.items.sizes.count && frames.allSatisfy(\.isFinite)
                && frames.allSatisfy { answer.bounds.holds($0) } && random.hasOrder(frames)
            check(isRight, random.description)
            let box = FUArrangement.bounds(answer.offsets, random.items.sizes)
            let limit = CGSize(
                width: random.filled(along: .horizontal) ?? 0,
                height: random.filled(along: .vertical) ?? 0
            )
            let wanted = limit == .zero ? box : box.union(CGRect(origin: .zero, size: limit))
            check(answer.bounds ≈ wanted, random.description)
        }
    }

    @Test("Offsets by dictionaries are those by lists", arguments: kinds)
    func dictionaries(kind: RandomFULayout.Kind) {
        forEachSeed(cost: 4) { seed, check in
            let random = RandomFULayout(kind, seed: seed)
            let items = FUItems(sizes: random.items.sizes)
            let sizes = Dictionary(uniqueKeysWithValues: items.sizes.enumerated().map { ($0.offset, $0.element) })
            let answer = random.layout.arrangement(of: items)
            let offsets = random.layout.contentOffsets(sizes: sizes)
            check.equal(items.sizes.indices.map { offsets[$0] }, answer.offsets, random.description)
            check.equal(random.layout.rect(contentOffsets: offsets, sizes: sizes), answer.bounds)
        }
    }

    @Test("Views are where the layout says, mirrored from right to left", arguments: kinds)
    func mirrored(kind: RandomFULayout.Kind) {
        forEachSeed(cost: 50) { seed, check in
            let random = RandomFULayout(kind, seed: seed)
            let answer = random.layout.arrangement(of: random.items)
            for direction in LayoutDirection.allCases {
                let drawing = try drawn(width: 500, height: 500) {
                    random.layout(content: { random.views }).named("all").environment(\.layoutDirection, direction)
                }
                let whole = try drawing.frame("all")
                check(whole.size ≈ answer.bounds.size, random.description)
                for (index, offset) in answer.offsets.enumerated() {
                    let offset = try #require(offset)
                    var frame = CGRect(origin: offset, size: random.items.sizes[index])
                        .offsetBy(dx: whole.minX - answer.bounds.minX, dy: whole.minY - answer.bounds.minY)
                    if direction == .rightToLeft { frame = frame.mirrored(in: whole) }
                    check(try drawing.frame("\(index)") ≈ frame, random.description)
                }
            }
        }
    }

    /// All kinds except stacks in depth, whose offsets are on both sides of their center.
    private static let kindsAtTheCorner = kinds.filter { $0 != .zStack }

    @Test("As layouts, they are as large as measured, in each direction", arguments: kindsAtTheCorner)
    func layouts(kind: RandomFULayout.Kind) {
        forEachSeed(cost: 50) { seed, check in
            let random = RandomFULayout(kind, seed: seed)
            var frames: [[CGRect]] = []
            for direction in LayoutDirection.allCases {
                let drawing = try drawn {
                    random.anyLayout({ random.views }).named("all")
                        .frame(maxWidth: random.room.width, maxHeight: random.room.height, alignment: .topLeading)
                        .named("room").environment(\.layoutDirection, direction)
                        .frame(width: random.room.width, height: random.room.height)
                }
                let whole = try drawing.frame("all")
                let itemFrames = try random.items.sizes.indices.map { try drawing.frame("\($0)") }
                if let box = itemFrames.first.map({ first in itemFrames.dropFirst().reduce(first) { $0.union($1) } }) {
                    for axis in [Axis.horizontal, .vertical] {
                        // The layout with limits may differ from the older masonry.
                        let isNewer = !random.kind.isMasonry || random.description.contains("newer")
                        let fills = isNewer ? random.filled(along: axis) : nil
                        let isRight =
                            whole[length: axis] ≈ max(box[length: axis], fills ?? 0)
                            || !isNewer && random.description.contains("filling")
                        check(isRight && whole.holds(box), random.description)
                    }
                }
                frames.append(
                    itemFrames.map { direction == .leftToRight ? $0 : $0.mirrored(in: whole) }.map {
                        $0.offsetBy(dx: -whole.minX, dy: -whole.minY)
                    }
                )
            }
            check(frames[0] ≈ frames[1], random.description)
        }
    }
}

extension RandomFULayout {
    /// Returns whether items are in the order of the layout and don't overlap.
    fileprivate func hasOrder(_ frames: [CGRect]) -> Bool {
        if kind == .zStack { return true }
        let axis = kind.axis
        let across = axis == .horizontal ? Axis.vertical : .horizontal
        let isInOneLane = items.spans.isEmpty
        for (index, frame) in frames.enumerated() {
            for other in frames[..<index] {
                let isBeside = other.end(across) <= frame.start(across)
                if !isBeside, frame.end(across) > other.start(across) {
                    // On one line, or in one lane.
                    if frame.start(axis) < other.end(axis) { return false }
                } else if !kind.isMasonry, kind.isStack || !isBeside {
                    // Lines follow each other, and a stack has just one.
                    return false
                }
                guard kind.isMasonry, isInOneLane else { continue }
                // The first items take the lanes in order, and no item begins before an earlier one.
                if index < lanes, !isBeside { return false }
                if isLeading, frame.start(axis) < other.start(axis) - 1e-6 { return false }
            }
        }
        return true
    }
}

extension CGRect {
    fileprivate func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    fileprivate func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
    fileprivate subscript(length axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

/// Consecutive views of a lazy grid: items that fill its tracks, or headers and footers in a line each.
final class LazyGridBlock {
    let following: LazySectionBreak.FollowingContent
    private var sources: [Source] = []
    private(set) var count = 0
    /// The nodes that were made so far, and what identifies each.
    private var nodes: [LayoutNode] = []
    private var identities: [String] = []
    /// The source of the next node, and how many of it were taken.
    private var next = (source: 0, taken: 0)

    private enum Source {
        case node(LayoutNode, identity: String)
        case deferred(DeferredItems)

        var count: Int {
            switch self {
            case .node: 1
            case .deferred(let items): items.count
            }
        }
    }

    private init(_ following: LazySectionBreak.FollowingContent) { self.following = following }

    /// The blocks that some nodes make, parted where sections say so.
    static func blocks(of nodes: [LayoutNode], _ identities: [String]) -> [LazyGridBlock] {
        var blocks = [LazyGridBlock(.items)]
        for (node, identity) in zip(nodes, identities) {
            switch node.object(PlaceholderNode.self) {
            case let mark as LazySectionBreak: blocks.append(LazyGridBlock(mark.following))
            case let items as DeferredItems: blocks[blocks.count - 1].add(.deferred(items))
            default: blocks[blocks.count - 1].add(.node(node, identity: identity))
            }
        }
        return blocks.filter { $0.count > 0 }
    }

    private func add(_ source: Source) {
        sources.append(source)
        count += source.count
    }

    /// How many views stand beside each other.
    func lineLength(_ trackCount: Int) -> Int { following == .lines ? 1 : trackCount }

    /// How many lines its views take.
    func lineCount(_ trackCount: Int) -> Int {
        let length = lineLength(trackCount)
        return (count + length - 1) / length
    }

    /// The positions of the nodes of a line; those that weren't made yet are made now, as long as nothing is wrong with the
    /// figure.
    func nodes(ofLine line: Int, _ trackCount: Int, unless hasFailed: @autoclosure () -> Bool) -> Range<Int> {
        let start = line * lineLength(trackCount)
        let end = min(start + lineLength(trackCount), count)
        while nodes.count < end, !hasFailed() { makeNext() }
        return min(start, nodes.count)..<min(end, nodes.count)
    }

    /// Some nodes that were made; whoever keeps them makes the block copy all when it makes more.
    subscript(range: Range<Int>) -> ArraySlice<LayoutNode> { nodes[range] }

    /// What identifies some nodes that were made.
    func identities(_ range: Range<Int>) -> ArraySlice<String> { identities[range] }

    private func makeNext() {
        while next.taken == sources[next.source].count { next = (next.source + 1, 0) }
        defer { next.taken += 1 }
        let builtItem =
            switch sources[next.source] {
            case .node(let node, let identity): (node: node, identity: identity)
            case .deferred(let items): items.item(at: next.taken)
            }
        nodes.append(builtItem.node)
        identities.append(builtItem.identity)
    }
}

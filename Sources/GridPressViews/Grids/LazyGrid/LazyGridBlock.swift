/// Consecutive views of a lazy grid: items in its tracks, or headers and footers in a separate line each.
final class LazyGridBlock {
    let following: LazySectionBreak.FollowingContent
    private var sources: [Source] = []
    private(set) var count = 0
    /// The nodes that are already built, with their identities.
    private var nodes: [LayoutNode] = []
    private var identities: [String] = []
    /// The source of the next node, and the number of nodes taken from it.
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

    /// Returns the blocks of a grid's nodes, which section breaks separate.
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

    /// Returns the number of views in a line.
    func lineLength(_ trackCount: Int) -> Int { following == .lines ? 1 : trackCount }

    /// Returns the number of lines.
    func lineCount(_ trackCount: Int) -> Int {
        let length = lineLength(trackCount)
        return (count + length - 1) / length
    }

    /// Returns the positions of the nodes of a line, and builds the missing nodes.
    ///
    /// Nodes are no longer built after the figure has failed.
    func nodes(ofLine line: Int, _ trackCount: Int, unless hasFailed: @autoclosure () -> Bool) -> Range<Int> {
        let start = line * lineLength(trackCount)
        let end = min(start + lineLength(trackCount), count)
        while nodes.count < end, !hasFailed() { makeNext() }
        return min(start, nodes.count)..<min(end, nodes.count)
    }

    /// The nodes at some positions; a slice that is kept makes the block copy its nodes when it builds more.
    subscript(range: Range<Int>) -> ArraySlice<LayoutNode> { nodes[range] }

    /// Returns the identities of the nodes at some positions.
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

/// A type that describes the nodes of a tree in words.
struct NodeDescriber {
    private let tree: ComparedTree
    /// The position of each node among its siblings with the same name, from 1; 0 for the only one.
    private var ordinals: [Int]

    init(_ tree: ComparedTree) {
        self.tree = tree
        ordinals = Array(repeating: 0, count: tree.nodes.count)
        for node in tree.nodes {
            var counts: [String: Int] = [:]
            for child in node.children { counts[tree.nodes[child].name, default: 0] += 1 }
            var passed: [String: Int] = [:]
            for child in node.children {
                let name = tree.nodes[child].name
                guard counts[name] != 1 else { continue }
                passed[name, default: 0] += 1
                ordinals[child] = passed[name] ?? 0
            }
        }
    }

    /// Returns the path to a node, such as `svg > g "cards" > rect 3`.
    func path(of node: Int) -> String {
        var parts: [String] = []
        for node in chain(node) where tree.nodes[node].kind != .declaration { parts.append(word(of: node)) }
        return parts.joined(separator: " > ")
    }

    /// Returns the labels of a node and of the nodes around it, outermost first.
    func names(of node: Int) -> [String?] { chain(node).map { tree.nodes[$0].label } }

    /// Returns a short description of a node's location, with its parent only.
    func location(of node: Int) -> String {
        let ordinal = ordinals[node] > 0 ? "\(tree.nodes[node].name) \(ordinals[node])" : tree.nodes[node].name
        guard let parent = tree.nodes[node].parent else { return ordinal }
        return "\(ordinal) in \(word(of: parent))"
    }

    /// Returns a node and the nodes around it, outermost first.
    private func chain(_ node: Int) -> [Int] {
        var chain: [Int] = []
        var location: Int? = node
        while let node = location {
            chain.append(node)
            location = tree.nodes[node].parent
        }
        return chain.reversed()
    }

    private func word(of node: Int) -> String {
        let (label, name) = (tree.nodes[node].label, tree.nodes[node].name)
        switch tree.nodes[node].kind {
        case .rule: return label?.shortened(to: Self.longestLabel) ?? name
        default: break
        }
        if let label { return "\(name) \"\(label.shortened(to: Self.longestLabel))\"" }
        return ordinals[node] > 0 ? "\(name) \(ordinals[node])" : name
    }

    private static let longestLabel = 40
}

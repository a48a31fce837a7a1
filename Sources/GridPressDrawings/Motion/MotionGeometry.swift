/// The frames of all elements of a tree in each state, in the coordinates of the tree.
struct MotionGeometry {
    private let count: Int
    /// The frame of each node in each state, converted to the coordinates of the tree.
    private var frames: [CGRect]
    /// The translation of each node and state from the coordinates of the state to the coordinates of the tree.
    private var distances: [CGSize]
    /// The distance of each node from its last position, in each state.
    ///
    /// In a state without the node, the node follows the element around it.
    private var drifts: [CGSize]

    init(_ tree: MotionTree, _ order: [Int]) {
        count = tree.drawings.count
        let total = tree.nodes.count * count
        frames = Array(repeating: .zero, count: total)
        distances = Array(repeating: .zero, count: total)
        drifts = Array(repeating: .zero, count: total)
        let around = tree.drawings.contains(where: \.hasTransforms) ? TransformsAround(tree, order) : nil
        for node in order {
            let owner = tree.nodes[node].markOwner ?? node
            let states = tree.nodes[owner].states
            for state in states {
                guard let element = tree.element(of: owner, in: state) else { continue }
                let distance = around?.distance(of: owner, in: state, at: element.frame.center) ?? .zero
                distances[node * count + state] = distance
                frames[node * count + state] = element.frame.offsetBy(dx: distance.width, dy: distance.height)
            }
            let last = self.frame(of: node, in: states.upperBound)
            for state in 0..<count where states.contains(state) {
                drifts[node * count + state] = self.frame(of: node, in: state).origin - last.origin
            }
            let parent = tree.nodes[node].parent
            for state in 0..<count where !states.contains(state) {
                let nearest = states.nearest(to: state)
                let way = parent.map { drift(of: $0, in: state) - drift(of: $0, in: nearest) } ?? .zero
                drifts[node * count + state] = drift(of: node, in: nearest) + way
                frames[node * count + state] = self.frame(of: node, in: nearest).offsetBy(dx: way.width, dy: way.height)
            }
        }
    }

    /// Returns the frame of a node.
    ///
    /// In a state without the node, the result is the frame in the nearest state, moved with the element around the
    /// node.
    func frame(of node: Int, in state: Int) -> CGRect { frames[node * count + state] }

    /// Returns the translation from the coordinates of a state to the coordinates of the tree.
    func distance(of node: Int, in state: Int) -> CGSize { distances[node * count + state] }

    /// Returns the distance of a node in a state from its last position.
    func drift(of node: Int, in state: Int) -> CGSize { drifts[node * count + state] }
}

/// The transforms from element coordinates to figure coordinates, in each state and in the tree.
private struct TransformsAround {
    private let count: Int
    private var inTree: [CGAffineTransform]
    private let tree: MotionTree

    init(_ tree: MotionTree, _ order: [Int]) {
        self.tree = tree
        count = tree.drawings.count
        inTree = Array(repeating: .identity, count: tree.nodes.count * count)
        for node in order {
            guard let parent = tree.nodes[node].parent else { continue }
            let states = tree.nodes[parent].states
            for state in 0..<count {
                let nearest = states.nearest(to: state)
                let around = inTree[parent * count + state]
                let isWithout = tree.nodes[parent].statesOfContent.contains(state)
                let inner = isWithout ? nil : tree.element(of: parent, in: nearest)?.ownTransform
                inTree[node * count + state] = inner?.concatenating(around) ?? around
            }
        }
    }

    func distance(of node: Int, in state: Int, at point: CGPoint) -> CGSize {
        guard let element = tree.nodes[node].elements[state] else { return .zero }
        let (first, second) = (tree.visibility[state].around(element).transform, inTree[node * count + state])
        if first == second { return .zero }
        return point.applying(first).applying(second.inverted()) - point
    }
}

extension Drawing {
    fileprivate var hasTransforms: Bool { elements.contains { $0.ownTransform != nil } }
}

extension Drawing.Element {
    /// The transform of the element's effect; `nil` for elements with another effect or none.
    var ownTransform: CGAffineTransform? { if case .transform(let transform) = effect { transform } else { nil } }
}

extension ClosedRange<Int> {
    /// Returns the number in the range that is nearest to another number.
    func nearest(to number: Int) -> Int { Swift.min(Swift.max(number, lowerBound), upperBound) }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}

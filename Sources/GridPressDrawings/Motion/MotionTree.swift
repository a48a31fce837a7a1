/// The elements of all states of a picture in one tree.
///
/// An element that exists in several states has one node.
///
/// A node has the position of its element in the last state that contains the element. An element that the last state
/// lacks follows the sibling that it followed in its last state.
struct MotionTree {
    /// An element that exists in consecutive states.
    struct Node {
        /// The index of the element in each state; `nil` in states without the element.
        var elements: [Int?]
        /// The states that contain the element.
        var states: ClosedRange<Int>
        /// The node around this one; `nil` for outermost nodes.
        var parent: Int?
        /// The first and the last child in paint order, and the next sibling.
        fileprivate var firstChild: Int?
        fileprivate var lastChild: Int?
        fileprivate var next: Int?
        /// The states that contain content of the element, but not the element itself.
        var statesOfContent: Set<Int> = []
        /// The node whose earlier mark this node draws; `nil` for nodes of elements.
        var markOwner: Int?
    }

    /// The drawings of all states.
    let drawings: [Drawing]
    /// The contexts of the elements of each state.
    let visibility: [Drawing.VisibilityMap]
    private(set) var nodes: [Node] = []
    private var firstRoot: Int?
    private var lastRoot: Int?
    /// The node of each element, for each state.
    private(set) var nodeOfElement: [[Int]]

    var last: Int { drawings.count - 1 }

    init(_ drawing: Drawing, _ motion: Drawing.Motion) {
        var still = drawing
        still.motion = nil
        drawings = motion.states.map(\.drawing) + [still]
        visibility = drawings.map { $0.visibility() }
        nodeOfElement = drawings.map { Array(repeating: -1, count: $0.elements.count) }
        // The elements that no effect hides.
        let seen = zip(drawings, visibility).map { Set($0.walk(.painted(in: Set(Drawing.Layer.allCases)), $1)) }
        for state in drawings.indices.reversed() {
            if state < last { takeOver(motion.states[state].partners, in: state, seen) }
            addNodes(of: state)
        }
        findContent()
    }

    /// Finds the states without an element that contain some of its content, for example because a view gets another
    /// effect.
    private mutating func findContent() {
        for node in order.reversed() {
            guard let parent = nodes[node].parent else { continue }
            let states = nodes[node].statesOfContent.union(nodes[node].states)
            nodes[parent].statesOfContent.formUnion(states.filter { !nodes[parent].states.contains($0) })
        }
    }

    /// Returns whether a state contains the element of a node or some of its content.
    func isThere(_ node: Int, in state: Int) -> Bool {
        nodes[node].states.contains(state) || nodes[node].statesOfContent.contains(state)
    }

    /// Assigns elements of a state to the nodes of their counterparts in the next state.
    ///
    /// An element that is hidden in only one of both states appears or disappears, like an element that exists in only
    /// one state.
    private mutating func takeOver(_ partners: [Int?], in state: Int, _ seen: [Set<Int>]) {
        for (element, partner) in partners.enumerated() {
            guard let partner, drawings[state].elements.indices.contains(partner),
                nodeOfElement[state + 1].indices.contains(element), nodeOfElement[state][partner] < 0,
                seen[state].contains(partner) == seen[state + 1].contains(element)
            else { continue }
            let node = nodeOfElement[state + 1][element]
            nodes[node].elements[state] = partner
            nodes[node].states = state...nodes[node].states.upperBound
            nodeOfElement[state][partner] = node
        }
    }

    /// Adds a node for each element of a state that has none, after the nearest previous sibling in the same parent.
    private mutating func addNodes(of state: Int) {
        let elements = drawings[state].elements
        // The last node so far inside each node of the state, including added ones.
        var lastInside: [Int?: Int] = [:]
        for element in elements.indices {
            let parent = elements[element].parent.map { nodeOfElement[state][$0] }
            if nodeOfElement[state][element] < 0 {
                let node = addNode(for: element, in: state, inside: parent)
                insert(node, in: parent, after: state == last ? lastNode(in: parent) : lastInside[parent])
            }
            let node = nodeOfElement[state][element]
            if nodes[node].parent == parent { lastInside[parent] = node }
        }
    }

    private mutating func addNode(for element: Int, in state: Int, inside parent: Int?) -> Int {
        var elements: [Int?] = Array(repeating: nil, count: drawings.count)
        elements[state] = element
        nodes.append(Node(elements: elements, states: state...state, parent: parent))
        nodeOfElement[state][element] = nodes.count - 1
        return nodes.count - 1
    }

    private func lastNode(in parent: Int?) -> Int? { parent.map { nodes[$0].lastChild } ?? lastRoot }

    private func firstNode(in parent: Int?) -> Int? { parent.map { nodes[$0].firstChild } ?? firstRoot }

    /// Inserts a node after a sibling, or as the first child.
    private mutating func insert(_ node: Int, in parent: Int?, after sibling: Int?) {
        nodes[node].next = sibling.map { nodes[$0].next } ?? firstNode(in: parent)
        if let sibling { nodes[sibling].next = node }
        if let parent {
            if sibling == nil { nodes[parent].firstChild = node }
            if nodes[node].next == nil { nodes[parent].lastChild = node }
        } else {
            if sibling == nil { firstRoot = node }
            if nodes[node].next == nil { lastRoot = node }
        }
    }

    /// Adds nodes for earlier marks of elements.
    ///
    /// The nodes of an element's earlier marks precede the element.
    mutating func addEarlierMarks(_ marks: [(owner: Int, states: ClosedRange<Int>)]) {
        var marksOfOwner: [Int: [Int]] = [:]
        for (owner, states) in marks {
            let elements = drawings.indices.map { states.contains($0) ? nodes[owner].elements[$0] : nil }
            marksOfOwner[owner, default: []].append(nodes.count)
            nodes.append(Node(elements: elements, states: states, parent: nodes[owner].parent, markOwner: owner))
        }
        guard !marks.isEmpty else { return }
        // All children are linked again, with the earlier marks before their elements.
        var parents: [Int?] = [nil]
        parents += nodes.indices.filter { nodes[$0].firstChild != nil }.map { $0 }
        for parent in parents {
            var child = firstNode(in: parent)
            var before: Int?
            while let node = child {
                child = nodes[node].next
                for mark in marksOfOwner[node] ?? [] {
                    insert(mark, in: parent, after: before)
                    before = mark
                }
                before = node
            }
        }
    }

    /// The nodes in paint order.
    var order: [Int] {
        var order: [Int] = []
        order.reserveCapacity(nodes.count)
        var node = firstRoot
        while let current = node {
            order.append(current)
            node = nodes[current].firstChild
            var around = current
            while node == nil {
                node = nodes[around].next
                guard node == nil, let parent = nodes[around].parent else { break }
                around = parent
            }
        }
        return order
    }

    /// Returns the element of a node in a state; `nil` in states without it.
    func element(of node: Int, in state: Int) -> Drawing.Element? {
        nodes[node].elements[state].map { drawings[state].elements[$0] }
    }

    /// Returns the element of a node in the last state that contains it.
    func element(of node: Int) -> Drawing.Element {
        let state = nodes[node].states.upperBound
        return drawings[state].elements[nodes[node].elements[state] ?? 0]
    }
}

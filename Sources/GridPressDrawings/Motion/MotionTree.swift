/// The elements of all states of a picture in one tree: an element that several states have stands there once.
///
/// Its place in the tree is the one in the last state that has it. Elements that the last state lacks stand behind the
/// sibling that they stood behind.
struct MotionTree {
    /// An element of some states, one after the other.
    struct Node {
        /// The index of the element in each state; `nil` in states without it.
        var elements: [Int?]
        /// The states that have it.
        var states: ClosedRange<Int>
        /// The node around it, and those directly inside, in paint order.
        var parent: Int?
        var children: [Int] = []
        /// The states without the element in which there is something that the last state has inside it.
        var statesOfContent: Set<Int> = []
        /// The node whose earlier mark this one is; `nil` for elements themselves.
        var markOwner: Int?
    }

    /// The pictures of all states.
    let drawings: [Drawing]
    private(set) var nodes: [Node] = []
    private(set) var roots: [Int] = []
    /// The node of each element, for each state.
    private(set) var nodeOfElement: [[Int]]

    var last: Int { drawings.count - 1 }

    init(_ drawing: Drawing, _ motion: Drawing.Motion) {
        var still = drawing
        still.motion = nil
        drawings = motion.states.map(\.drawing) + [still]
        nodeOfElement = drawings.map { Array(repeating: -1, count: $0.elements.count) }
        let isSeen = drawings.map(Self.seenElements)
        for state in drawings.indices.reversed() {
            if state < last {
                takeOver(motion.states[state].partners, in: state, isSeen)
            }
            for element in drawings[state].elements.indices where nodeOfElement[state][element] < 0 {
                addNode(for: element, in: state)
            }
        }
        findContent()
    }

    /// Finds the states in which elements aren't there, but something inside them is: a view that gets another effect.
    private mutating func findContent() {
        for node in order.reversed() {
            guard let parent = nodes[node].parent else { continue }
            let states = nodes[node].statesOfContent.union(nodes[node].states)
            nodes[parent].statesOfContent.formUnion(states.filter { !nodes[parent].states.contains($0) })
        }
    }

    /// Returns whether a state has the element of a node, or something inside it.
    func isThere(_ node: Int, in state: Int) -> Bool {
        nodes[node].states.contains(state) || nodes[node].statesOfContent.contains(state)
    }

    /// Returns for each element whether it may be seen: no effect around it hides it.
    private static func seenElements(of drawing: Drawing) -> [Bool] {
        var isSeen = Array(repeating: true, count: drawing.elements.count)
        for (index, element) in drawing.elements.enumerated() {
            let isSeenAround = element.parent.map { isSeen[$0] } ?? true
            isSeen[index] = isSeenAround && !(element.effect?.paintsNothing ?? false)
        }
        return isSeen
    }

    /// Gives elements of a state to the nodes of their partners in the next one.
    ///
    /// What is seen in one state only comes or goes, as what only one has.
    private mutating func takeOver(_ partners: [Int?], in state: Int, _ isSeen: [[Bool]]) {
        for (element, partner) in partners.enumerated() {
            guard let partner, drawings[state].elements.indices.contains(partner),
                nodeOfElement[state + 1].indices.contains(element), nodeOfElement[state][partner] < 0,
                isSeen[state][partner] == isSeen[state + 1][element]
            else { continue }
            let node = nodeOfElement[state + 1][element]
            nodes[node].elements[state] = partner
            nodes[node].states = state...nodes[node].states.upperBound
            nodeOfElement[state][partner] = node
        }
    }

    private mutating func addNode(for element: Int, in state: Int) {
        var elements: [Int?] = Array(repeating: nil, count: drawings.count)
        elements[state] = element
        let parent = drawings[state].elements[element].parent.map { nodeOfElement[state][$0] }
        let node = nodes.count
        nodes.append(Node(elements: elements, states: state...state, parent: parent))
        nodeOfElement[state][element] = node
        insert(node, in: parent, at: state == last ? nil : place(of: element, in: state, inside: parent))
    }

    private mutating func insert(_ node: Int, in parent: Int?, at place: Int?) {
        if let parent {
            nodes[parent].children.insert(node, at: place ?? nodes[parent].children.count)
        } else {
            roots.insert(node, at: place ?? roots.count)
        }
    }

    private func children(of parent: Int?) -> [Int] { parent.map { nodes[$0].children } ?? roots }

    /// Returns the place behind the nearest earlier sibling that stands in the same node.
    private func place(of element: Int, in state: Int, inside parent: Int?) -> Int {
        let elements = drawings[state].elements
        var siblings: [Int] = []
        var sibling = elements[element].parent.map { $0 + 1 } ?? 0
        while sibling < element {
            siblings.append(sibling)
            sibling = elements[sibling].end
        }
        let children = children(of: parent)
        for sibling in siblings.reversed() {
            let node = nodeOfElement[state][sibling]
            guard node >= 0, nodes[node].parent == parent, let place = children.firstIndex(of: node) else { continue }
            return place + 1
        }
        return 0
    }

    /// Adds a node for the mark that an element had in some of its states, behind everything of the element.
    mutating func addEarlierMark(of owner: Int, in states: ClosedRange<Int>) {
        let elements = drawings.indices.map { states.contains($0) ? nodes[owner].elements[$0] : nil }
        let parent = nodes[owner].parent
        let place = children(of: parent).firstIndex(of: owner)
        let node = nodes.count
        nodes.append(Node(elements: elements, states: states, parent: parent, markOwner: owner))
        insert(node, in: parent, at: place)
    }

    /// The nodes in paint order.
    var order: [Int] {
        var order: [Int] = []
        order.reserveCapacity(nodes.count)
        var rest = Array(roots.reversed())
        while let node = rest.popLast() {
            order.append(node)
            rest += nodes[node].children.reversed()
        }
        return order
    }

    /// Returns the element of a node in a state that has it.
    func element(of node: Int, in state: Int) -> Drawing.Element? {
        nodes[node].elements[state].map { drawings[state].elements[$0] }
    }

    /// Returns the element of a node in the last state that has it.
    func element(of node: Int) -> Drawing.Element {
        let state = nodes[node].states.upperBound
        return drawings[state].elements[nodes[node].elements[state] ?? 0]
    }
}

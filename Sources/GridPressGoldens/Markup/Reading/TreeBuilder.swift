/// A builder that creates a tree in the order of the file, with the hashes that identify equal nodes.
struct TreeBuilder {
    private(set) var tree: ComparedTree
    /// The hash of the value that is being read.
    private var shape = StableHasher()
    /// The ids of all pictures, which are prefixes of classes in pages.
    var pictureIDs: Set<String> = []

    init(_ source: SourceText, tolerance: Tolerance) { tree = ComparedTree(source, tolerance: tolerance) }

    // MARK: Nodes

    /// Adds a node with the content that a closure adds.
    mutating func node(
        _ kind: ComparedTree.Kind,
        _ name: String,
        at offset: Int,
        in parent: Int?,
        isInRecord: Bool = false,
        _ content: (inout TreeBuilder, Int) throws -> Void
    ) rethrows {
        let index = tree.nodes.count
        let values = tree.values.count
        let numbers = tree.numbers.count
        let references = tree.references.count
        tree.nodes.append(
            ComparedTree.Node(kind: kind, name: name, parent: parent, offset: offset, values: values..<values)
        )
        tree.nodes[index].isInRecord = isInRecord
        if let parent { tree.nodes[parent].children.append(index) }
        try content(&self, index)
        tree.nodes[index].numbers = numbers..<tree.numbers.count
        tree.nodes[index].references = references..<tree.references.count
        finish(index)
    }

    /// Computes the hashes of a node from its values and its children.
    private mutating func finish(_ index: Int) {
        let node = tree.nodes[index]
        var shape = StableHasher(UInt64(node.kind.rawValue))
        shape.combine(node.name)
        var exact = shape
        var unplaced = shape
        for value in tree.values[node.values] {
            shape.combine(value.shape)
            exact.combine(value.shape)
            unplaced.combine(value.shape)
            let isPlace = Self.places.contains(value.name)
            for number in tree.numbers[value.numbers] {
                let step = tree.tolerance.step(of: number.value)
                exact.combine(step)
                if !isPlace { unplaced.combine(step) }
            }
        }
        for child in node.children {
            shape.combine(tree.nodes[child].shape)
            exact.combine(tree.nodes[child].exact)
            unplaced.combine(tree.nodes[child].unplaced)
        }
        tree.nodes[index].shape = shape.value
        tree.nodes[index].exact = exact.value
        tree.nodes[index].unplaced = unplaced.value
    }

    /// The attributes that describe the position of a node, and not its content.
    private static let places: Set = [
        "x", "y", "cx", "cy", "x1", "y1", "x2", "y2", "d", "points", "transform", "left", "top", "frame", "start",
        "parent",
    ]

    /// Sets the name that identifies a node for readers.
    mutating func setLabel(_ label: String, of node: Int) { tree.nodes[node].label = label }

    // MARK: Values

    /// Adds a value with the content that a closure adds to the current node.
    mutating func value(
        _ name: String,
        _ text: String,
        at offset: Int,
        of node: Int,
        isGeometry: Bool = false,
        _ content: (inout TreeBuilder) -> Void
    ) {
        let numbers = tree.numbers.count
        let references = tree.references.count
        shape = StableHasher()
        shape.combine(name)
        content(&self)
        tree.values.append(
            ComparedTree.Value(
                name: name,
                text: text,
                offset: offset,
                shape: shape.value,
                numbers: numbers..<tree.numbers.count,
                references: references..<tree.references.count,
                isGeometry: isGeometry,
                node: node
            )
        )
        tree.nodes[node].values = tree.nodes[node].values.lowerBound..<tree.values.count
    }

    /// Adds words, which have to be equal.
    @inline(__always)
    mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) { shape.combine(bytes) }

    /// Adds words, which have to be equal.
    @inline(__always)
    mutating func put(_ text: String) { shape.combine(text) }

    /// Adds a sign, which has to be equal.
    @inline(__always)
    mutating func put(sign: UInt8) { shape.combine(0x5160 << 16 | UInt64(sign)) }

    /// Adds a number.
    @inline(__always)
    mutating func put(_ value: Double, _ kind: ComparedNumber.Kind, decimals: Int = 0) {
        shape.combine(0x9C09 << 16 | UInt64(kind.rawValue))
        tree.numbers.append(ComparedNumber(value: value, kind: kind, decimals: UInt8(min(decimals, 255))))
    }

    /// Adds a number with the decimals that it is written with.
    @inline(__always)
    mutating func put(_ number: ByteScanner.Number, _ kind: ComparedNumber.Kind) {
        put(number.value, kind, decimals: number.decimals)
    }

    /// Adds an id, either its definition or a reference.
    mutating func put(reference: String, isDefinition: Bool = false) {
        shape.combine(isDefinition ? 0x1D0 : 0x1D1)
        tree.references.append(ComparedTree.IDOccurrence(name: reference, isDefinition: isDefinition))
    }

    /// Tries to read a value, and removes everything that was added if the closure returns `false`.
    mutating func attempt(_ read: (inout TreeBuilder) -> Bool) -> Bool {
        let before = (shape, tree.numbers.count, tree.references.count)
        if read(&self) { return true }
        shape = before.0
        tree.numbers.removeSubrange(before.1...)
        tree.references.removeSubrange(before.2...)
        return false
    }
}

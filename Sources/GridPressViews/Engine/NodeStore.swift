/// The nodes of one drawing, in flat arrays.
///
/// A node is an entry: its kind, the index of its payload among the payloads of the kind, and a few flags. Attributes
/// that most nodes lack are stored separately. The store releases all nodes together.
package final class NodeStore {
    /// A node of the store.
    struct Entry {
        /// The behavior of the node, which the store keeps alive.
        let kind: Unmanaged<NodeKind>
        /// The index of the node's payload among the payloads of its kind.
        let payload: Int32
        /// The index of the attributes that most nodes lack; -1 if the node has none.
        var attributes: Int32 = -1
        let flags: NodeFlags
    }

    @exclusivity(unchecked) private(set) var entries: [Entry] = []
    /// The attributes that most nodes lack, such as a name.
    @exclusivity(unchecked) private(set) var attributes: [NodeAttributes] = []
    /// The kinds of nodes in the store, by their types.
    @exclusivity(unchecked) private var kinds: [(type: ObjectIdentifier, kind: NodeKind)] = []
    /// The kind of nodes that are objects.
    let objects = ObjectNodes()
    /// The objects that features store during the pass.
    package let storage = ObjectStorage()
    /// The behavior of released nodes.
    private let nothing = NodeKind()

    init() {
        // The arrays of small figures needn't grow.
        entries.reserveCapacity(64)
    }

    /// Adds a node.
    func add(_ kind: NodeKind, payload: Int, _ flags: NodeFlags) -> LayoutNode {
        let index = Int32(entries.count)
        entries.append(Entry(kind: .passUnretained(kind), payload: Int32(payload), flags: flags))
        return LayoutNode(store: self, index: index)
    }

    /// The node at an index.
    ///
    /// After the nodes are released, the result is a node that draws nothing.
    @inline(__always)
    subscript(index: Int32) -> Entry {
        let index = Int(index)
        return index < entries.count ? entries[index] : Entry(kind: .passUnretained(nothing), payload: 0, flags: [])
    }

    /// Releases all nodes at the end of the drawing.
    ///
    /// A subview that a custom layout keeps has no size and draws nothing afterwards.
    func removeAll() {
        entries = []
        attributes = []
        kinds = []
        objects.removeAll()
    }

    /// Returns the kind of a type, and creates it the first time.
    package func kind<Kind: NodeKind>(_ type: Kind.Type) -> Kind {
        for known in kinds where known.type == ObjectIdentifier(type) { return unsafeDowncast(known.kind, to: type) }
        let kind = type.init()
        kinds.append((ObjectIdentifier(type), kind))
        return kind
    }

    /// Changes the attributes that most nodes lack.
    func note(at index: Int32, _ change: (inout NodeAttributes) -> Void) {
        guard Int(index) < entries.count else { return }
        var place = Int(entries[Int(index)].attributes)
        if place < 0 {
            place = attributes.count
            attributes.append(NodeAttributes())
            entries[Int(index)].attributes = Int32(place)
        }
        change(&attributes[place])
    }
}

/// The flags of a node.
struct NodeFlags: OptionSet {
    let rawValue: UInt8

    /// Text around the view is read from right to left.
    static let isRightToLeft = NodeFlags(rawValue: 1)
    /// The view, or one inside it, may set an alignment guide explicitly.
    ///
    /// Reading guides is slow, so most containers skip it.
    static let mayHaveExplicitAlignment = NodeFlags(rawValue: 2)
    /// The node is a placeholder for views that are built later.
    static let isPlaceholder = NodeFlags(rawValue: 4)
    /// The view, or one inside it, carries a value for an outer container.
    static let carriesForContainer = NodeFlags(rawValue: 8)
}

extension NodeFlags {
    init(_ direction: LayoutDirection) { self = direction == .rightToLeft ? .isRightToLeft : [] }
}

/// The attributes that most nodes lack.
struct NodeAttributes {
    var name: String?
    var traits: ViewTraits?
    var marks = NodeMarks()
    var findings: [NodeFinding] = []
    var settings: [Drawing.Setting] = []
    var source: Drawing.SourcePosition?
}

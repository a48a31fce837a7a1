/// The nodes of one drawing, in flat arrays.
///
/// A node is an entry: its kind, the place of its payload among those of the kind, and a few flags. What few nodes have
/// stands apart. All nodes are let go of together, with the store.
package final class NodeStore {
    /// A node of the store.
    struct Entry {
        /// The behaviour of the node, which the store keeps.
        let kind: Unmanaged<NodeKind>
        /// The place of the node's payload among those of its kind.
        let payload: Int32
        /// The place of what few nodes have, or -1.
        var attributes: Int32 = -1
        let flags: NodeFlags
    }

    @exclusivity(unchecked) private(set) var entries: [Entry] = []
    /// The attributes that few nodes have, such as a name.
    @exclusivity(unchecked) private(set) var attributes: [NodeAttributes] = []
    /// The kinds of nodes in the store, by their types.
    @exclusivity(unchecked) private var kinds: [(type: ObjectIdentifier, kind: NodeKind)] = []
    /// The kind of nodes that are objects.
    let objects = ObjectNodes()
    /// The objects that features keep for the time of the pass.
    package let storage = ObjectStorage()
    /// The behavior of nodes that are gone.
    private let nothing = NodeKind()

    init() {
        // Small figures needn't grow their lists.
        entries.reserveCapacity(64)
    }

    /// Adds a node.
    func add(_ kind: NodeKind, payload: Int, _ flags: NodeFlags) -> LayoutNode {
        let index = Int32(entries.count)
        entries.append(Entry(kind: .passUnretained(kind), payload: Int32(payload), flags: flags))
        return LayoutNode(store: self, index: index)
    }

    /// The node at a place; one that draws nothing where the nodes are gone.
    @inline(__always)
    subscript(index: Int32) -> Entry {
        let index = Int(index)
        return index < entries.count ? entries[index] : Entry(kind: .passUnretained(nothing), payload: 0, flags: [])
    }

    /// Lets go of all nodes, at the end of the drawing.
    ///
    /// Layouts of others may keep a subview. From then on it is one that takes no room.
    func removeAll() {
        entries = []
        attributes = []
        kinds = []
        objects.removeAll()
    }

    /// Returns the kind of a type; the first time, it is created.
    package func kind<Kind: NodeKind>(_ type: Kind.Type) -> Kind {
        for known in kinds where known.type == ObjectIdentifier(type) { return unsafeDowncast(known.kind, to: type) }
        let kind = type.init()
        kinds.append((ObjectIdentifier(type), kind))
        return kind
    }

    /// Changes what few nodes have.
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

    /// Text is read from right to left around the view.
    static let isRightToLeft = NodeFlags(rawValue: 1)
    /// The view, or one inside it, may say where an alignment guide lies.
    ///
    /// Asking costs time, so most never do.
    static let mayHaveExplicitAlignment = NodeFlags(rawValue: 2)
    /// The node is a placeholder for views that are made later.
    static let isPlaceholder = NodeFlags(rawValue: 4)
    /// The view, or one inside it, carries something for a container further out.
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

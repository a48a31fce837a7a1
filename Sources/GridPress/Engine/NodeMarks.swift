/// The objects that views around a node left on it, one of each type, such as the row that a cell stands in.
struct NodeMarks {
    // Most marked nodes have one.
    private var first: (type: ObjectIdentifier, object: AnyObject)?
    private var others: [(type: ObjectIdentifier, object: AnyObject)] = []

    subscript<Object: AnyObject>(type: Object.Type) -> Object? {
        get {
            guard let first else { return nil }
            if first.type == ObjectIdentifier(type) { return first.object as? Object }
            return others.first { $0.type == ObjectIdentifier(type) }?.object as? Object
        }
        set {
            guard let newValue, self[type] == nil else { return replace(type, by: newValue) }
            if first == nil {
                first = (ObjectIdentifier(type), newValue)
            } else {
                others.append((ObjectIdentifier(type), newValue))
            }
        }
    }

    private mutating func replace<Object: AnyObject>(_ type: Object.Type, by new: Object?) {
        let key = ObjectIdentifier(type)
        if first?.type == key { first = new.map { (key, $0) } ?? others.popLast() }
        others.removeAll { $0.type == key }
        if let new, first?.type != key { others.append((key, new)) }
    }
}

extension LayoutNode {
    /// The mark of a type that views around left on the node.
    subscript<Object: AnyObject>(mark type: Object.Type) -> Object? {
        get { hasAttributes ? attributes?.marks[type] : nil }
        nonmutating set { if newValue != nil || hasAttributes { store.note(at: index) { $0.marks[type] = newValue } } }
    }
}

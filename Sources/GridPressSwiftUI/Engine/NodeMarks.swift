/// The objects that views around a node left on it, one of each type, such as the row that a cell stands in.
struct NodeMarks {
    // Most marked nodes have one.
    private var first: (type: ObjectIdentifier, object: AnyObject)?
    private var others: [(type: ObjectIdentifier, object: AnyObject)] = []

    subscript<Object: AnyObject>(type: Object.Type) -> Object? {
        get {
            let key = ObjectIdentifier(type)
            if let first, first.type == key { return first.object as? Object }
            return others.first { $0.type == key }?.object as? Object
        }
        set {
            let key = ObjectIdentifier(type)
            if first?.type == key { first = nil }
            others.removeAll { $0.type == key }
            guard let newValue else { return }
            if first == nil { first = (key, newValue) } else { others.append((key, newValue)) }
        }
    }
}

extension LayoutNode {
    /// The mark of a type that views around left on the node.
    package subscript<Object: AnyObject>(mark type: Object.Type) -> Object? {
        get { hasAttributes ? attributes?.marks[type] : nil }
        nonmutating set { if newValue != nil || hasAttributes { store.note(at: index) { $0.marks[type] = newValue } } }
    }
}

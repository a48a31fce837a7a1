/// The objects that views around a node attached to it, one of each type.
///
/// An example is the row of a cell.
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
    /// The attached object of a type; `nil` without one.
    package subscript<Object: AnyObject>(mark type: Object.Type) -> Object? {
        get { hasAttributes ? attributes?.marks[type] : nil }
        nonmutating set { if newValue != nil || hasAttributes { store.note(at: index) { $0.marks[type] = newValue } } }
    }
}

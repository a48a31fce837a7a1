/// The objects that features store during a drawing or one of its passes: one of each requested type.
package final class ObjectStorage {
    private var objects: [(type: ObjectIdentifier, object: any StoredObject)] = []

    /// Returns the object of a type, and creates it the first time.
    package func object<Object: StoredObject>(_ type: Object.Type) -> Object {
        for known in objects where known.type == ObjectIdentifier(type) {
            if let object = known.object as? Object { return object }
        }
        let object = type.init()
        objects.append((ObjectIdentifier(type), object))
        return object
    }

    /// Lets each object add its results to a finished drawing.
    func describe(in drawing: inout Drawing) {
        for (_, object) in objects { object.describe(in: &drawing) }
    }
}

/// An object that a feature stores during a drawing.
package protocol StoredObject: AnyObject {
    init()
    /// Adds the object's results to a finished drawing.
    func describe(in drawing: inout Drawing)
}

extension StoredObject {
    package func describe(in drawing: inout Drawing) {}
}

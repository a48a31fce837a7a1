/// The objects that features keep for the time of a drawing, or of one of its passes: one of each type that is asked for.
package final class ObjectStorage {
    private var objects: [(type: ObjectIdentifier, object: any StoredObject)] = []

    /// Returns the object of a type; the first time, it is created.
    package func object<Object: StoredObject>(_ type: Object.Type) -> Object {
        for known in objects where known.type == ObjectIdentifier(type) {
            if let object = known.object as? Object { return object }
        }
        let object = type.init()
        objects.append((ObjectIdentifier(type), object))
        return object
    }

    /// Lets each object say in a finished drawing what it counted.
    func describe(in drawing: inout Drawing) {
        for (_, object) in objects { object.describe(in: &drawing) }
    }
}

/// An object that a feature keeps for the time of a drawing.
package protocol StoredObject: AnyObject {
    init()
    /// Says in a finished drawing what the object counted.
    func describe(in drawing: inout Drawing)
}

extension StoredObject {
    package func describe(in drawing: inout Drawing) {}
}

@_spi(Reflection) import Swift

/// A property of a view that gets its value from the place of the view in the tree.
///
/// A custom property wrapper that holds `@State`, `@Environment` and the like conforms to it. Its update may read models
/// of the main actor, so that a view with such a property is drawn there. Views with a
/// ``NonisolatedDynamicProperty`` are drawn on any thread.
public protocol DynamicProperty {
    /// Updates the property before the body of the view is read.
    mutating func update()
}

extension DynamicProperty {
    /// Changes nothing.
    public mutating func update() {}
}

/// A dynamic property whose update belongs to no actor.
public protocol NonisolatedDynamicProperty: DynamicProperty, SendableMetatype {}

/// A built-in dynamic property, which is connected to its place in the view tree.
protocol BuiltInDynamicProperty: DynamicProperty {
    mutating func bind(to builder: NodeBuilder, at place: StatePath)
}

/// The offset of a dynamic property in its type, and the function that connects it.
struct DynamicField {
    let offset: Int
    let bind: (UnsafeMutableRawPointer, NodeBuilder, StatePath) -> Void

    /// The dynamic properties of a structure, those inside other dynamic properties included.
    static func fields(of type: Any.Type) -> [DynamicField] {
        var fields: [DynamicField] = []
        collect(type, at: 0, into: &fields)
        return fields
    }

    private static func collect(_ type: Any.Type, at base: Int, into fields: inout [DynamicField]) {
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            if let graph = fieldType as? any BuiltInDynamicProperty.Type {
                fields.append(bound(graph, at: base + offset))
            } else if let dynamic = fieldType as? any DynamicProperty.Type {
                collect(fieldType, at: base + offset, into: &fields)
                fields.append(updated(dynamic, at: base + offset))
            }
            return true
        }
    }

    private static func bound<Property: BuiltInDynamicProperty>(_ type: Property.Type, at offset: Int) -> DynamicField {
        DynamicField(offset: offset) { bytes, builder, place in
            bytes.assumingMemoryBound(to: type).pointee.bind(to: builder, at: place)
        }
    }

    private static func updated<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) -> DynamicField {
        let isNonisolated = type is any NonisolatedDynamicProperty.Type
        return DynamicField(offset: offset) { bytes, builder, _ in
            guard isNonisolated || builder.isOnMainActor(for: type) else { return }
            bytes.assumingMemoryBound(to: type).pointee.update()
        }
    }
}

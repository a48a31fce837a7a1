/// A property of a view whose value depends on the view's position in the tree.
///
/// A custom property wrapper that contains `@State`, `@Environment` or similar properties conforms to this protocol.
/// Its update may read models of the main actor, so a view with such a property is drawn there. Views with a
/// ``NonisolatedDynamicProperty`` are drawn on any thread.
public protocol DynamicProperty {
    /// Updates the property before the body of the view is read.
    mutating func update()
}

extension DynamicProperty {
    /// Changes nothing, by default.
    public mutating func update() {}
}

/// A dynamic property with a nonisolated update.
///
/// ```swift
/// @propertyWrapper struct Spacing: NonisolatedDynamicProperty {
///     @Environment(\.dynamicTypeSize) private var size
///     var wrappedValue: CGFloat { size.isAccessibilitySize ? 16 : 8 }
/// }
/// ```
public protocol NonisolatedDynamicProperty: DynamicProperty, SendableMetatype {}

/// A built-in dynamic property, which is connected to its position in the view tree.
package protocol BuiltInDynamicProperty: DynamicProperty {
    mutating func bind(to builder: NodeBuilder, at place: StatePath)
}

/// The offset of a dynamic property in its type, and the function that connects it.
struct DynamicField {
    let offset: Int
    let size: Int
    let bind: (UnsafeMutableRawPointer, NodeBuilder, StatePath) -> Void

    /// Returns the dynamic properties of a structure, including properties inside other dynamic properties.
    ///
    /// Returns `nil` if the structure hides the offsets of its properties. The result is the same for all values of a
    /// type, and cached.
    static func fields<Owner>(of owner: Owner) -> [DynamicField]? {
        let key = Known.Key(type: ObjectIdentifier(Owner.self), isOnMainActor: MainActor.isCurrent)
        if let known = known.use({ $0[key] }) { return known.fields }
        var fields: [DynamicField] = []
        guard collect(from: owner, at: 0, into: &fields) else { return nil }
        known.use { $0[key] = Known(fields: fields) }
        return fields
    }

    /// The cached fields of types, for all figures of the program.
    private static let known = Locked<[Known.Key: Known]>([:])

    // `Sendable`, although the compiler can't verify it: the functions refer to types only.
    private struct Known: @unchecked Sendable {
        /// The key of a type.
        ///
        /// A conformance that belongs to the main actor is visible on the main actor only.
        struct Key: Hashable {
            let type: ObjectIdentifier
            let isOnMainActor: Bool
        }

        let fields: [DynamicField]
    }

    private static func collect<Owner>(from owner: Owner, at base: Int, into fields: inout [DynamicField]) -> Bool {
        guard let properties = StoredProperties(of: owner) else { return false }
        return properties.all.allSatisfy { collect($0.value, at: base + $0.offset, into: &fields) }
    }

    /// Adds a property after the properties inside it, which its update may read.
    private static func collect<Property>(_ property: Property, at offset: Int, into fields: inout [DynamicField])
        -> Bool
    {
        if let type = Property.self as? any BuiltInDynamicProperty.Type {
            fields.append(bound(type, at: offset))
        } else if let type = Property.self as? any DynamicProperty.Type {
            guard collect(from: property, at: offset, into: &fields) else { return false }
            fields.append(updated(type, at: offset))
        }
        return true
    }

    private static func bound<Property: BuiltInDynamicProperty>(_ type: Property.Type, at offset: Int) -> DynamicField {
        DynamicField(offset: offset, size: MemoryLayout<Property>.size) { bytes, builder, place in
            bytes.assumingMemoryBound(to: type).pointee.bind(to: builder, at: place)
        }
    }

    private static func updated<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) -> DynamicField {
        let isNonisolated = type is any NonisolatedDynamicProperty.Type
        return DynamicField(offset: offset, size: MemoryLayout<Property>.size) { bytes, builder, _ in
            guard isNonisolated || builder.isOnMainActor(for: type) else { return }
            bytes.assumingMemoryBound(to: type).pointee.update()
        }
    }
}

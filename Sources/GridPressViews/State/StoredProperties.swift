/// The stored properties of a structure, with their offsets in memory.
///
/// A mirror lists them in declaration order, as values of their declared types. Swift lays out structures in this
/// order too: each property is at the next offset that its alignment allows. The list is used only if it yields the
/// exact size and alignment of the structure, and if numbers and references are at their offsets.
struct StoredProperties {
    /// A stored property.
    struct Property {
        /// The value, boxed with its declared type.
        let value: Any
        /// The distance from the start of the structure, in bytes.
        let offset: Int
    }

    /// The properties in declaration order; empty if no property is dynamic.
    let all: [Property]

    /// Creates the properties of a value; `nil` if it has dynamic properties with uncertain offsets.
    init?<Owner>(of owner: Owner) {
        let mirror = Mirror(reflecting: owner)
        var properties: [Property] = []
        var (size, alignment, hasDynamic) = (0, 1, false)
        for child in mirror.children {
            let memory = Self.memory(of: child.value)
            let offset = (size + memory.alignment - 1) / memory.alignment * memory.alignment
            properties.append(Property(value: child.value, offset: offset))
            size = offset + memory.size
            alignment = max(alignment, memory.alignment)
            if memory.isDynamic { hasDynamic = true }
        }
        let isWhole = size == MemoryLayout<Owner>.size && alignment == MemoryLayout<Owner>.alignment
        // A custom mirror may list any values, in any order.
        let isCertain =
            if owner is any CustomReflectable { isWhole && !hasDynamic } else {
                !hasDynamic || mirror.displayStyle == .struct && isWhole && Self.areInPlace(properties, in: owner)
            }
        guard isCertain else { return nil }
        all = hasDynamic ? properties : []
    }

    // Opens a boxed value as its declared type, which may be an existential type.

    private static func memory<Value>(of value: Value) -> (size: Int, alignment: Int, isDynamic: Bool) {
        (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment, Value.self is any DynamicProperty.Type)
    }

    private static func areInPlace<Owner>(_ properties: [Property], in owner: Owner) -> Bool {
        withUnsafeBytes(of: owner) { bytes in
            properties.allSatisfy { isInPlace($0.value, at: $0.offset, of: bytes) }
        }
    }

    /// Returns whether the numbers and references of a value are at an offset.
    ///
    /// Other values may contain padding bytes, which differ between copies.
    private static func isInPlace<Value>(_ value: Value, at offset: Int, of bytes: UnsafeRawBufferPointer) -> Bool {
        if Value.self is AnyObject.Type || Value.self is any FixedWidthInteger.Type || Value.self is Double.Type {
            return withUnsafeBytes(of: value) { $0.elementsEqual(bytes[offset..<offset + $0.count]) }
        }
        guard Value.self is any DynamicProperty.Type, let properties = StoredProperties(of: value) else { return true }
        return properties.all.allSatisfy { isInPlace($0.value, at: offset + $0.offset, of: bytes) }
    }
}

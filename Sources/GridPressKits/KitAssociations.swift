// Values that the Objective-C runtime keeps for objects.

#if !canImport(Darwin)

    /// Returns the value that is associated with an object for a key; `nil` without a value.
    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
        Associations.entries.use { $0[Associations.Key(object, key)]?.value }
    }

    /// Associates a value with an object for a key.
    ///
    /// The object is kept too, so that its identity isn't reused.
    public func objc_setAssociatedObject(
        _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
    ) {
        let entry = value.map { Associations.Entry(object: object, value: $0) }
        Associations.entries.use { $0[Associations.Key(object, key)] = entry }
    }

    private enum Associations {
        struct Key: Hashable {
            let object: ObjectIdentifier, address: UInt

            init(_ object: Any, _ key: UnsafeRawPointer) {
                self.object = ObjectIdentifier(object as AnyObject)
                address = UInt(bitPattern: key)
            }
        }

        struct Entry: @unchecked Sendable { let object: Any, value: Any }

        static let entries = Locked<[Key: Entry]>([:])
    }
#endif

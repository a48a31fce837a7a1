/// The record of a conformance to a protocol, as the compiler writes it.
///
/// It has four fields: the distances to the descriptor of the protocol, to the descriptor of the type and to the witness
/// table, and flags.
struct ConformanceRecord {
    private let address: UnsafeRawPointer

    /// Creates the record that an element of the list of conformances points to.
    init?(at element: UnsafeRawPointer) {
        guard let address = Self.target(of: element) else { return nil }
        self.address = address
    }

    /// The descriptor of the protocol.
    var protocolDescriptor: UnsafeRawPointer? {
        let distance = address.load(as: Int32.self)
        guard distance != 0 else { return nil }
        let target = address + Int(distance & ~1)
        // An odd distance leads to the address of a pointer to the descriptor.
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    /// The type; `nil` if it is generic or a class of another language.
    var type: Any.Type? {
        let kind = address.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
        guard kind < 2, let target = Self.target(of: address + 4) else { return nil }
        let descriptor = kind == 0 ? target : target.load(as: UnsafeRawPointer.self)
        // Bit 7 of a descriptor's flags indicates that the type is generic.
        guard descriptor.load(as: UInt32.self) & 0x80 == 0 else { return nil }
        return Self.type(of: descriptor)
    }

    /// Returns the type of a descriptor.
    ///
    /// The function makes a mangled name of the byte 2 and the distance to a pointer to the descriptor. The pointer is
    /// stored before the name.
    private static func type(of descriptor: UnsafeRawPointer) -> Any.Type? {
        withUnsafeTemporaryAllocation(byteCount: 24, alignment: 8) { buffer in
            buffer.storeBytes(of: descriptor, toByteOffset: 0, as: UnsafeRawPointer.self)
            buffer.storeBytes(of: 2, toByteOffset: 11, as: UInt8.self)
            buffer.storeBytes(of: -12, toByteOffset: 12, as: Int32.self)
            buffer.storeBytes(of: 0, toByteOffset: 16, as: UInt8.self)
            return UnsafeRawBufferPointer(rebasing: buffer[11..<16]).withMemoryRebound(to: UInt8.self) { name in
                guard let start = name.baseAddress else { return nil }
                return _getTypeByMangledNameInContext(
                    start,
                    UInt(name.count),
                    genericContext: nil,
                    genericArguments: nil
                )
            }
        }
    }

    /// Returns the address at a relative distance, which is stored at another address.
    private static func target(of address: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = address.load(as: Int32.self)
        return distance == 0 ? nil : address + Int(distance)
    }
}

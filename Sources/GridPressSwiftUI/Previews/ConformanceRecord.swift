/// The record that a type conforms to a protocol, as the compiler writes it: the distances to the descriptor of the
/// protocol, to that of the type and to the witnesses, and flags.
struct ConformanceRecord {
    private let address: UnsafeRawPointer

    /// The record to which an element of the list of conformances points.
    init?(at element: UnsafeRawPointer) {
        guard let address = Self.target(of: element) else { return nil }
        self.address = address
    }

    /// The descriptor of the protocol.
    var protocolDescriptor: UnsafeRawPointer? {
        let distance = address.load(as: Int32.self)
        guard distance != 0 else { return nil }
        let target = address + Int(distance & ~1)
        // An odd distance leads to an address in place of the descriptor.
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    /// The type, unless it is generic or a class of another language.
    var type: Any.Type? {
        let kind = address.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
        guard kind < 2, let target = Self.target(of: address + 4) else { return nil }
        let descriptor = kind == 0 ? target : target.load(as: UnsafeRawPointer.self)
        // Bit 7 of the flags of a descriptor says that the type is generic.
        guard descriptor.load(as: UInt32.self) & 0x80 == 0 else { return nil }
        return Self.type(of: descriptor)
    }

    /// Returns the type of a descriptor.
    ///
    /// A name that consists of the byte 2 and a distance refers to the address of a descriptor, which comes before it
    /// here.
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

    /// Returns the address at a distance that is written at another address.
    private static func target(of address: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = address.load(as: Int32.self)
        return distance == 0 ? nil : address + Int(distance)
    }
}

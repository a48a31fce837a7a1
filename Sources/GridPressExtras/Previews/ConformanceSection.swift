#if canImport(Darwin)
    import MachO
#endif

/// The list of conformances in a program or a library, as the compiler writes it.
struct ConformanceSection {
    private let start: UnsafeRawPointer
    private let count: Int

    private init?(start: UnsafeRawPointer?, size: Int) {
        guard let start else { return nil }
        self.start = start
        count = size / MemoryLayout<Int32>.size
    }

    /// Returns the types that conform to a protocol, given as an existential type.
    func types(conformingTo existential: Any.Type) -> [Any.Type] {
        // The metadata of an existential type of one protocol: the kind, the flags, the number of protocols, the
        // descriptor.
        let descriptor = unsafeBitCast(existential, to: UnsafeRawPointer.self)
            .load(fromByteOffset: MemoryLayout<Int>.size + 8, as: UnsafeRawPointer.self)
        return (0..<count).compactMap { index in
            guard let record = ConformanceRecord(at: start + index * MemoryLayout<Int32>.size),
                record.protocolDescriptor == descriptor
            else { return nil }
            return record.type
        }
    }

    #if canImport(Darwin)
        /// The lists of the program and of all loaded libraries.
        static var all: [ConformanceSection] {
            (0..<_dyld_image_count()).compactMap { image in
                guard let header = _dyld_get_image_header(image) else { return nil }
                var size: UInt = 0
                let start = header.withMemoryRebound(to: mach_header_64.self, capacity: 1) {
                    getsectiondata($0, "__TEXT", "__swift5_proto", &size)
                }
                return ConformanceSection(start: start.map { UnsafeRawPointer($0) }, size: Int(size))
            }
        }
    #else
        /// The lists of the program and of all loaded libraries.
        static var all: [ConformanceSection] {
            var sections: [ConformanceSection] = []
            withUnsafeMutablePointer(to: &sections) { list in
                enumerateMetadataSections(
                    { image, list in
                        // The sections start with a version and three addresses, followed by the protocols and the
                        // conformances.
                        let start = MemoryLayout<UInt>.size * 6
                        let section = ConformanceSection(
                            start: image.load(fromByteOffset: start, as: UnsafeRawPointer?.self),
                            size: image.load(fromByteOffset: start + MemoryLayout<UInt>.size, as: Int.self)
                        )
                        list.withMemoryRebound(to: [ConformanceSection].self, capacity: 1) { list in
                            if let section { list.pointee.append(section) }
                        }
                        return true
                    },
                    UnsafeMutableRawPointer(list)
                )
            }
            return sections
        }
    #endif
}

#if !canImport(Darwin)
    /// Calls a function for the metadata of the program and of each library, until the function returns `false`.
    @_silgen_name("swift_enumerateAllMetadataSections")
    private func enumerateMetadataSections(
        _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
        _ context: UnsafeMutableRawPointer
    )
#endif

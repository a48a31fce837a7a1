import Drawings

/// The id of a figure's root, from which the ids of its definitions are made.
///
/// It is a fingerprint of the finished file, so it can't be known while the file is written: until then, bytes stand in
/// for it that nothing else can write, because markup can't hold them.
enum FigureID {
    /// What stands for the id until it is known.
    static let placeholder: StaticString = "\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}"

    /// Puts the id where it belongs.
    ///
    /// The options count too: variants of a figure never share an id, even where they look the same.
    static func settle(in writer: inout MarkupWriter, options: SVGRenderer.Options) {
        let mark = UInt8(1)
        guard writer.bytes.withBytes({ $0.firstIndex(of: mark, from: 0) }) != nil else { return }
        var fingerprint = Fingerprint()
        fingerprint.combine(options.scheme.rawValue)
        fingerprint.combine(options.margin.bitPattern)
        for layer in Drawing.Layer.allCases where options.layers.contains(layer) { fingerprint.combine(layer.rawValue) }
        writer.bytes.withBytes { fingerprint.combine($0) }

        // An id starts with a letter.
        let id = [UInt8(ascii: "g")] + fingerprint.digits(placeholder.utf8CodeUnitCount - 1)
        writer.bytes.withMutableBytes { bytes in
            var place = 0
            while let next = UnsafeBufferPointer(bytes).firstIndex(of: mark, from: place) {
                for (offset, byte) in id.enumerated() { bytes[next + offset] = byte }
                place = next + id.count
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where a byte is next; the system's search is many times as fast as a loop.
    fileprivate func firstIndex(of byte: UInt8, from place: Int) -> Int? {
        guard let start = baseAddress, place < count else { return nil }
        guard let found = memchr(start + place, Int32(byte), count - place) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }
}

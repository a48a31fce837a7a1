import Drawings

/// The id of a figure's root, from which the ids of its definitions are made.
///
/// It is a fingerprint of the finished file, so it can't be known while the file is written: until then, bytes stand in
/// for it that nothing else can write, because markup can't hold them.
enum FigureID {
    /// What stands for the id until it is known.
    static let placeholder: StaticString = "\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}"

    /// Puts the id where it belongs.
    ///
    /// The options count too: variants of a figure never share an id, even where they look the same.
    static func settle(in writer: inout MarkupWriter, options: SVGRenderer.Options) {
        let mark = UInt8(1)
        guard writer.bytes.withBytes({ $0.contains(mark) }) else { return }
        var fingerprint = Fingerprint()
        fingerprint.combine(options.scheme.rawValue)
        fingerprint.combine(options.margin.bitPattern)
        for layer in Drawing.Layer.allCases where options.layers.contains(layer) { fingerprint.combine(layer.rawValue) }
        writer.bytes.withBytes { fingerprint.combine($0) }

        // An id starts with a letter.
        let id = [UInt8(ascii: "g")] + fingerprint.digits(placeholder.utf8CodeUnitCount - 1)
        writer.bytes.withMutableBytes { bytes in
            var place = 0
            while let next = bytes[place...].firstIndex(of: mark) {
                for (offset, byte) in id.enumerated() { bytes[next + offset] = byte }
                place = next + id.count
            }
        }
    }
}

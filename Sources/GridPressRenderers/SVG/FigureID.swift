import GridPressDrawings

/// The id of a figure's root, from which the ids of its definitions are made.
///
/// It is a fingerprint of the finished file, so it can't be known while the file is written: until then, bytes stand in
/// for it that nothing else can write, because markup can't hold them.
struct FigureID {
    /// What stands for the id until it is known.
    static let placeholder: StaticString = "\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}"
    private static let mark = UInt8(1)

    /// An id starts with a letter.
    private let bytes: [UInt8]

    /// The id of a figure; `nil` where it needs none.
    init?(of writer: borrowing MarkupWriter, options: SVGRenderer.Options) {
        guard writer.bytes.withBytes({ $0.firstIndex(of: Self.mark, from: 0) }) != nil else { return nil }
        var fingerprint = Self.fingerprint(of: options)
        writer.bytes.withBytes { fingerprint.combine($0) }
        self.init(fingerprint)
    }

    /// The id that a fingerprint of the options and the whole file makes.
    init(_ fingerprint: Fingerprint) {
        bytes = [UInt8(ascii: "g")] + fingerprint.digits(Self.placeholder.utf8CodeUnitCount - 1)
    }

    /// The start of a figure's fingerprint: variants of a figure never share an id, even where they look the same.
    static func fingerprint(of options: SVGRenderer.Options) -> Fingerprint {
        var fingerprint = Fingerprint()
        fingerprint.combine(options.scheme.rawValue)
        fingerprint.combine(options.margin.bitPattern)
        for layer in Drawing.Layer.allCases where options.layers.contains(layer) { fingerprint.combine(layer.rawValue) }
        return fingerprint
    }

    /// The id as text.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Puts the id where it belongs.
    func resolve(in writer: inout MarkupWriter) { writer.bytes.withMutableBytes(resolve) }

    /// Puts the id where it belongs in a piece of a file.
    func resolve(in piece: UnsafeMutableBufferPointer<UInt8>) {
        var place = 0
        while let next = UnsafeBufferPointer(piece).firstIndex(of: Self.mark, from: place) {
            for (offset, byte) in bytes.enumerated() { piece[next + offset] = byte }
            place = next + bytes.count
        }
    }
}

extension ByteBuffer {
    /// Appends what stands before ids, and before classes that mustn't be those of anything else.
    mutating func appendFigurePrefix() {
        append(FigureID.placeholder)
        append(UInt8(ascii: "-"))
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

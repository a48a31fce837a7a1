/// The id of a figure's root, which is the prefix of the ids of its definitions.
///
/// The id is given, or computed from the title, the size and the options of the picture. A changed cell therefore
/// changes only the lines of the cell in a golden file. A placeholder stands for the id while a picture is written. It
/// consists of bytes that markup can't contain.
package struct FigureID {
    /// The placeholder for the id while a picture is written.
    package static let placeholder: StaticString = "\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}"
    private static let mark = UInt8(1)

    /// The id as bytes, starting with a letter.
    private let bytes: [UInt8]

    /// Creates the id of a picture.
    ///
    /// Variants of a picture have different ids: schemes, margins, layers and annotations.
    package init(_ drawing: Drawing, options: SVGRenderer.Options = SVGRenderer.Options()) {
        if let id = options.id {
            bytes = Self.bytes(of: id)
            return
        }
        var fingerprint = Fingerprint()
        fingerprint.combine(drawing.title)
        // The size has the same number of decimals as in the picture.
        for length in [drawing.size.width, drawing.size.height] {
            fingerprint.combine((length * 1000).rounded().bitPattern)
        }
        fingerprint.combine(options.scheme.rawValue)
        fingerprint.combine(options.margin.bitPattern)
        if options.theme != nil { fingerprint.combine("theme") }
        if drawing.motion != nil { fingerprint.combine("motion") }
        if drawing.dark != nil { fingerprint.combine("dark") }
        for layer in Drawing.Layer.allCases where layer != .annotation && options.layers.contains(layer) {
            fingerprint.combine(layer.rawValue)
        }
        if options.text != .embedded { fingerprint.combine(options.text.rawValue) }
        for annotation in drawing.annotations { fingerprint.combine(annotation.name) }
        bytes = [UInt8(ascii: "g")] + fingerprint.digits(Self.placeholder.utf8CodeUnitCount - 1)
    }

    /// Returns an identifier that is valid in XML and in CSS selectors.
    private static func bytes(of id: String) -> [UInt8] {
        // In a selector, a period would start a class.
        let identifier = Array(MarkupWriter.identifier(for: id.replacingOccurrences(of: ".", with: ":")).utf8)
        let startsWithLetter = identifier.first.map {
            ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
        }
        return startsWithLetter == true ? identifier : [UInt8(ascii: "g")] + identifier
    }

    /// The id as text.
    package var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Replaces all placeholders in a writer with the id.
    package func resolve(in writer: inout MarkupWriter) {
        if fitsPlaceholder { return writer.bytes.withMutableBytes(resolve) }
        let resolved = writer.bytes.withBytes(copy)
        writer.bytes.removeAll()
        resolved.withBytes { writer.bytes.append($0) }
    }

    /// Passes on a piece of a file, with the id in place of all placeholders.
    ///
    /// No placeholder is split between two pieces.
    func hand(on piece: UnsafeMutableBufferPointer<UInt8>, to sink: (UnsafeRawBufferPointer) -> Void) {
        if fitsPlaceholder {
            resolve(in: piece)
            sink(UnsafeRawBufferPointer(piece))
        } else {
            copy(of: UnsafeBufferPointer(piece)).withBytes { sink(UnsafeRawBufferPointer($0)) }
        }
    }

    /// Whether the id has the length of its placeholder, so that it can be replaced in place.
    private var fitsPlaceholder: Bool { bytes.count == Self.placeholder.utf8CodeUnitCount }

    /// Returns a copy of bytes with the id in place of all placeholders.
    private func copy(of piece: UnsafeBufferPointer<UInt8>) -> ByteBuffer {
        var result = ByteBuffer(capacity: piece.count)
        var place = 0
        while let next = piece.firstIndex(of: Self.mark, from: place) {
            result.append(UnsafeBufferPointer(rebasing: piece[place..<next]))
            bytes.withUnsafeBufferPointer { result.append($0) }
            place = next + Self.placeholder.utf8CodeUnitCount
            precondition(place <= piece.count, "Each placeholder is in one piece.")
        }
        result.append(UnsafeBufferPointer(rebasing: piece[place...]))
        return result
    }

    private func resolve(in piece: UnsafeMutableBufferPointer<UInt8>) {
        var place = 0
        while let next = UnsafeBufferPointer(piece).firstIndex(of: Self.mark, from: place) {
            precondition(bytes.count <= piece.count - next, "Each placeholder is in one piece.")
            for (offset, byte) in bytes.enumerated() { piece[next + offset] = byte }
            place = next + bytes.count
        }
    }
}

extension ByteBuffer {
    /// Appends the prefix for ids and classes that have to be unique in a page.
    package mutating func appendFigurePrefix() {
        append(FigureID.placeholder)
        append(UInt8(ascii: "-"))
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the index of the next byte with a value, using the fast search of the system.
    fileprivate func firstIndex(of byte: UInt8, from place: Int) -> Int? {
        guard let start = baseAddress, place < count else { return nil }
        guard let found = memchr(start + place, Int32(byte), count - place) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }
}

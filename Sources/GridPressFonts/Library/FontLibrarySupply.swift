import GridPress

/// The font files of a library for renderers.
struct FontLibrarySupply: FontSupplying {
    let library: FontLibrary

    func has(_ font: Drawing.Font) -> Bool { library.instance(of: font) != nil }

    func embedded(_ font: Drawing.Font, for scalars: Set<Unicode.Scalar>) -> EmbeddedFont? {
        guard let instance = library.instance(of: font), instance.file.mayBeEmbedded,
            let bytes = FontSubset.bytes(of: instance, for: scalars)
        else { return nil }
        return EmbeddedFont(bytes: bytes, format: instance.file.format)
    }

    func outlined(_ line: Drawing.TextLine) -> [OutlinedText] {
        LineOutlines(line) { library.instance(of: $0) }.parts
    }
}

extension FontLibrary {
    /// Returns the letters of a line in reading order.
    ///
    /// Each letter has the index of its first scalar, its distance from the left end of the line, and its width.
    package func letterPlaces(in line: Drawing.TextLine) -> [(scalar: Int, x: Double, width: Double)] {
        ShapedLine(line) { instance(of: $0) }.places.sorted { $0.key < $1.key }
            .map { (scalar: $0.key, x: $0.value.x, width: $0.value.width) }
    }
}

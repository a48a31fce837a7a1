// Only the size of an SVG file is read, from the start tag of its root. This scanner skips the prolog and reads one
// tag, without validating the file.

extension ImageBytes {
    /// Whether the first character of the file, apart from whitespace, is `<`.
    var startsLikeMarkup: Bool {
        var scanner = MarkupScanner(self)
        scanner.skipSpace()
        return scanner.isAt("<")
    }

    /// Reads the size of an SVG file from its width and height, or from its view box.
    func svgSize() throws(ImageError) -> CGSize {
        var scanner = MarkupScanner(self)
        try scanner.skipProlog()
        guard scanner.skip("<") else { throw .unknown }
        let name = scanner.name()
        guard name == "svg" || name.hasSuffix(":svg") else { throw .unknown }

        var width: CGFloat?
        var height: CGFloat?
        var box: CGSize?
        while let (name, value) = try scanner.attribute() {
            switch name {
            case "width": width = Self.length(value)
            case "height": height = Self.length(value)
            case "viewBox": box = Self.boxSize(value)
            default: break
            }
        }
        // As in browsers, the view box supplies a missing length. Without a view box, the size is 300 by 150.
        let ratio = box.map { $0.width / $0.height }
        switch (width, height) {
        case (let width?, let height?): return CGSize(width: width, height: height)
        case (let width?, nil): return CGSize(width: width, height: ratio.map { width / $0 } ?? 150)
        case (nil, let height?): return CGSize(width: ratio.map { height * $0 } ?? 300, height: height)
        case (nil, nil): return box ?? CGSize(width: 300, height: 150)
        }
    }

    /// Returns a length in points; `nil` for a relative length, such as a percentage.
    private static func length(_ text: String) -> CGFloat? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let units: [(name: String, points: CGFloat)] = [
            ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96), ("", 1),
        ]
        for unit in units where text.hasSuffix(unit.name) {
            return number(text.dropLast(unit.name.count)).map { $0 * unit.points }
        }
        return nil
    }

    /// Returns the size of a view box; `nil` if the view box is invalid.
    private static func boxSize(_ text: String) -> CGSize? {
        let parts = text.split { $0 == "," || $0.isWhitespace }.map { number($0) }
        guard parts.count == 4, let width = parts[2], let height = parts[3], width > 0, height > 0 else { return nil }
        return CGSize(width: width, height: height)
    }

    private static func number(_ text: Substring) -> CGFloat? {
        guard !text.isEmpty, text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
        guard let value = Double(text), value.isFinite, value >= 0 else { return nil }
        return CGFloat(value)
    }
}

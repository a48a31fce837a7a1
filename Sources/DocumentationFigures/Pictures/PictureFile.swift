/// A file with a picture, whose last line identifies its figure: `<!-- figure: card in ../README.md, 3f2a -->`.
///
/// The fingerprint covers everything before the line, so that edits of the file are detected.
struct PictureFile: Equatable {
    /// The picture without the line.
    let svg: String
    /// The name of the figure.
    let name: String
    /// The path of the page, relative to the folder of the picture.
    let page: String
    /// Whether the picture was edited after it was written.
    let isEdited: Bool

    init(_ svg: String, name: String, page: String) {
        self.svg = svg
        self.name = name
        self.page = page
        isEdited = false
    }

    /// The bytes of the file.
    var bytes: [UInt8] {
        Array((svg + Self.start + "\(name) in \(page.commentPath), \(svg.utf8.digest)" + Self.end).utf8)
    }

    private static let start = "<!-- figure: "
    private static let end = " -->\n"

    /// Reads the file at a path; `nil` for a link, an unreadable file, or a file that isn't the picture of a figure.
    init?(at path: String) {
        guard case .bytes(let bytes)? = try? RegularFile.read(path, atMost: 256 << 20, followsLinks: false) else {
            return nil
        }
        self.init(bytes)
    }

    /// Reads the bytes of a file; `nil` for a file that isn't the picture of a figure.
    init?(_ bytes: [UInt8]) {
        // The line is short, so only the end of the file is searched.
        // Version control can change line endings.
        let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
        let tail = text.suffix(4096)
        guard let mark = tail.ranges(of: Self.start).last, let close = tail[mark.upperBound...].firstRange(of: " -->")
        else { return nil }
        let words = tail[mark.upperBound..<close.lowerBound].split(separator: " ")
        guard words.count == 4, words[1] == "in", words[2].hasSuffix(",") else { return nil }
        svg = String(text[..<mark.lowerBound])
        name = String(words[0])
        page = String(words[2].dropLast()).uncommented
        isEdited = svg.utf8.digest != words[3] || text[close.upperBound...] != "\n"
    }
}

extension String {
    /// The path as a word of a comment.
    ///
    /// Characters that end comments or words are percent-encoded.
    fileprivate var commentPath: String {
        percentEncoded(keeping: "-./_~+").replacing("--", with: "-%2D")
    }

    /// The path that a word of a comment contains.
    fileprivate var uncommented: String {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

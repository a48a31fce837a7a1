import GridPressFindings

/// A first look at a document before a parser sees it: what could hurt the parser is refused, and the places of all names
/// and values are noted.
///
/// The scan understands just enough of XML to do that. It stops where it understands no more, which is always a mistake;
/// the parser is shown only so much more that it can say which: it goes on behind mistakes, and takes long over many.
struct XMLScan {
    /// The ranges of a start tag and its attributes in the file.
    struct Tag {
        var name: Range<Int>
        /// Its attributes, among those of all tags.
        var attributes: Range<Int>
        /// Where the tag ends.
        var end = 0
    }

    /// The ranges of an attribute in the file.
    struct Attribute {
        var name: Range<Int>
        var value: Range<Int>
        /// Whether it declares a namespace.
        var isNamespace: Bool
    }

    /// The start tags in the order of the file.
    let tags: [Tag]
    /// The attributes of all tags, in the order of the file.
    let attributes: [Attribute]
    /// Where there is text inside elements, from one markup to the next.
    let texts: [Range<Int>]
    /// All pieces of markup, from one angle bracket to the other, if they are wanted.
    let pieces: [Range<Int>]
    /// Why the document is refused.
    let refusal: ScanError?
    /// Where the scan noticed that the document isn't well-formed.
    let stop: Int?

    /// A reason not to read a document, and where it is.
    struct ScanError {
        var code: Finding.Code
        var offset: Int
        var message: String
        var fix: String?
    }

    /// Where it started.
    let start: Int

    /// A look at a document, from where it starts in the file.
    init(_ bytes: [UInt8], from start: Int = 0, limits: XMLLimits, recordsPieces: Bool = false) {
        let scanner = bytes.withUnsafeBufferPointer { bytes in
            var scanner = XMLScanner(bytes, from: start, limits: limits, recordsPieces: recordsPieces)
            scanner.refusal = Self.refusalOfEncoding(bytes, limits: limits)
            if scanner.refusal == nil { scanner.scan() }
            return scanner
        }
        self.start = start
        (tags, attributes, texts) = (scanner.tags, scanner.attributes, scanner.texts)
        pieces = scanner.pieces
        (refusal, stop) = (scanner.refusal, scanner.stop)
    }

    /// Returns a scan of a document that isn't refused.
    static func checked(
        _ source: SourceText,
        as kind: XMLDocument.Kind,
        limits: XMLLimits
    ) throws(XMLError) -> XMLScan {
        let scan = XMLScan(source.bytes, from: kind.start(in: source), limits: limits)
        guard let refusal = scan.refusal else { return scan }
        throw XMLError(
            Finding(
                refusal.code,
                .error,
                at: source.location(of: refusal.offset),
                refusal.message,
                fix: refusal.fix
            )
        )
    }

    // MARK: Bytes

    /// Returns the encoding of a file whose letters take two or four bytes, by its mark or its first letter; `nil` for
    /// other files.
    private static func wideEncoding(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
        // The marks of UTF-32 start as those of UTF-16 do.
        let starts: [(encoding: String, bytes: [UInt8])] = [
            ("UTF-32", [0xFF, 0xFE, 0, 0]), ("UTF-32", [0, 0, 0xFE, 0xFF]), ("UTF-32", [0x3C, 0, 0, 0]),
            ("UTF-32", [0, 0, 0, 0x3C]), ("UTF-16", [0xFF, 0xFE]), ("UTF-16", [0xFE, 0xFF]), ("UTF-16", [0x3C, 0]),
            ("UTF-16", [0, 0x3C]),
        ]
        return starts.first { bytes.starts(with: $0.bytes) }?.encoding
    }

    private static func refusalOfEncoding(_ bytes: UnsafeBufferPointer<UInt8>, limits: XMLLimits) -> ScanError? {
        if bytes.count > limits.bytes {
            return ScanError(
                code: .documentTooLarge,
                offset: 0,
                message: "The file has \(bytes.count) bytes. The limit is \(limits.bytes).",
                fix: "Split it into several files."
            )
        }
        if bytes.starts(with: [0x1F, 0x8B]) {
            return ScanError(
                code: .compressedFile,
                offset: 0,
                message: "The file is compressed.",
                fix: "Decompress it."
            )
        }
        if let encoding = wideEncoding(of: bytes) {
            return ScanError(
                code: .invalidEncoding,
                offset: 0,
                message: "The file is in \(encoding) instead of UTF-8.",
                fix: "Save it as UTF-8."
            )
        }
        return UTF8Validation.firstProblem(in: bytes).map { problem in
            switch problem {
            case .invalid(let offset):
                ScanError(
                    code: .invalidEncoding,
                    offset: offset,
                    message: "A byte here isn't valid UTF-8.",
                    fix: "Save the file as UTF-8."
                )
            case .forbidden(let scalar, let offset):
                ScanError(
                    code: .forbiddenCharacter,
                    offset: offset,
                    message: "The character \(scalar.spelled) isn't allowed in XML.",
                    fix: "Remove it."
                )
            }
        }
    }
}

/// The scan of a document before libxml2 parses it: it rejects what could harm the parser, and records the ranges of
/// names and values.
///
/// The scan implements only the necessary part of XML. It stops at markup that it doesn't understand, which is always
/// an error. The parser then gets only a little more, enough to describe the error, because it continues after errors
/// and is slow with many.
struct XMLScan {
    /// The ranges of a start tag and its attributes in the file.
    struct Tag {
        var name: Range<Int>
        /// The attributes of the tag, as indices into the attributes of all tags.
        var attributes: Range<Int>
        /// The offset after the tag.
        var end = 0
    }

    /// The ranges of an attribute in the file.
    struct Attribute {
        var name: Range<Int>
        var value: Range<Int>
        /// Whether the attribute is a namespace declaration.
        var isNamespace: Bool
    }

    /// The start tags in the order of the file.
    let tags: [Tag]
    /// The attributes of all tags, in the order of the file.
    let attributes: [Attribute]
    /// The ranges of text inside elements, from one piece of markup to the next.
    let texts: [Range<Int>]
    /// The ranges of all pieces of markup, with their angle brackets; empty unless recorded.
    let pieces: [Range<Int>]
    /// The reason why the document is rejected; `nil` if it isn't.
    let refusal: ScanError?
    /// The offset at which the scan found that the document isn't well-formed; `nil` if it didn't.
    let stop: Int?

    /// A reason to reject a document, and its offset.
    struct ScanError {
        var code: Finding.Code
        var offset: Int
        var message: String
        var fix: String?
    }

    /// The offset at which the scan started.
    let start: Int

    /// Creates a scan of a document.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - start: The offset at which the document starts.
    ///   - limits: The limits of the document.
    ///   - recordsPieces: Whether `pieces` is filled.
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

    /// Returns a scan of a document, or throws if the document is rejected.
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

    /// Returns the encoding of a file whose characters have two or four bytes; `nil` for other files.
    ///
    /// The byte order mark or the first character determines the encoding.
    private static func wideEncoding(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
        // The byte order mark of UTF-32 begins with the mark of UTF-16, so UTF-32 comes first.
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

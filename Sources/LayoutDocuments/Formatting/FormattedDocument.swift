/// A document in canonical formatting, with the same meaning as before.
///
/// ```swift
/// let source = SourceText(name: "card.xml", bytes: Array("<Figure title='Card'><Text>Dahl</Text></Figure>".utf8))
/// let document = FormattedDocument(source)
/// if document.difference != nil, let bytes = document.bytes {
///     try Data(bytes).write(to: URL(fileURLWithPath: source.name))
/// }
/// ```
///
/// Each level is indented by two spaces. Lines have at most 100 columns, as far as words and attributes can be
/// wrapped. Values are in double quotation marks, and there is at most one blank line between two nodes.
///
/// Attributes keep their order, and comments and processing instructions stay. Text next to other nodes isn't
/// changed. Element names don't matter, so any readable XML can be formatted.
public struct FormattedDocument {
    /// The formatted document; `nil` if the document can't be read or formatted.
    public let bytes: [UInt8]?
    /// The reasons why the document can't be read or formatted; empty if it can.
    public let findings: [Finding]
    /// The first difference from the original; `nil` if both are equal, or if the document can't be formatted.
    public let difference: Finding?

    /// Creates the formatted document of a file in memory.
    public init(_ source: SourceText) {
        do throws(XMLError) {
            let document = try XMLDocument(source)
            let bytes = Array(MarkupFormatter.text(of: MarkupNode.nodes(of: source.normalizedLines)).utf8)
            if let problem = Self.problem(of: bytes, document) {
                self.init(bytes: nil, findings: [problem], difference: nil)
            } else {
                self.init(bytes: bytes, findings: [], difference: Self.difference(of: bytes, source))
            }
        } catch {
            self.init(bytes: nil, findings: [error.finding], difference: nil)
        }
    }

    private init(bytes: [UInt8]?, findings: [Finding], difference: Finding?) {
        self.bytes = bytes
        self.findings = findings
        self.difference = difference
    }

    /// Returns a finding if the result is too large, or has another meaning than the document that it would replace;
    /// otherwise `nil`.
    private static func problem(of bytes: [UInt8], _ document: XMLDocument) -> Finding? {
        let name = document.source.name
        let start = Finding.Location.source(file: name, line: 1, column: 1)
        if bytes.count > XMLLimits.layoutDocument.bytes {
            return Finding(
                .documentTooLarge,
                .error,
                at: start,
                "The formatted document would be larger than \(XMLLimits.layoutDocument.bytes) bytes.",
                fix: "Split it into several files."
            )
        }
        if let again = try? XMLDocument(SourceText(name: name, bytes: bytes)), again.saysTheSame(as: document) {
            return nil
        }
        return Finding(
            .formattingFailed,
            .error,
            at: start,
            "Formatting would change the meaning of the document. This is a bug in GridPress.",
            fix: "Report the bug, and attach the document."
        )
    }

    private static func difference(of bytes: [UInt8], _ source: SourceText) -> Finding? {
        if bytes == source.bytes { return nil }
        let offset = zip(bytes, source.bytes).enumerated().first { $1.0 != $1.1 }?.offset
        return Finding(
            .notFormatted,
            .warning,
            at: source.location(of: offset ?? min(bytes.count, source.bytes.count)),
            "The document isn't formatted. The first difference is here.",
            fix: "Run `gridpress format`."
        )
    }
}

extension SourceText {
    /// The bytes of the file without a byte order mark, and with line feeds as line ends.
    fileprivate var normalizedLines: [UInt8] {
        let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for byte in bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...] {
            if byte == lineFeed, result.last == carriageReturn { result.removeLast() }
            result.append(byte)
        }
        return result.map { $0 == carriageReturn ? lineFeed : $0 }
    }
}

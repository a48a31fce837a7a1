/// A parser of the comment before a block, such as `figure: name, width 300, "Title"`.
///
/// The settings end with the line, unless it ends with a comma. The following lines are code.
struct FigureComment {
    private let source: SourceText
    private var findings: [Finding] = []
    private var request: FigureRequest

    /// Returns the request of a comment, or the error in it; `nil` for a comment without a figure.
    static func read(_ comment: PageComment, in source: SourceText) -> (request: FigureRequest?, findings: [Finding])? {
        let first = comment.lines[0]
        let start = first.text.drop { $0.isWhitespace }
        guard start.hasPrefix("figure:") else { return nil }
        let offset = first.offset + first.text.utf8.distance(from: first.text.startIndex, to: start.startIndex)
        guard comment.isClosed else {
            let finding = Finding(
                .figureComment,
                .error,
                at: source.location(of: offset),
                "The figure comment doesn't end.",
                fix: "End it with \"-->\"."
            )
            return (nil, [finding])
        }
        var reader = FigureComment(source, at: offset)
        reader.read(comment, settings: start.dropFirst("figure:".count))
        return (reader.findings.isEmpty ? reader.request : nil, reader.findings)
    }

    private init(_ source: SourceText, at offset: Int) {
        self.source = source
        request = FigureRequest(name: "", location: source.location(of: offset), offset: offset)
    }

    private mutating func read(_ comment: PageComment, settings start: Substring) {
        var offset =
            comment.lines[0].offset
            + comment.lines[0].text.utf8.distance(from: comment.lines[0].text.startIndex, to: start.startIndex)
        var text = start
        var parts: [(text: Substring, offset: Int)] = []
        var next = 1
        var size = 0
        while true {
            size += text.utf8.count
            guard size <= Self.limit else {
                let message = "The settings of the figure have more than \(Self.limit) bytes."
                return report(message, at: request.offset, fix: "Use shorter settings.")
            }
            let split = Self.split(text)
            for part in split.parts {
                parts.append((part, offset + text.utf8.distance(from: text.startIndex, to: part.startIndex)))
            }
            guard split.continues, next < comment.lines.count else { break }
            text = comment.lines[next].text[...]
            offset = comment.lines[next].offset
            next += 1
        }
        let isBlank = { (line: SourceLine) in line.text.allSatisfy(\.isWhitespace) }
        request.setup = Array(comment.lines.dropFirst(next).drop(while: isBlank))
        while let last = request.setup.last, isBlank(last) { request.setup.removeLast() }
        for (index, part) in parts.enumerated() { take(part.text, at: part.offset, isName: index == 0) }
        if parts.isEmpty { take("", at: offset, isName: true) }
    }

    /// The maximum size of the settings, in bytes.
    private static let limit = 10_000

    /// Returns the parts between commas.
    ///
    /// Commas in quotation marks and brackets don't count.
    private static func split(_ text: Substring) -> (parts: [Substring], continues: Bool) {
        var parts: [Substring] = []
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        var start = text.startIndex
        func part(_ end: Substring.Index) -> Substring? {
            let part = text[start..<end].trimmed
            return part.isEmpty ? nil : part
        }
        for index in text.indices {
            let letter = text[index]
            if isQuoted {
                if letter == "\"", !isEscaped { isQuoted = false }
                isEscaped = letter == "\\" && !isEscaped
                continue
            }
            switch letter {
            case "\"": isQuoted = true
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth <= 0:
                if let part = part(index) { parts.append(part) }
                start = text.index(after: index)
            default: break
            }
        }
        guard let last = part(text.endIndex) else { return (parts, !parts.isEmpty || !text.trimmed.isEmpty) }
        return (parts + [last], false)
    }

    // MARK: Parts

    private mutating func take(_ text: Substring, at offset: Int, isName: Bool) {
        if isName { return takeName(String(text), at: offset) }
        if text.first == "\"" {
            guard request.title == nil else {
                return report(
                    "The figure has two titles.",
                    at: offset,
                    fix: "Write \"description\" before the second one."
                )
            }
            request.title = unquoted(text, at: offset)
            return
        }
        let word = text.prefix { $0.isLetter }
        var value = text.dropFirst(word.count)
        if value.first == ":" { value = value.dropFirst() }
        value = value.trimmed
        let place = offset + text.utf8.distance(from: text.startIndex, to: value.startIndex)
        guard let setting = FigureSetting(rawValue: String(word)) else {
            let words = FigureSetting.allCases.map(\.rawValue)
            let nearest = Spelling.nearest(to: String(word), among: words)
            return report(
                "Unknown setting \(String(text).quoted) of a figure.",
                at: offset,
                fix: nearest.map { "Did you mean \"\($0)\"?" }
                    ?? "Use one of \(words.joined(separator: ", ")), or a title in quotation marks."
            )
        }
        guard !value.isEmpty else {
            return report("The setting \"\(word)\" has no value.", at: offset, fix: "Use \(setting.expectation).")
        }
        take(setting, value, at: place)
    }

    private mutating func take(_ setting: FigureSetting, _ value: Substring, at offset: Int) {
        switch setting {
        case .width: request.width = number(value, setting, at: offset)
        case .widths:
            let widths = words(value, setting, at: offset) { word in Self.length(word).flatMap { $0 >= 1 ? $0 : nil } }
                .map(\.inThousandths).sorted()
            if Set(widths).count < widths.count || widths.count > PictureRequest.mostWidths {
                return invalid(value, setting, at: offset)
            }
            request.widths = widths
        case .height: request.height = number(value, setting, at: offset)
        case .margin: request.margin = number(value, setting, at: offset)
        case .scheme:
            request.scheme = SchemeName(rawValue: String(value))
            if request.scheme == nil { invalid(value, setting, at: offset) }
        case .guides:
            request.guides += words(value, setting, at: offset) { word in
                AnnotationWords.guides.contains(String(word)) ? String(word) : nil
            }
        case .dimensions:
            request.dimensions += words(value, setting, at: offset) { word in
                AnnotationWords.areDimensions(String(word)) ? String(word) : nil
            }
        case .description:
            guard value.first == "\"" else { return invalid(value, setting, at: offset) }
            request.description = unquoted(value, at: offset)
        case .view: request.view = FigureRequest.Code(text: String(value), offset: offset)
        case .scope:
            guard value == "own" else { return invalid(value, setting, at: offset) }
            request.hasOwnScope = true
        case .setup: request.setupFile = String(value.unquotedPath)
        case .document: request.document = String(value.unquotedPath)
        }
    }

    /// Returns the values of words between spaces.
    ///
    /// The first invalid word is reported.
    private mutating func words<Value>(
        _ text: Substring,
        _ setting: FigureSetting,
        at offset: Int,
        value: (Substring) -> Value?
    ) -> [Value] {
        var values: [Value] = []
        for word in text.split(whereSeparator: { " \t".contains($0) }) {
            guard let value = value(word) else {
                invalid(word, setting, at: offset + text.utf8.distance(from: text.startIndex, to: word.startIndex))
                return values
            }
            values.append(value)
        }
        return values
    }

    private mutating func takeName(_ name: String, at offset: Int) {
        guard !name.isEmpty else {
            return report("The figure has no name.", at: offset, fix: "Write \"figure: a-name\".")
        }
        let isValid =
            name.utf8.count <= 100 && name.first != "." && name.first != "-"
            && name.utf8.allSatisfy { byte in
                Self.letters.contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                    || byte == UInt8(ascii: ".")
            }
        guard isValid else {
            return report(
                "\(name.quoted) isn't a valid name for a figure.",
                at: offset,
                fix:
                    "Use at most 100 letters from a to z, digits, hyphens, underscores and dots. A comment that asks for no "
                    + "figure begins with another word."
            )
        }
        request.name = name
    }

    private static let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)

    private mutating func number(_ text: Substring, _ setting: FigureSetting, at offset: Int) -> Double? {
        let number = Self.length(text)
        if number == nil { invalid(text, setting, at: offset) }
        return number
    }

    /// Returns the length that a word describes.
    private static func length(_ text: Substring) -> Double? {
        let isPlain = text.utf8.allSatisfy {
            $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
        guard isPlain, let number = Double(text), number <= 1e7 else { return nil }
        return number
    }

    private mutating func unquoted(_ text: Substring, at offset: Int) -> String? {
        var result = ""
        var isEscaped = false
        var rest = text.dropFirst()
        while let letter = rest.popFirst() {
            if letter == "\"", !isEscaped {
                guard rest.isEmpty else { break }
                return result
            }
            if letter == "\\", !isEscaped {
                isEscaped = true
                continue
            }
            isEscaped = false
            result.append(letter)
        }
        report(
            "The text \(String(text).quoted) isn't in quotation marks.",
            at: offset,
            fix: "End it with a quotation mark."
        )
        return nil
    }

    private mutating func invalid(_ value: Substring, _ setting: FigureSetting, at offset: Int) {
        report(
            "\(String(value).quoted) isn't a valid value for \"\(setting.rawValue)\".",
            at: offset,
            fix: "Use \(setting.expectation)."
        )
    }

    private mutating func report(_ message: String, at offset: Int, fix: String) {
        findings.append(Finding(.figureComment, .error, at: source.location(of: offset), message, fix: fix))
    }
}

extension Substring {
    /// The text without white space at its ends.
    var trimmed: Substring {
        var text = drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    /// The text without quotation marks at its ends.
    fileprivate var unquotedPath: Substring {
        count >= 2 && first == "\"" && last == "\"" ? dropFirst().dropLast() : self
    }
}

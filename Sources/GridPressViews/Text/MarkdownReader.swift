/// A parser for the inline Markdown of texts: `*italic*`, `**bold**`, `` `code` ``, `~~struck~~`, links, and `\` as
/// the escape character.
///
/// Delimiters without a meaning are drawn as text. Extended attributes such as `^[text](inflect: true)` have no
/// effect: only their text is drawn. The running time is linear in the length of the text.
struct MarkdownReader {
    /// Returns whether a text contains a character that can start Markdown.
    static func mayOccur(in string: String) -> Bool {
        string.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "\\"):
                true
            default: false
            }
        }
    }

    /// Returns the runs of literal texts and values, with Markdown interpreted.
    static func runs(of parts: [LocalizedStringKey.Part]) -> [Text.Run] {
        var reader = MarkdownReader(parts)
        reader.read()
        return reader.runs()
    }

    /// A character, or a value, in which Markdown isn't interpreted.
    private enum Token {
        case sign(Character)
        case value([Text.Run])

        var character: Character? {
            if case .sign(let sign) = self { sign } else { nil }
        }
    }

    private enum Emphasis: Int {
        case italic, bold, struck, code
    }

    /// An item of the result.
    private struct Item {
        var content: Token
        /// For each emphasis, the number of ranges that start at this item, minus the number of ranges that ended
        /// before it.
        var changes = SIMD4<Int>()
        var link: SafeURL?
        var refusedLink: String?
    }

    /// A delimiter run: repeated characters that may start or end emphasis.
    private struct DelimiterRun {
        var sign: Character
        var first: Int
        var count: Int
        /// The minimum number of characters with a meaning.
        var least: Int { sign == "~" ? 2 : 1 }
    }

    private let tokens: [Token]
    private var items: [Item] = []
    private var delimiters: [DelimiterRun] = []
    /// The opening brackets.
    ///
    /// A caret before a bracket means that attributes follow instead of a URL.
    private var brackets: [(item: Int, hasAttributes: Bool)] = []
    private var index = 0

    private init(_ parts: [LocalizedStringKey.Part]) {
        tokens = parts.flatMap { part -> [Token] in
            switch part {
            case .typed(let string): string.map(Token.sign)
            case .value(let runs): [.value(runs)]
            }
        }
    }

    private mutating func read() {
        while index < tokens.count {
            guard let sign = tokens[index].character else {
                add(tokens[index])
                continue
            }
            switch sign {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readDelimiter(sign)
            case "[":
                brackets.append((items.count, isBehindCaret))
                add(tokens[index])
            case "]": readLinkEnd()
            default: add(tokens[index])
            }
        }
    }

    private mutating func add(_ token: Token) {
        items.append(Item(content: token))
        index += 1
    }

    private mutating func readEscape() {
        let next = index + 1 < tokens.count ? tokens[index + 1].character : nil
        if let next, next.isASCII, next.isPunctuation || next.isSymbol { index += 1 }
        add(tokens[index])
    }

    // MARK: Code

    private mutating func readCode() {
        var length = 0
        while index + length < tokens.count, tokens[index + length].character == "`" { length += 1 }
        let start = index + length
        guard let end = codeEnd(from: start, length: length) else {
            for _ in 0..<length { add(tokens[index]) }
            return
        }
        let first = items.count
        index = start
        while index < end { add(tokens[index]) }
        if items.count > first {
            items[first].changes[Emphasis.code.rawValue] += 1
            endEmphasis(.code, behind: items.count - 1)
        }
        index = end + length
    }

    /// The lengths of backtick runs for which no end was found.
    private var vainSearches: Set<Int> = []

    private mutating func codeEnd(from start: Int, length: Int) -> Int? {
        guard !vainSearches.contains(length) else { return nil }
        var place = start
        while place < tokens.count {
            guard tokens[place].character == "`" else {
                place += 1
                continue
            }
            var end = place
            while end < tokens.count, tokens[end].character == "`" { end += 1 }
            if end - place == length { return place }
            place = end
        }
        vainSearches.insert(length)
        return nil
    }

    // MARK: Emphasis

    private mutating func readDelimiter(_ sign: Character) {
        var count = 0
        while index + count < tokens.count, tokens[index + count].character == sign { count += 1 }
        let before = index > 0 ? tokens[index - 1] : nil
        let after = index + count < tokens.count ? tokens[index + count] : nil
        let (opens, closes) = Self.flanks(sign, before: before, after: after)
        let first = items.count
        for _ in 0..<count { add(tokens[index]) }
        var run = DelimiterRun(sign: sign, first: first, count: count)
        if closes { close(&run) }
        if opens, run.count >= run.least { delimiters.append(run) }
    }

    /// Returns whether a delimiter run between two tokens can start and end emphasis.
    private static func flanks(_ sign: Character, before: Token?, after: Token?) -> (opens: Bool, closes: Bool) {
        func isSpace(_ token: Token?) -> Bool { token.map { $0.character?.isWhitespace ?? false } ?? true }
        func isPunctuation(_ token: Token?) -> Bool {
            token?.character.map { $0.isPunctuation || $0.isSymbol } ?? false
        }
        let isLeft = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
        let isRight = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
        guard sign == "_" else { return (isLeft, isRight) }
        // Underscores inside words are part of the words.
        return (isLeft && (!isRight || isPunctuation(before)), isRight && (!isLeft || isPunctuation(after)))
    }

    /// Ends the emphasis that a delimiter run can end.
    private mutating func close(_ run: inout DelimiterRun) {
        while run.count >= run.least, let opener = lastDelimiter(of: run.sign, atLeast: run.least) {
            let isDouble = run.count >= 2 && delimiters[opener].count >= 2
            let used = isDouble ? 2 : 1
            let emphasis: Emphasis = run.sign == "~" ? .struck : isDouble ? .bold : .italic
            // The inner delimiters are consumed: the last ones of the opening run and the first ones of the closing
            // run.
            let start = delimiters[opener].first + delimiters[opener].count - used
            hide(start..<(start + used))
            hide(run.first..<(run.first + used))
            items[start].changes[emphasis.rawValue] += 1
            endEmphasis(emphasis, behind: run.first)
            delimiters[opener].count -= used
            run.first += used
            run.count -= used
            delimiters.removeSubrange((opener + 1)...)
            if delimiters[opener].count == 0 { delimiters.removeLast() }
            forgetVainSearches()
        }
    }

    /// The number of delimiter runs at the last search without a match, by character.
    private var lastVain: [Character: Int] = [:]

    private mutating func lastDelimiter(of sign: Character, atLeast least: Int) -> Int? {
        for place in delimiters.indices.dropFirst(lastVain[sign] ?? 0).reversed() {
            if delimiters[place].sign == sign, delimiters[place].count >= least { return place }
        }
        lastVain[sign] = delimiters.count
        return nil
    }

    /// Adjusts the results of searches after delimiter runs were removed from the end.
    ///
    /// The remaining runs are unchanged or shorter, so searches among them still have no match.
    private mutating func forgetVainSearches() {
        for (sign, count) in lastVain where count > delimiters.count { lastVain[sign] = delimiters.count }
    }

    private mutating func hide(_ range: Range<Int>) {
        for place in range { items[place].content = .value([]) }
    }

    private mutating func endEmphasis(_ emphasis: Emphasis, behind item: Int) {
        if item + 1 == items.count { items.append(Item(content: .value([]))) }
        items[item + 1].changes[emphasis.rawValue] -= 1
    }

    // MARK: Links

    private mutating func readLinkEnd() {
        guard let (bracket, hasAttributes) = brackets.popLast(), index + 1 < tokens.count,
            tokens[index + 1].character == "(",
            let end = hasAttributes ? attributesEnd() : addressEnd()
        else { return add(tokens[index]) }
        if hasAttributes {
            hide((bracket - 1)..<(bracket + 1))
            index = end + 1
            return
        }
        let address = String(tokens[(index + 2)..<end].compactMap(\.character))
        hide(bracket..<(bracket + 1))
        let link = SafeURL(address)
        for place in bracket..<items.count {
            items[place].link = items[place].link ?? link
            if link == nil { items[place].refusedLink = address }
        }
        // A link can't contain another link, and emphasis can't start inside a link and end after it.
        brackets.removeAll()
        while let last = delimiters.last, last.first > bracket { delimiters.removeLast() }
        forgetVainSearches()
        index = end + 1
    }

    /// The limits of a URL: longer URLs, and URLs with deeper nested parentheses, aren't recognized.
    private static let longestAddress = 2048
    private static let deepestAddress = 32

    private func addressEnd() -> Int? {
        var depth = 0
        var place = index + 2
        while place < min(tokens.count, index + 2 + Self.longestAddress) {
            guard let sign = tokens[place].character, !sign.isWhitespace else { return nil }
            if sign == "(" { depth += 1 }
            if depth > Self.deepestAddress { return nil }
            if sign == ")" {
                if depth == 0 { return place }
                depth -= 1
            }
            place += 1
        }
        return nil
    }

    // MARK: Attributes

    /// Whether an unescaped caret precedes the current token.
    private var isBehindCaret: Bool {
        index > 0 && tokens[index - 1].character == "^" && (index < 2 || tokens[index - 2].character != "\\")
    }

    private func attributesEnd() -> Int? {
        let rest = tokens[(index + 2)...].prefix(Self.longestAddress)
        return rest.firstIndex { $0.character == ")" }
    }

    // MARK: Result

    private func runs() -> [Text.Run] {
        var depths = SIMD4<Int>()
        var runs: [Text.Run] = []
        var open: ItemAttributes?
        for item in items {
            depths &+= item.changes
            let emphases = ItemAttributes(depths .> 0, item)
            switch item.content {
            case .sign(let sign):
                if open == emphases {
                    runs[runs.count - 1].string.append(sign)
                } else {
                    runs.append(Text.Run(String(sign), emphases.attributes))
                    open = emphases
                }
            case .value(let values):
                for value in values {
                    var value = value
                    value.fill(from: emphases.attributes)
                    runs.append(value)
                }
                if !values.isEmpty { open = nil }
            }
        }
        return runs.isEmpty ? [Text.Run("")] : runs
    }

    /// The attributes of an item of the result.
    private struct ItemAttributes: Equatable {
        let active: SIMDMask<SIMD4<Int>>
        let link: SafeURL?
        let refusedLink: String?

        init(_ active: SIMDMask<SIMD4<Int>>, _ item: Item) {
            self.active = active
            link = item.link
            refusedLink = item.refusedLink
        }

        var attributes: TextAttributes {
            var attributes = TextAttributes()
            if active[Emphasis.bold.rawValue] { attributes.isBold = true }
            if active[Emphasis.italic.rawValue] { attributes.isItalic = true }
            if active[Emphasis.code.rawValue] { attributes.isMonospaced = true }
            if active[Emphasis.struck.rawValue] { attributes.isStruckThrough = true }
            attributes.setLink(link)
            attributes.refusedLink = refusedLink
            return attributes
        }
    }
}

/// The code of a Swift block, split into declarations for later blocks and statements that create the view.
struct SwiftBlock {
    /// A part of the code at the top level.
    struct Item: Equatable {
        enum Kind: Equatable {
            case `import`
            /// A type, an extension or a function.
            case declaration
            /// Constants or variables, with their names.
            case binding([String])
            /// A statement, such as the view.
            case statement
        }

        let kind: Kind
        /// The first word after attributes and modifiers.
        let keyword: String
        /// The range of the code, in bytes.
        let range: Range<Int>
        /// Whether the statement assigns a value.
        let isAssignment: Bool
    }

    /// The items, in order.
    let items: [Item]

    /// Reads code; `nil` if a bracket, a comment or a literal isn't closed.
    init?(_ code: [UInt8]) {
        guard let scan = SwiftScan(code) else { return nil }
        items = Self.starts(in: scan).map { range in
            Self.item(scan, tokens: range)
        }
    }

    /// Whether the code contains a statement, which creates a view.
    var hasView: Bool { items.contains { $0.kind == .statement } }

    /// Whether the statements belong to a view builder: views, and conditions around views.
    var isViewBuilder: Bool {
        items.allSatisfy { item in
            item.kind != .statement || !(item.isAssignment || Self.statements.contains(item.keyword))
        }
    }

    private static let statements: Set = ["for", "while", "repeat", "guard", "defer", "do", "return", "throw"]

    // MARK: Items

    /// Returns the tokens of each item.
    private static func starts(in scan: SwiftScan) -> [Range<Int>] {
        var starts: [Int] = []
        var depth = 0
        var conditions = 0
        for (index, token) in scan.tokens.enumerated() {
            if depth == 0, conditions == 0,
                index == 0 || scan.tokens[index - 1].isMark(";") || beginsItem(scan, index)
            {
                if !token.isMark(";") { starts.append(index) }
            }
            // A conditional compilation block is one item.
            if token.isMark("#"), index + 1 < scan.tokens.count {
                if scan.tokens[index + 1].isWord("if") { conditions += 1 }
                if scan.tokens[index + 1].isWord("endif") { conditions = max(conditions - 1, 0) }
            }
            guard case .mark(let mark) = token.kind else { continue }
            if "([{".contains(mark) { depth += 1 }
            if ")]}".contains(mark) { depth -= 1 }
        }
        return starts.enumerated().map { place, start in
            start..<(place + 1 < starts.count ? starts[place + 1] : scan.tokens.count)
        }
    }

    /// Returns whether a token outside of brackets starts an item: on a new line, without an operator before or after
    /// it.
    private static func beginsItem(_ scan: SwiftScan, _ index: Int) -> Bool {
        let (last, token) = (scan.tokens[index - 1], scan.tokens[index])
        let between = scan.bytes[last.range.upperBound..<token.range.lowerBound]
        guard between.contains(where: { $0 == newline || $0 == carriageReturn }) else { return false }
        switch token.kind {
        case .mark(let mark):
            if mark == "{" { return false }
            // A macro, an attribute, a literal or an implicit member can start an item. Other signs continue the last
            // one.
            if mark == "." { return false }
            if !"#@([\\-!".contains(mark) { return false }
            // An operator with a space after it is between two operands.
            if "-!".contains(mark), token.range.upperBound < scan.bytes.count {
                let next = scan.bytes[token.range.upperBound]
                if next == space || next == newline { return false }
            }
            // The end of a condition belongs to it.
            if mark == "#", index + 1 < scan.tokens.count,
                ["else", "elseif", "endif"].contains(scan.tokens[index + 1].name ?? "")
            {
                return false
            }
        case .word(let word): if ["else", "catch", "where", "as", "is", "in"].contains(word) { return false }
        case .quotedWord, .text, .other: break
        }
        switch last.kind {
        case .mark(let mark):
            // After a closing bracket or an optional, a new item can start. Other operators continue the last one.
            guard ")]}?!".contains(mark) else { return false }
        case .word(let word):
            if prefixes.contains(word) || ["in", "is", "as", "try", "await", "some", "any"].contains(word) {
                return false
            }
        case .quotedWord, .text, .other: break
        }
        return !isAfterAttribute(scan, index)
    }

    /// Returns whether a token follows an attribute, with or without arguments.
    private static func isAfterAttribute(_ scan: SwiftScan, _ index: Int) -> Bool {
        var name = index - 1
        if scan.tokens[name].isMark(")") {
            var depth = 0
            while name >= 0 {
                if scan.tokens[name].isMark(")") { depth += 1 }
                if scan.tokens[name].isMark("(") { depth -= 1 }
                name -= 1
                if depth == 0 { break }
            }
        }
        return name > 0 && scan.tokens[name].name != nil && scan.tokens[name - 1].isMark("@")
    }

    private static func item(_ scan: SwiftScan, tokens range: Range<Int>) -> Item {
        var index = range.lowerBound
        // 1. Attributes and modifiers are skipped.
        while index < range.upperBound {
            if scan.tokens[index].isMark("@") {
                index += 2
                if index < range.upperBound, scan.tokens[index].isMark("("), let end = scan.closing(index) {
                    index = end + 1
                }
            } else if let word = scan.tokens[index].name, prefixes.contains(word) {
                index += 1
                if index < range.upperBound, scan.tokens[index].isMark("("), let end = scan.closing(index) {
                    index = end + 1
                }
            } else {
                break
            }
        }
        // 2. The first word determines the kind.
        let first = index < range.upperBound ? scan.tokens[index] : scan.tokens[range.lowerBound]
        var keyword = ""
        if case .word(let word) = first.kind { keyword = word }
        let isCondition =
            first.isMark("#") && index + 1 < range.upperBound && scan.tokens[index + 1].isWord("if")
        let kind: Item.Kind
        switch keyword {
        case "import": kind = .import
        case _ where declarations.contains(keyword) || isCondition: kind = .declaration
        case "let", "var": kind = .binding(names(scan, index + 1..<range.upperBound))
        default: kind = .statement
        }
        return Item(
            kind: kind,
            keyword: keyword,
            range: scan.tokens[range.lowerBound].range.lowerBound..<scan.tokens[range.upperBound - 1].range.upperBound,
            isAssignment: kind == .statement && assigns(scan, range)
        )
    }

    private static let prefixes: Set = [
        "public", "private", "fileprivate", "internal", "package", "open", "final", "static", "lazy", "weak", "unowned",
        "indirect", "mutating", "nonisolated", "dynamic", "prefix", "postfix", "infix", "distributed", "async",
    ]

    private static let declarations: Set = [
        "struct", "class", "enum", "actor", "protocol", "extension", "typealias", "func", "macro", "operator",
        "precedencegroup",
    ]

    /// Returns the names that a binding declares, without types, values and accessors.
    private static func names(_ scan: SwiftScan, _ range: Range<Int>) -> [String] {
        var names: [String] = []
        var isName = true
        var depth = 0
        for index in range {
            switch scan.tokens[index].kind {
            case .word(let name), .quotedWord(let name): if isName { names.append(name) }
            case .mark(let mark):
                if "([{".contains(mark) { depth += 1 }
                if ")]}".contains(mark) { depth -= 1 }
                if mark == ":" || mark == "=" || mark == "{" { isName = false }
                if mark == ",", depth == 0 { isName = true }
            case .text, .other: break
            }
        }
        return names
    }

    /// Returns whether a statement contains an assignment outside of brackets.
    private static func assigns(_ scan: SwiftScan, _ range: Range<Int>) -> Bool {
        var depth = 0
        for index in range {
            guard case .mark(let mark) = scan.tokens[index].kind else { continue }
            if "([{".contains(mark) { depth += 1 }
            if ")]}".contains(mark) { depth -= 1 }
            guard mark == "=", depth == 0 else { continue }
            // Comparison operators consist of at least two signs.
            func isSign(_ index: Int) -> Bool {
                range.contains(index)
                    && (scan.tokens[index].isMark("=") || "<>!".contains { scan.tokens[index].isMark($0) })
            }
            if !isSign(index - 1), !isSign(index + 1) { return true }
        }
        return false
    }
}

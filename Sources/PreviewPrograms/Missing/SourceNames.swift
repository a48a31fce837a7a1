/// The imports and the names that a source uses, found without a compiler, outside of code that isn't compiled.
struct SourceNames {
    /// A use of a name.
    struct Use: Hashable {
        /// The name, with a point before modifiers, and a slash before key paths.
        let name: String
        /// The offset in bytes.
        let offset: Int
    }

    private(set) var imports: [Use] = []
    private(set) var uses: [Use] = []
    /// The names that the source declares.
    private(set) var declarations: Set<String> = []

    /// Reads the tokens of a source.
    ///
    /// - Parameters:
    ///   - systems: The systems whose code is compiled. Previews are pictures of iOS devices.
    ///   - unknown: Whether code is read whose condition isn't known.
    /// - Throws: ``SyntaxFailure`` if the source can't be divided into tokens.
    init(
        _ text: String,
        on systems: Set<String> = ["iOS", "Linux"],
        with unknown: Bool = true,
        hasModule: @escaping (String) -> Bool
    ) throws(SyntaxFailure) {
        let list = try TokenList(text)
        // The innermost level is the last one. A level is closed once a branch before it may be compiled.
        var levels: [(isCompiled: Bool, isClosed: Bool)] = []
        var index = 0
        while index < list.endIndex {
            let token = list.tokens[index]
            if token.kind == .pound, token.startsLine, let directive = Directive(rawValue: list.text(index)) {
                var end = index + 1
                while end < list.endIndex, !list.tokens[end].startsLine { end += 1 }
                let condition = (index + 1..<end).map(list.text)
                let value =
                    condition.isEmpty ? true : SourceCondition.value(condition, on: systems, hasModule: hasModule)
                let (holds, mayHold) = (value ?? unknown, value ?? true)
                switch directive {
                case .if: levels.append((holds, mayHold))
                case .elseif, .else:
                    if let level = levels.popLast() {
                        levels.append((!level.isClosed && holds, level.isClosed || mayHold))
                    }
                case .endif: _ = levels.popLast()
                }
                index = end
                continue
            }
            if levels.allSatisfy(\.isCompiled), token.kind == .word { add(index, of: list) }
            index += 1
        }
    }

    private enum Directive: String {
        case `if` = "#if"
        case `elseif` = "#elseif"
        case `else` = "#else"
        case endif = "#endif"
    }

    private mutating func add(_ index: Int, of list: TokenList) {
        let name = list.text(index)
        let offset = list.offset(index)
        if index > 0, list.isToken(index - 1, "import"), isImport(index - 1, of: list) {
            // In `import struct Charts.Chart`, the module is the second word.
            let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
            let module = kinds.contains(name) ? index + 1 : index
            imports.append(Use(name: list.text(module), offset: list.offset(module)))
        } else if index > 0, list.isToken(index - 1, ".") {
            if index > 1, list.isToken(index - 2, "\\") {
                uses.append(Use(name: "/" + name, offset: offset))
            } else if list.isToken(index + 1, "(") || list.isToken(index + 1, "{") {
                uses.append(Use(name: "." + name, offset: offset))
            }
        } else if index > 0, Self.declaring.contains(list.text(index - 1)) {
            declarations.insert(name)
        } else if !isLabel(index, of: list) {
            uses.append(Use(name: name, offset: offset))
        }
    }

    /// Returns whether a word is the label of an argument.
    private func isLabel(_ index: Int, of list: TokenList) -> Bool {
        list.isToken(index + 1, ":") && (list.isToken(index - 1, "(") || list.isToken(index - 1, ","))
    }

    /// Returns whether a word is the keyword of an import, and not a name or an argument label.
    private func isImport(_ index: Int, of list: TokenList) -> Bool {
        var first = index
        while first > 0, !list.tokens[first].startsLine { first -= 1 }
        let words = (first..<index).map(list.text).filter { $0 != "@" }
        return words.allSatisfy { $0.hasPrefix("_") || Self.beforeImport.contains($0) }
    }

    private static let beforeImport: Set = [
        "public", "package", "internal", "fileprivate", "private", "testable", "preconcurrency", "(", ")",
    ]
    private static let declaring: Set = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case", "macro",
        "associatedtype",
    ]
}

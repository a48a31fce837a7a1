extension TokenList {
    /// An attribute of a declaration.
    struct Attribute {
        /// The tokens from `@` to the arguments.
        let indices: Range<Int>
        /// The name without the names of modules.
        let name: String
    }

    /// Returns the attributes, starting at an index.
    func attributes(from start: Int) -> [Attribute] {
        var attributes: [Attribute] = []
        var index = start
        while let attribute = attribute(at: index) {
            attributes.append(attribute)
            index = attribute.indices.upperBound
        }
        return attributes
    }

    private func attribute(at start: Int) -> Attribute? {
        guard isToken(start, "@"), kind(start + 1) == .word else { return nil }
        var index = start + 1
        while isToken(index + 1, "."), kind(index + 2) == .word { index += 2 }
        let name = text(index)
        index += 1
        if isToken(index, "<") { index = indexAfterGenericArguments(index) }
        // A parenthesis after a space doesn't belong to the attribute, as in the type `@Sendable () -> Void`.
        if isToken(index, "("), !tokens[index].followsSpace { index = self.index(after: index) }
        return Attribute(indices: start..<index, name: name)
    }

    /// Returns the index after generic arguments, which end at the latest where a bracket around them closes.
    private func indexAfterGenericArguments(_ start: Int) -> Int {
        var index = start
        var depth = 0
        repeat {
            depth += angleBalance(index)
            index = self.index(after: index)
        } while depth > 0 && index < endIndex && !isClosingBracket(index)
        return index
    }

    private func isClosingBracket(_ index: Int) -> Bool { closing(index).map { $0 < index } ?? false }

    /// Returns the number of angle brackets that a token opens, minus the number of brackets that it closes.
    func angleBalance(_ index: Int) -> Int {
        guard kind(index) == .symbol, !isToken(index, "->") else { return 0 }
        return bytes[tokens[index].range].reduce(0) { balance, byte in
            balance + (byte == UInt8(ascii: "<") ? 1 : byte == UInt8(ascii: ">") ? -1 : 0)
        }
    }
}

extension MacroUse {
    /// Creates the use that a message of the compiler describes; `nil` for an invalid message.
    init?(message: JSONValue) {
        guard let type = message["macro"]?["typeName"]?.string,
            let syntax = message["declSyntax"] ?? message["syntax"],
            let fragment = Fragment(message: syntax)
        else { return nil }
        self.init(type: type, role: message["macroRole"]?.string ?? "declaration", fragment: fragment)
        discriminator = message["discriminator"]?.string ?? ""
        lexicalContext = message["lexicalContext"]?.array?.compactMap { $0["source"]?.string } ?? []
    }
}

extension MacroUse.Fragment {
    fileprivate init?(message: JSONValue) {
        guard let source = message["source"]?.string else { return nil }
        self.init(source: source)
        guard let location = message["location"] else { return }
        file = location["fileName"]?.string ?? ""
        fileID = location["fileID"]?.string ?? ""
        // Sums of clamped numbers can't overflow.
        offset = Self.clamped(location["offset"]?.integer ?? 0)
        line = Self.clamped(location["line"]?.integer ?? 1)
        column = Self.clamped(location["column"]?.integer ?? 1)
    }

    private static func clamped(_ number: Int) -> Int { min(max(number, 0), 1 << 40) }
}

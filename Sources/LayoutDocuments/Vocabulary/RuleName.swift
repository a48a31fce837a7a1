/// A name of the language with a number: two names are compared by their numbers first.
struct RuleName: Hashable, Sendable {
    /// The name as it is written.
    let text: String
    private let number: UInt64

    /// A name, whose number follows from its bytes.
    init(_ text: String) {
        self.text = text
        // The hash of Fowler, Noll and Vo.
        number = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// Returns the name of an argument that is the views of a slot: no attribute is called so.
    static func slot(_ name: String) -> RuleName { RuleName("<\(name)>") }

    static func == (first: RuleName, second: RuleName) -> Bool {
        first.number == second.number && first.text == second.text
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension RuleName: ExpressibleByStringLiteral {
    init(stringLiteral text: String) { self.init(text) }
}

/// A name of the language with a hash, which makes comparisons fast.
struct RuleName: Hashable, Sendable {
    /// The name as it is written.
    let text: String
    private let number: UInt64

    /// Creates a name and computes its hash.
    init(_ text: String) {
        self.text = text
        // The FNV-1a hash.
        number = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// Returns the name of the argument with the views of a slot.
    ///
    /// No attribute can have this name.
    static func slot(_ name: String) -> RuleName { RuleName("<\(name)>") }

    static func == (first: RuleName, second: RuleName) -> Bool {
        first.number == second.number && first.text == second.text
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension RuleName: ExpressibleByStringLiteral { init(stringLiteral text: String) { self.init(text) } }

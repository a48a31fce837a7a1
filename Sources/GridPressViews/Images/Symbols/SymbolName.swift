/// The name of a symbol, with the table that can have its drawing.
package struct SymbolName: Hashable, Sendable {
    let text: String
    private let table: any SymbolDrawing.Type

    package init(_ text: String, in table: any SymbolDrawing.Type) {
        self.text = text
        self.table = table
    }

    /// The symbol with its drawing; `nil` if the table has none.
    var drawing: (any SymbolDrawing)? { table.init(text) }

    /// Returns another name in the same table.
    func renamed(_ text: String) -> SymbolName { SymbolName(text, in: table) }

    /// Returns whether both names are the same.
    package static func == (first: SymbolName, second: SymbolName) -> Bool { first.text == second.text }

    /// Hashes the name.
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

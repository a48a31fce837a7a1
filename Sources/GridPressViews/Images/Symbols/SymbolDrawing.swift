/// A symbol with a drawing, from a table of a module above this one.
package protocol SymbolDrawing: Sendable {
    /// Creates the symbol of a name; `nil` if the table has no drawing.
    init?(_ name: String)

    /// The name of the symbol.
    var name: String { get }
    /// Whether the symbol is inside a shape, so that it has two layers.
    var hasShape: Bool { get }

    /// Returns the outline on the grid of symbols, for the even-odd fill rule.
    func path(_ weight: SymbolWeight) -> Path

    /// Returns the outlines of the layers in the order of their styles, for the even-odd fill rule.
    func layers(_ weight: SymbolWeight) -> [Path]
}

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

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

/// The weights of symbols.
package enum SymbolWeight: Int, Sendable, CaseIterable {
    case light, regular, bold
    /// The weight of bold symbols in a circle or a square, whose lines become thinner as the symbols shrink.
    case heavy

    /// Creates the weight that matches a font weight from 100 to 900.
    package init(textWeight: Int) {
        self =
            switch textWeight {
            case ..<350: .light
            case ..<550: .regular
            default: .bold
            }
    }

    /// The line width on the grid of 24 units.
    package var lineWidth: CGFloat {
        switch self {
        case .light: 1.25
        case .regular: 1.75
        case .bold: 2.5
        case .heavy: 3.3
        }
    }

    /// The weight of a symbol inside a circle or a square: the next heavier one.
    package var inside: SymbolWeight { SymbolWeight(rawValue: rawValue + 1) ?? .heavy }
}

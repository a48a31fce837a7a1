/// The weights in which symbols are drawn.
enum SymbolWeight: Int, Sendable, CaseIterable {
    case light, regular, bold
    /// The weight of bold symbols in a circle or a square, whose lines get thinner as they get smaller.
    case heavy

    /// The weight beside text of a weight, from 100 to 900.
    init(textWeight: Int) {
        self =
            switch textWeight {
            case ..<350: .light
            case ..<550: .regular
            default: .bold
            }
    }

    /// The width of lines, on a grid of 24 units.
    var lineWidth: CGFloat {
        switch self {
        case .light: 1.25
        case .regular: 1.75
        case .bold: 2.5
        case .heavy: 3.3
        }
    }

    /// The weight of a symbol inside a circle or a square.
    var inside: SymbolWeight { SymbolWeight(rawValue: rawValue + 1) ?? .heavy }
}

/// How large a symbol is beside text, and where it stands on the line.
///
/// Assumption: a symbol is a square of 1.2 times the size of the text around it, in the middle of its capital letters.
struct SymbolMetrics {
    private let fontSize: CGFloat
    /// How long the sides of the square are.
    let length: CGFloat

    init(in environment: EnvironmentValues) {
        fontSize = Self.fontSize(in: environment)
        let wanted = fontSize * 1.2 * environment.imageScale.factor
        let pixel = environment.pixelLength
        length = max(((wanted / pixel - 1e-9).rounded(.up)) * pixel, 0)
    }

    /// How far below its top the line of text runs on which the symbol stands.
    var baseline: CGFloat {
        let capHeight = fontSize * 1443 / 2048
        return (length + capHeight) / 2
    }

    /// The size of the text around a symbol.
    private static func fontSize(in environment: EnvironmentValues) -> CGFloat {
        let size = (environment.font ?? .body).size
        return size.isFinite ? size : 0
    }
}

extension Image.Scale {
    /// Assumption: how much smaller or larger the scales are than the medium one.
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.3
        }
    }
}

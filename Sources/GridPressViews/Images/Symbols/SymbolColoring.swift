/// The paints of a symbol's layers.
struct SymbolColoring {
    private let mode: SymbolRenderingMode
    private let environment: EnvironmentValues

    /// Creates the coloring of a symbol with a rendering mode; `nil` for the mode of the environment.
    init(_ mode: SymbolRenderingMode?, in environment: EnvironmentValues) {
        let isPalette = !environment.values.styles.foregroundSteps.isEmpty
        self.mode = mode ?? environment.symbolRenderingMode ?? (isPalette ? .palette : .monochrome)
        self.environment = environment
    }

    /// Returns the paints of the layers, in their order; `nil` if the whole symbol has the foreground style.
    func paints(of symbol: any SymbolDrawing) -> [StylePaint]? {
        switch mode {
        case .palette where symbol.hasShape:
            // With two styles, all further layers have the second style.
            let steps = environment.values.styles.foregroundSteps.count
            return (0..<2).map {
                HierarchicalShapeStyle(level: steps == 0 ? $0 : min($0, steps))._paint(in: environment)
            }
        case .hierarchical where symbol.hasShape:
            let style = ForegroundStyle()._paint(in: environment)
            return Self.opacities.map { style.opacity($0) }
        case .multicolor: return symbol.colors?.map { $0._paint(in: environment) }
        default: return nil
        }
    }

    /// A part that a symbol can have on Apple platforms, and that its drawing can lack.
    enum Part: String {
        case layers
        case colors = "original colors"

        /// The advice for symbols that lack this part.
        var replacement: String {
            switch self {
            case .layers: "a symbol in a circle or a square"
            case .colors: "symbolRenderingMode(.palette) with colors"
            }
        }
    }

    /// Returns the part that the symbol can have on Apple platforms and lacks here; `nil` if it lacks nothing.
    func missingPart(of symbol: any SymbolDrawing) -> Part? {
        switch mode {
        case .palette, .hierarchical: !symbol.hasShape && symbol.hasParts ? .layers : nil
        case .multicolor: symbol.colors == nil ? .colors : nil
        default: nil
        }
    }

    /// The opacities of the layers of a hierarchical symbol.
    ///
    /// Assumption: the second layer has half the opacity of the first.
    private static let opacities = [1, 0.5]
}

extension SymbolDrawing {
    /// Whether the name describes several parts, such as a badge or a slash, and not a single outline.
    fileprivate var hasParts: Bool { name.split(separator: ".").filter { $0 != "fill" }.count > 1 }

    /// The original colors of the layers; `nil` if they aren't known.
    fileprivate var colors: [Color]? { symbolColors[name] }
}

/// The original colors of the layers of symbols.
private let symbolColors: [String: [Color]] = [
    "exclamationmark.triangle.fill": [.white, .yellow],
    "heart.fill": [.red],
    "minus.circle.fill": [.white, .red],
    "plus.circle.fill": [.white, .green],
    "star.fill": [.yellow],
]

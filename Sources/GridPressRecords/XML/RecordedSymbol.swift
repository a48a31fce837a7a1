import GridPressSymbols

/// The outline of a system symbol, which a layout record doesn't repeat: the name, the font and the frame of the element
/// give it.
package enum RecordedSymbol: String, CaseIterable {
    /// The symbol has the size of its font.
    case font
    /// The symbol fills the frame.
    case frame

    /// The largest difference of a coordinate that two roundings to thousandths make.
    private static let tolerance = 0.0025
    private static let largestFont = 10_000.0

    /// Creates the description of what an element paints; `nil` if it isn't the outline of a symbol.
    init?(_ element: Drawing.Element) {
        guard element.kind.behavior == .image, case .shape(let shape) = element.mark, shape.isEvenOdd,
            case .elements(let steps) = shape.path.form,
            let symbol = Self.allCases.first(where: { symbol in
                let outline = symbol.outline(of: element)?.elements ?? []
                return outline.count == steps.count && zip(outline, steps).allSatisfy(Self.areNear)
            })
        else { return nil }
        self = symbol
    }

    private static func areNear(_ step: Path.Element, _ other: Path.Element) -> Bool {
        step.letter == other.letter
            && zip(step.points, other.points).allSatisfy {
                abs($0.x - $1.x) <= tolerance && abs($0.y - $1.y) <= tolerance
            }
    }

    /// Returns the outline of the symbol that is the label of an element, for the even-odd fill rule; `nil` if there is
    /// no such symbol.
    private func outline(of element: Drawing.Element) -> Path? {
        let fontSize = element[.font] ?? 17
        guard let symbol = element.label.flatMap(SystemSymbol.init), (0...Self.largestFont).contains(fontSize) else {
            return nil
        }
        let glyph = SymbolGlyph(
            symbol,
            SymbolWeight(textWeight: element[.weight].flatMap(Int.init(exactly:)) ?? 400),
            fontSize: fontSize,
            isResizable: self == .frame
        )
        return glyph.path(in: element.frame)
    }

    /// Returns the mark of an element with its frame in place of the outline of the symbol.
    static func withoutOutline(_ element: Drawing.Element) -> Drawing.Mark {
        guard case .shape(var shape) = element.mark else { return element.mark }
        (shape.path, shape.isEvenOdd) = (Path(element.frame), false)
        return .shape(shape)
    }

    /// Returns the mark of an element that was read without the outline of the symbol; `nil` if there is no such symbol.
    package func mark(of element: Drawing.Element) -> Drawing.Mark? {
        guard case .shape(var shape) = element.mark, let outline = outline(of: element) else { return nil }
        (shape.path, shape.isEvenOdd) = (Path(elements: outline.elements.map(\.inThousandths)), true)
        return .shape(shape)
    }
}

extension Path.Element {
    /// The step with its coordinates in thousandths, as a record has them.
    fileprivate var inThousandths: Path.Element {
        var points = points[...]
        let step = Path.Element(letter) {
            let point = points.removeFirst()
            return CGPoint(x: Double(point.x).inThousandths, y: Double(point.y).inThousandths)
        }
        return step ?? self
    }
}

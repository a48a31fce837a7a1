import GridPressDrawings

/// A system symbol with a drawing in this package.
///
/// A symbol is a design of the table, a number in a shape, or a design in a circle or a square. The table lists the
/// shapes that can enclose a design, so that only names of existing symbols are valid.
package struct SystemSymbol: SymbolDrawing {
    /// A shape that encloses a symbol.
    enum Enclosure: String, Hashable, Sendable, CaseIterable {
        case circle, square
    }

    private enum Form: Sendable {
        case design(SymbolTable.Row)
        case number(NumberedSymbol)
        case enclosed(SymbolTable.Row, Enclosure, isFilled: Bool)
    }

    /// The name of the symbol.
    package let name: String
    private let form: Form

    /// Creates the symbol of a name; `nil` if this package has no drawing.
    package init?(_ name: String) {
        if let row = SymbolTable.row(name) {
            form = .design(row)
        } else if let number = NumberedSymbol(name) {
            form = .number(number)
        } else if let (row, enclosure, isFilled) = Self.enclosed(name) {
            form = .enclosed(row, enclosure, isFilled: isFilled)
        } else {
            return nil
        }
        self.name = name
    }

    /// Returns the design, the shape, and whether the shape is filled, for a name such as `heart.circle.fill`.
    private static func enclosed(_ name: String) -> (SymbolTable.Row, Enclosure, Bool)? {
        let isFilled = name.hasSuffix(".fill")
        let outer = isFilled ? name.dropLast(5) : name[...]
        for enclosure in Enclosure.allCases where outer.hasSuffix("." + enclosure.rawValue) {
            let inner = String(outer.dropLast(enclosure.rawValue.count + 1))
            guard let row = SymbolTable.row(inner), row.enclosures.contains(enclosure) else { continue }
            // Inside a shape, the filled variant of a design is used if it exists.
            return (SymbolTable.row(inner + ".fill") ?? row, enclosure, isFilled)
        }
        return nil
    }

    /// The names of all symbols with a drawing in ascending order, without numbers.
    static let names: [String] = SymbolTable.names.flatMap { name in
        [name]
            + Enclosure.allCases.filter { SymbolTable.row(name)?.enclosures.contains($0) == true }.flatMap {
                ["\(name).\($0.rawValue)", "\(name).\($0.rawValue).fill"]
            }
    }
    .sorted()

    /// Returns the outline on a grid of 24 units, for the even-odd fill rule.
    ///
    /// In a filled shape, the content is a hole.
    package func path(_ weight: SymbolWeight) -> Path {
        if case .design(let row) = form { return row.path(weight) }
        let layers = layers(weight)
        var path = layers[1]
        path.addPath(layers[0])
        return path
    }

    /// Whether the symbol is inside a shape, so that it has two layers.
    package var hasShape: Bool {
        guard case .design = form else { return true }
        let words = name.split(separator: ".").filter { $0 != "fill" }
        // In names such as "photo.on.rectangle", one shape covers a part of another.
        return words.count > 1 && Self.shapes.contains(words[words.count - 1]) && !words.contains("on")
    }

    /// Returns the outlines of the layers in the order of their styles, for the even-odd fill rule.
    ///
    /// The first layer is the content of the shape, and the second layer is the shape. A symbol without a shape has one
    /// layer.
    package func layers(_ weight: SymbolWeight) -> [Path] {
        switch form {
        case .design(let row):
            let path = row.path(weight)
            return hasShape ? path.contentAndShape(isFilled: name.hasSuffix(".fill")) : [path]
        case .number(let number): return [number.digitPath(), number.shapePath(weight)]
        case .enclosed(let row, let enclosure, let isFilled):
            let outline = row.path(weight.inside)
            let bounds = outline.boundingRect
            let scale = min(enclosure.room / max(bounds.width, bounds.height, 1), Self.largestPart)
            let middle = SymbolGlyph.grid / 2
            let content = outline.applying(
                CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
                    .concatenating(CGAffineTransform(scaleX: scale, y: scale))
                    .concatenating(CGAffineTransform(translationX: middle, y: middle))
            )
            return [content, enclosure.path(weight, isFilled: isFilled)]
        }
    }

    /// The last words of designs whose outermost contours are a shape around the others.
    private static let shapes: Set<Substring> = [
        "bubble", "circle", "octagon", "rectangle", "seal", "shield", "square", "triangle",
    ]

    /// The largest scale of a design inside a shape.
    private static let largestPart: CGFloat = 0.62
}

extension SystemSymbol.Enclosure {
    /// The side of the square that a design inside the shape fits into, in units of the grid.
    fileprivate var room: CGFloat { self == .circle ? 11.6 : 11.4 }

    /// Returns the area of the shape, or the line around it.
    func path(_ weight: SymbolWeight, isFilled: Bool) -> Path {
        Path { path in
            let line = weight.lineWidth / 2
            for outset in isFilled ? [line] : [line, -line] {
                switch self {
                case .circle: path.addEllipse(in: Self.circleLine.insetBy(dx: -outset, dy: -outset))
                case .square:
                    let corner = Self.corner + outset
                    path.addRoundedRect(
                        in: Self.squareLine.insetBy(dx: -outset, dy: -outset),
                        cornerSize: CGSize(width: corner, height: corner)
                    )
                }
            }
        }
    }

    // The center lines of the shapes, as in the designs `circle` and `square`.
    private static let circleLine = CGRect(x: 2.9, y: 2.9, width: 18.2, height: 18.2)
    private static let squareLine = CGRect(x: 3.9, y: 3.9, width: 16.2, height: 16.2)
    private static let corner: CGFloat = 3.2
}

extension Path {
    /// Returns the contours inside the shape of a symbol, and the shape: its outer contour, or both contours of its
    /// line.
    ///
    /// If a contour is outside of the shape, the path has no layers.
    fileprivate func contentAndShape(isFilled: Bool) -> [Path] {
        var contours = elements.split { if case .closeSubpath = $0 { true } else { false } }
            .map { Path(elements: $0 + [.closeSubpath]) }
        let outer = isFilled ? 1 : 2
        guard contours.count > outer else { return [self] }
        contours.sort { $0.boundingRect.area > $1.boundingRect.area }
        let frame = contours[0].boundingRect
        guard contours.dropFirst().allSatisfy({ frame.contains($0.boundingRect) }) else { return [self] }
        func joined(_ contours: ArraySlice<Path>) -> Path { Path { path in contours.forEach { path.addPath($0) } } }
        return [joined(contours[outer...]), joined(contours[..<outer])]
    }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}

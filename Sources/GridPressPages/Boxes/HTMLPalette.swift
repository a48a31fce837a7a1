@_spi(Bytes) import GridPressSVG

/// The colors of boxes on a page.
///
/// A color that differs between the schemes becomes a custom property, which is declared once.
struct HTMLPalette {
    private var numbers: [Drawing.Color: Int] = [:]
    private var pairs: [Drawing.Color] = []

    /// Appends a color, or a reference to its custom property.
    mutating func append(_ color: Drawing.Color, to bytes: inout ByteBuffer) {
        guard color.isAdaptive else { return bytes.append(cssColor: color.light) }
        let number = numbers[color] ?? pairs.count + 1
        if number > pairs.count {
            numbers[color] = number
            pairs.append(color)
        }
        bytes.append("var(--c")
        bytes.append(number)
        bytes.append(")")
    }

    /// Writes the rules that declare the custom properties.
    func writeRules(to rules: inout MarkupWriter) {
        guard !pairs.isEmpty else { return }
        declare(\.light, to: &rules)
        rules.literal("@media (prefers-color-scheme:dark){")
        declare(\.dark, to: &rules)
        rules.literal("}\n")
    }

    private func declare(_ scheme: KeyPath<Drawing.Color, Drawing.RGBA>, to rules: inout MarkupWriter) {
        rules.figureSelector()
        rules.literal("{")
        for (index, color) in pairs.enumerated() {
            rules.literal("--c")
            rules.bytes.append(index + 1)
            rules.literal(":")
            rules.bytes.append(cssColor: color[keyPath: scheme])
            rules.literal(";")
        }
        rules.literal("}\n")
    }
}

/// The styles that elements of a page share, each as a class.
struct HTMLStyleClasses {
    /// The name of the elements that have these classes.
    let element: StaticString
    /// The prefix of the class names.
    let letter: StaticString
    private var numbers: [String: Int] = [:]
    private var all: [String] = []

    /// Creates an empty set of classes for elements of a name.
    init(of element: StaticString, letter: StaticString) {
        self.element = element
        self.letter = letter
    }

    /// Returns the number of the class for some declarations, and adds the class if it is new.
    mutating func number(of declarations: borrowing MarkupWriter) -> Int {
        let text = declarations.string()
        if let number = numbers[text] { return number }
        all.append(text)
        numbers[text] = all.count
        return all.count
    }

    /// Writes a rule for each class.
    func writeRules(to rules: inout MarkupWriter) {
        for (index, css) in all.enumerated() {
            rules.figureSelector()
            rules.literal(" ")
            rules.literal(element)
            rules.literal(".")
            rules.literal(letter)
            rules.bytes.append(index + 1)
            rules.literal("{")
            var css = css
            css.withUTF8 { rules.bytes.append($0) }
            rules.literal("}\n")
        }
    }
}

extension MarkupWriter {
    /// Writes the selector of the figure, with a placeholder for its id.
    mutating func figureSelector() {
        literal("#")
        literal(FigureID.placeholder)
    }

    /// Writes a rule for the element whose id is a prefix and a number.
    mutating func rule(_ id: StaticString, _ number: Int, _ declarations: (inout ByteBuffer) -> Void) {
        literal("#")
        literal(id)
        bytes.append(number)
        literal("{")
        declarations(&bytes)
        literal("}\n")
    }
}

extension ByteBuffer {
    /// Appends a declaration of a length in points.
    mutating func append(_ property: StaticString, px length: Double) {
        append(property)
        append(length)
        append("px;")
    }

    /// Appends the position and size of a frame.
    mutating func append(place frame: CGRect) {
        append("left:", px: frame.minX)
        append("top:", px: frame.minY)
        append("width:", px: frame.width)
        append("height:", px: frame.height)
    }

    /// Appends a color in CSS notation.
    mutating func append(cssColor color: Drawing.RGBA) {
        let alpha = min(max(color.alpha, 0), 1)
        if alpha.thousandths >= 1000 { return append(hexColor: color.packed) }
        append("rgb(")
        for part in [color.red, color.green, color.blue] {
            append(Int(part))
            append(" ")
        }
        append("/ ")
        append(alpha)
        append(")")
    }
}

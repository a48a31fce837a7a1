import GridPressTestSupport

/// A random document of nested containers, whose numbers a test can change one by one.
struct RandomLayout {
    /// The numbers of the document, in order.
    private(set) var numbers: [Double] = []
    /// The number of views with a name: `v0`, `v1` and so on.
    private(set) var viewCount = 0
    /// The text before, between and after the numbers.
    private var parts: [String] = []
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        parts = ["<Figure width=\""]
        number(in: 240...420)
        append("\" height=\"")
        number(in: 200...360)
        append("\">")
        view(depth: 3)
        append("</Figure>")
    }

    /// Returns the document, with a change added to one of its numbers if there is an index.
    func text(changing index: Int? = nil, by change: Double = 0) -> String {
        var text = parts[0]
        for (position, part) in parts.dropFirst().enumerated() {
            let number = numbers[position] + (position == index ? change : 0)
            text += "\(number)\(part)"
        }
        return text
    }

    private mutating func number(in range: ClosedRange<Double>) {
        numbers.append(Double.random(in: range, using: &random).rounded())
        parts.append("")
    }

    private mutating func append(_ text: String) { parts[parts.count - 1] += text }

    private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

    private mutating func name() {
        append(" named=\"v\(viewCount)\"")
        viewCount += 1
    }

    private mutating func modifiers() {
        if chance(0.25) {
            append(" padding=\"")
            number(in: 1...12)
            append("\"")
        }
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            append(" frame=\"width:")
            number(in: 20...120)
            append("\"")
        case 1:
            append(" frame=\"height:")
            number(in: 20...90)
            append("\"")
        case 2:
            append(" flexibleFrame=\"maxWidth:")
            number(in: 30...150)
            append("\"")
        case 3:
            append(" flexibleFrame=\"minHeight:")
            number(in: 10...60)
            append(" maxHeight:infinity\"")
        case 4: append(" aspectRatio=\"1.5 fit\"")
        case 5: append(" fixedSize=\"true\"")
        default: break
        }
    }

    private mutating func leaf() {
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            append("<Text")
            name()
            modifiers()
            append(">A few words that may wrap</Text>")
        case 1:
            append("<Text")
            name()
            append(">Word</Text>")
        case 2:
            append("<Color fill=\"red\" frame=\"")
            number(in: 10...60)
            append(" ")
            number(in: 10...40)
            append("\"")
            name()
            append("/>")
        default:
            append("<Color fill=\"blue\"")
            name()
            modifiers()
            append("/>")
        }
    }

    private mutating func view(depth: Int) {
        guard depth > 0, !(depth < 3 && chance(0.4)) else { return leaf() }
        switch Int.random(in: 0..<11, using: &random) {
        case 0, 1: container("HStack", depth) { $0.spacing("spacing") }
        case 2, 3:
            container("VStack", depth) {
                $0.append(" alignment=\"leading\"")
                $0.spacing("spacing")
            }
        case 4: container("ZStack", depth) { _ in }
        case 5:
            container("LazyVGrid", depth) {
                $0.append(" columns=\"flexible(")
                $0.number(in: 10...90)
                $0.append(") fixed(")
                $0.number(in: 20...60)
                $0.append(") adaptive(")
                $0.number(in: 30...60)
                $0.append(")\"")
                $0.spacing("spacing")
            }
        case 6:
            container("Grid", depth) {
                $0.append(" tracks=\"fr(1) pt(")
                $0.number(in: 30...90)
                $0.append(") fr(2)\"")
                $0.spacing("spacing")
            }
        case 7:
            append("<Grid")
            name()
            spacing("horizontalSpacing")
            append(">")
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                append("<GridRow>")
                for _ in 0..<Int.random(in: 1...3, using: &random) { view(depth: depth - 1) }
                append("</GridRow>")
            }
            append("</Grid>")
        case 8: container("HFlow", depth) { $0.spacing("horizontalSpacing") }
        case 9:
            container("VMasonry", depth) {
                $0.append(" columns=\"3\"")
                $0.spacing("verticalSpacing")
            }
        default: container("SpanGrid", depth) { $0.append(" scrollDrawing=\"expanded\"") }
        }
    }

    private mutating func spacing(_ attribute: String) {
        guard chance(0.6) else { return }
        append(" \(attribute)=\"")
        number(in: 0...20)
        append("\"")
    }

    private mutating func container(_ kind: String, _ depth: Int, _ attributes: (inout Self) -> Void) {
        append("<\(kind)")
        name()
        attributes(&self)
        modifiers()
        append(">")
        for _ in 0..<Int.random(in: 1...4, using: &random) { view(depth: depth - 1) }
        append("</\(kind)>")
    }
}

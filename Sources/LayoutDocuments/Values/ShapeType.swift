import GridPress

extension ValueType where Value == AnyShape {
    /// A shape that something is cut or filled to.
    static let shape = ValueType(
        Notation(
            "shape",
            "a shape: rect, circle, ellipse, capsule, or rect(8) with the radius of its corners",
            words: ["rect", "circle", "ellipse", "capsule"],
            pattern: "rect\\([0-9.]+\\)"
        )
    ) { text in
        switch text {
        case "rect": return AnyShape(Rectangle())
        case "circle": return AnyShape(Circle())
        case "ellipse": return AnyShape(Ellipse())
        case "capsule": return AnyShape(Capsule())
        default:
            guard text.hasPrefix("rect("), text.last == ")",
                let radius = ValueType<CGFloat>.length.value(of: text.dropFirst(5).dropLast()), radius >= 0
            else { return nil }
            return AnyShape(RoundedRectangle(cornerRadius: radius))
        }
    }
}

extension ValueType where Value == CGLineCap {
    /// How lines end.
    static let lineCap = ValueType("line-cap", ["butt": .butt, "round": .round, "square": .square])
}

extension ValueType where Value == CGLineJoin {
    /// How lines turn.
    static let lineJoin = ValueType("line-join", ["miter": .miter, "round": .round, "bevel": .bevel])
}

extension ValueType where Value == [CGFloat] {
    /// Lengths with commas or spaces between them.
    static let lengths = list(of: .length, "lengths with commas or spaces between them, such as “4, 2”")
}

extension ValueType where Value == Path {
    /// An outline as SVG writes it.
    static let path = ValueType(
        Notation(
            "path",
            "an outline of M, L, H, V, Q, C and Z with numbers behind them, such as “M 0 0 H 40 L 20 30 Z”",
            pattern: "[MmLlHhVvQqCcZz0-9eE+\\-.,\\s]+"
        )
    ) { PathReader.path($0) }
}

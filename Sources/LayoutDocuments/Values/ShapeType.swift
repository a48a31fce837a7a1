extension ValueType where Value == AnyInsettableShape {
    /// A shape of a view.
    static let outline = ValueType(
        Notation(
            "shape",
            "a shape: rect, circle, ellipse, capsule, containerRelative, or rect(8) with a corner radius",
            words: ["rect", "circle", "ellipse", "capsule", "containerRelative"],
            pattern: "rect\\([0-9.]+\\)"
        )
    ) { text in
        switch text {
        case "rect": return AnyInsettableShape(shape: Rectangle())
        case "circle": return AnyInsettableShape(shape: Circle())
        case "ellipse": return AnyInsettableShape(shape: Ellipse())
        case "capsule": return AnyInsettableShape(shape: Capsule())
        case "containerRelative": return AnyInsettableShape(shape: ContainerRelativeShape())
        default:
            guard text.hasPrefix("rect("), text.last == ")",
                let radius = ValueType<CGFloat>.length.value(of: text.dropFirst(5).dropLast()), radius >= 0
            else { return nil }
            return AnyInsettableShape(shape: RoundedRectangle(cornerRadius: radius))
        }
    }
}

/// An insettable shape with a name.
struct AnyInsettableShape: Sendable {
    let shape: any InsettableShape
}

extension ValueType where Value == AnyShape {
    /// A shape for clipping or filling.
    static let shape = ValueType(ValueType<AnyInsettableShape>.outline.notation) { text in
        ValueType<AnyInsettableShape>.outline.value(of: text).map { AnyShape($0.shape) }
    }
}

extension ValueType where Value == CGLineCap {
    /// The shape of line ends.
    static let lineCap = ValueType("line-cap", ["butt": .butt, "round": .round, "square": .square])
}

extension ValueType where Value == CGLineJoin {
    /// The shape of line joins.
    static let lineJoin = ValueType("line-join", ["miter": .miter, "round": .round, "bevel": .bevel])
}

extension ValueType where Value == [CGFloat] {
    /// Lengths separated by commas or spaces.
    static let lengths = list(of: .length, "lengths separated by commas or spaces, such as \"4, 2\"")
}

extension ValueType where Value == Path {
    /// A path in the notation of SVG.
    static let path = ValueType(
        Notation(
            "path",
            "SVG path data of M, L, H, V, Q, C and Z, such as \"M 0 0 H 40 L 20 30 Z\"",
            pattern: "[MmLlHhVvQqCcZz0-9eE+\\-.,\\s]+"
        )
    ) { PathReader.path($0) }
}

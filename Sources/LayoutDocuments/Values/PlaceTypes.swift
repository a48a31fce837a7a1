extension ValueType where Value == HorizontalAlignment {
    /// The horizontal alignment of views.
    static let horizontalAlignment = ValueType(
        "horizontal-alignment",
        ["leading": .leading, "center": .center, "trailing": .trailing]
    )
}

extension ValueType where Value == VerticalAlignment {
    /// The vertical alignment of views.
    static let verticalAlignment = ValueType(
        "vertical-alignment",
        [
            "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
            "lastTextBaseline": .lastTextBaseline,
        ]
    )
}

extension ValueType where Value == Alignment {
    /// An alignment in a frame.
    static let alignment = ValueType(
        "alignment",
        [
            "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading, "center": .center,
            "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom,
            "bottomTrailing": .bottomTrailing, "leadingFirstTextBaseline": .leadingFirstTextBaseline,
            "centerFirstTextBaseline": .centerFirstTextBaseline,
            "trailingFirstTextBaseline": .trailingFirstTextBaseline,
            "leadingLastTextBaseline": .leadingLastTextBaseline, "centerLastTextBaseline": .centerLastTextBaseline,
            "trailingLastTextBaseline": .trailingLastTextBaseline,
        ]
    )
}

extension ValueType where Value == UnitPoint {
    /// A unit point: a name, or fractions of the width and the height.
    static let unitPoint = ValueType(
        Notation(
            "unit-point",
            "a point such as topLeading, or two numbers such as 0.5,1",
            words: points.map(\.key),
            pattern: "[0-9.\\-]+,[0-9.\\-]+"
        )
    ) { text in
        if let point = named[String(text)] { return point }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let x = ValueType<CGFloat>.length.value(of: parts[0]),
            let y = ValueType<CGFloat>.length.value(of: parts[1])
        else { return nil }
        return UnitPoint(x: x, y: y)
    }

    private static let named = Dictionary(points.map { ($0.key, $0.value) }) { first, _ in first }

    private static let points: KeyValuePairs<String, UnitPoint> = [
        "zero": .zero, "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
        "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom,
        "bottomTrailing": .bottomTrailing,
    ]
}

extension ValueType where Value == Edge.Set {
    /// A set of edges of a view.
    static let edges = ValueType(
        Notation(
            "edges",
            "edges separated by commas: all, horizontal, vertical, top, bottom, leading, trailing",
            words: named.map(\.key),
            pattern: "[a-z]+(,[a-z]+)+"
        )
    ) { text in
        var set = Edge.Set()
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let edges = sets[String(name)] else { return nil }
            set.formUnion(edges)
        }
        return set
    }

    private static let sets = Dictionary(named.map { ($0.key, $0.value) }) { first, _ in first }

    private static let named: KeyValuePairs<String, Edge.Set> = [
        "all": .all, "horizontal": .horizontal, "vertical": .vertical, "top": .top, "bottom": .bottom,
        "leading": .leading, "trailing": .trailing,
    ]
}

extension ValueType where Value == Edge {
    /// An edge of a view.
    static let edge = ValueType(
        "edge",
        ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing]
    )
}

extension ValueType where Value == EdgeInsets {
    /// The insets at the four edges.
    static let insets = ValueType(
        Notation(
            "insets",
            "four lengths separated by commas: top, leading, bottom, trailing",
            pattern: "[0-9.\\-]+(,[0-9.\\-]+){3}"
        )
    ) { text in
        let lengths = text.split(separator: ",", omittingEmptySubsequences: false)
            .compactMap { ValueType<CGFloat>.length.value(of: $0) }
        guard lengths.count == 4, text.count(where: { $0 == "," }) == 3 else { return nil }
        return EdgeInsets(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
    }
}

extension ValueType where Value == Axis.Set {
    /// An axis, or both.
    static let axes = ValueType(
        "axes",
        ["vertical": .vertical, "horizontal": .horizontal, "both": [.horizontal, .vertical]]
    )
}

extension ValueType where Value == Axis.Set {
    /// The axes along which a view has its ideal size.
    static let fixedAxes = ValueType(
        "fixed-axes",
        [
            "true": [.horizontal, .vertical], "both": [.horizontal, .vertical], "horizontal": .horizontal,
            "vertical": .vertical, "false": [],
        ]
    )
}

extension ValueType where Value == AnyAlignmentGuide {
    /// An alignment guide.
    static let guide = ValueType(
        "guide",
        [
            "leading": .horizontal(.leading), "trailing": .horizontal(.trailing),
            "horizontalCenter": .horizontal(.center), "top": .vertical(.top), "bottom": .vertical(.bottom),
            "verticalCenter": .vertical(.center), "firstTextBaseline": .vertical(.firstTextBaseline),
            "lastTextBaseline": .vertical(.lastTextBaseline),
        ]
    )
}

/// An alignment guide.
enum AnyAlignmentGuide: Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
}

extension ValueType where Value == ContentMode {
    /// The content mode: whether a view fits or fills the available space.
    static let contentMode = ValueType("content-mode", ["fit": .fit, "fill": .fill])
}

extension ValueType where Value == Angle {
    /// An angle in degrees, clockwise.
    static let angle = ValueType(
        Notation("angle", "an angle in degrees, such as 45", pattern: ValueType<Double>.number.notation.pattern)
    ) { text in
        ValueType<Double>.number.value(of: text).map { Angle.degrees($0) }
    }
}

extension ValueType where Value == RotationAxis {
    /// An axis of rotation.
    static let axis = ValueType(
        Notation(
            "axis",
            "x, y, z or three numbers separated by commas, not all 0, such as 1,1,0",
            words: ["x", "y", "z"],
            pattern: "[0-9.\\-]+,[0-9.\\-]+,[0-9.\\-]+"
        )
    ) { text in
        switch text {
        case "x": return RotationAxis(x: 1, y: 0, z: 0)
        case "y": return RotationAxis(x: 0, y: 1, z: 0)
        case "z": return RotationAxis(x: 0, y: 0, z: 1)
        default:
            let parts = text.split(separator: ",", omittingEmptySubsequences: false)
                .map { ValueType<CGFloat>.length.value(of: $0) }
            guard parts.count == 3, let x = parts[0], let y = parts[1], let z = parts[2] else { return nil }
            return x == 0 && y == 0 && z == 0 ? nil : RotationAxis(x: x, y: y, z: z)
        }
    }
}

/// An axis of rotation in three dimensions.
struct RotationAxis: Sendable {
    let x: CGFloat
    let y: CGFloat
    let z: CGFloat
}

extension ValueType where Value == CGAffineTransform {
    /// An affine transformation.
    static let transform = ValueType(
        Notation(
            "transform",
            "six numbers separated by commas: a,b,c,d,tx,ty",
            pattern: "[0-9.\\-]+(,[0-9.\\-]+){5}"
        )
    ) { text in
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            .compactMap { ValueType<CGFloat>.length.value(of: $0) }
        guard parts.count == 6, text.count(where: { $0 == "," }) == 5 else { return nil }
        return CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }
}

extension ValueType where Value == LayoutDirection {
    /// The layout direction.
    static let layoutDirection = ValueType(
        "layout-direction",
        ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]
    )
}

extension ValueType where Value == ScrollDrawing {
    /// The visible part of the content of scroll views.
    static let scrollDrawing = ValueType("scroll-drawing", ["viewport": .viewport, "expanded": .expanded])
}

extension ValueType where Value == ScaledView.Mode {
    /// The allowed scaling of a view.
    static let scaleMode = ValueType("scale-mode", ["shrink": .shrink, "grow": .grow, "both": .both])
}

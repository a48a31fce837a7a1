extension ValueType where Value == AnyShapeStyle {
    /// The style of shapes and text: a color, a system style, or a gradient.
    static let style = ValueType(
        Notation(
            "style",
            "a color, a style such as secondary, regularMaterial or blue.gradient, or a gradient such as "
                + "linearGradient(red blue startPoint:top endPoint:bottom)",
            words: named.map(\.key) + ValueType<Color>.color.notation.words,
            pattern: Notation.anything
        )
    ) { text in
        if let style = styles[String(text)] { return style }
        if let color = ValueType<Color>.color.value(of: text) { return AnyShapeStyle(color) }
        if text.hasSuffix(".gradient") {
            return ValueType<Color>.color.value(of: text.dropLast(9)).map { AnyShapeStyle($0.gradient) }
        }
        return GradientCall(text)?.style
    }

    private static let styles = Dictionary(named.map { ($0.key, $0.value) }) { first, _ in first }

    private static let named: KeyValuePairs<String, AnyShapeStyle> = [
        "foreground": AnyShapeStyle(.foreground), "background": AnyShapeStyle(.background),
        "tint": AnyShapeStyle(.tint), "primary": AnyShapeStyle(HierarchicalShapeStyle.primary),
        "secondary": AnyShapeStyle(HierarchicalShapeStyle.secondary),
        "tertiary": AnyShapeStyle(HierarchicalShapeStyle.tertiary),
        "quaternary": AnyShapeStyle(HierarchicalShapeStyle.quaternary),
        "quinary": AnyShapeStyle(HierarchicalShapeStyle.quinary), "separator": AnyShapeStyle(.separator),
        "link": AnyShapeStyle(.link), "placeholder": AnyShapeStyle(.placeholder), "fill": AnyShapeStyle(.fill),
        "selection": AnyShapeStyle(.selection), "windowBackground": AnyShapeStyle(.windowBackground),
        "ultraThinMaterial": AnyShapeStyle(.ultraThinMaterial), "thinMaterial": AnyShapeStyle(.thinMaterial),
        "regularMaterial": AnyShapeStyle(.regularMaterial), "thickMaterial": AnyShapeStyle(.thickMaterial),
        "ultraThickMaterial": AnyShapeStyle(.ultraThickMaterial), "bar": AnyShapeStyle(.bar),
    ]
}

/// A gradient in the notation of a call: `radialGradient(white blue center:top endRadius:40)`.
private struct GradientCall {
    private let name: Substring
    private var stops: [Gradient.Stop] = []
    private var parameters: [Substring: Substring] = [:]

    /// Creates a gradient from a call; `nil` if the text isn't such a call.
    init?(_ text: Substring) {
        guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
        name = text[..<open]
        guard let known = Self.parameters[name] else { return nil }
        var colors: [Color] = []
        var last: Substring?
        for word in WordSplitter.list(text[text.index(after: open)...].dropLast()) {
            if let colon = word.firstIndex(of: ":"), known.contains(word[..<colon]) {
                parameters[word[..<colon]] = word[word.index(after: colon)...]
                last = word[..<colon]
            } else if let name = last, let value = parameters[name], ValueType<Double>.number.value(of: word) != nil {
                // The second coordinate of a point, because commas separate coordinates as well as colors.
                parameters[name] = "\(value),\(word)"
                last = nil
            } else if let stop = ValueType<Gradient.Stop>.stop.value(of: word) {
                stops.append(stop)
                last = nil
            } else if let color = ValueType<Color>.color.value(of: word) {
                colors.append(color)
                last = nil
            } else {
                return nil
            }
        }
        // Colors with locations can't be mixed with colors without.
        guard stops.isEmpty != colors.isEmpty else { return nil }
        if stops.isEmpty { stops = Gradient(colors: colors).stops }
    }

    private static let parameters: [Substring: Set<Substring>] = [
        "linearGradient": ["startPoint", "endPoint"],
        "radialGradient": ["center", "startRadius", "endRadius"],
        "ellipticalGradient": ["center", "startRadiusFraction", "endRadiusFraction"],
        "angularGradient": ["center", "startAngle", "endAngle"],
    ]

    /// The style; `nil` if a parameter isn't valid.
    var style: AnyShapeStyle? {
        switch name {
        case "linearGradient":
            guard let start = value("startPoint", .unitPoint, or: .top),
                let end = value("endPoint", .unitPoint, or: .bottom)
            else { return nil }
            return AnyShapeStyle(LinearGradient(stops: stops, startPoint: start, endPoint: end))
        case "radialGradient":
            guard let center = value("center", .unitPoint, or: .center),
                let start = value("startRadius", .length, or: 0), let end = value("endRadius", .length, or: nil)
            else { return nil }
            return AnyShapeStyle(RadialGradient(stops: stops, center: center, startRadius: start, endRadius: end))
        case "ellipticalGradient":
            guard let center = value("center", .unitPoint, or: .center),
                let start = value("startRadiusFraction", .length, or: 0),
                let end = value("endRadiusFraction", .length, or: 0.5)
            else { return nil }
            return AnyShapeStyle(
                EllipticalGradient(stops: stops, center: center, startRadiusFraction: start, endRadiusFraction: end)
            )
        default:
            guard let center = value("center", .unitPoint, or: .center),
                let start = value("startAngle", .angle, or: .zero),
                let end = value("endAngle", .angle, or: .degrees(360))
            else { return nil }
            return AnyShapeStyle(AngularGradient(stops: stops, center: center, startAngle: start, endAngle: end))
        }
    }

    private func value<Value>(_ name: Substring, _ type: ValueType<Value>, or missing: Value?) -> Value? {
        guard let text = parameters[name] else { return missing }
        return type.value(of: text)
    }
}

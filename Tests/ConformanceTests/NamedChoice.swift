import GridPress

/// Values that cases spell by their names.
protocol NamedChoice {
    static var choices: [String: Self] { get }
}

extension LayoutDirection: NamedChoice {
    static var choices: [String: LayoutDirection] {
        ["leftToRight": .leftToRight, "ltr": .leftToRight, "rightToLeft": .rightToLeft, "rtl": .rightToLeft]
    }
}

extension ContentMode: NamedChoice {
    static var choices: [String: ContentMode] { ["fit": .fit, "fill": .fill] }
}

extension ScaledView.Mode: NamedChoice {
    static var choices: [String: ScaledView.Mode] { ["shrink": .shrink, "grow": .grow, "both": .both] }
}

extension HorizontalAlignment: NamedChoice {
    static var choices: [String: HorizontalAlignment] {
        ["leading": .leading, "center": .center, "trailing": .trailing]
    }
}

extension VerticalAlignment: NamedChoice {
    static var choices: [String: VerticalAlignment] {
        [
            "top": .top, "center": .center, "bottom": .bottom,
            "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
        ]
    }
}

extension Alignment: NamedChoice {
    static var choices: [String: Alignment] {
        [
            "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
            "topLeading": .topLeading, "topTrailing": .topTrailing,
            "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
            "centerFirstTextBaseline": .centerFirstTextBaseline, "centerLastTextBaseline": .centerLastTextBaseline,
            "leadingFirstTextBaseline": .leadingFirstTextBaseline,
            "leadingLastTextBaseline": .leadingLastTextBaseline,
            "trailingFirstTextBaseline": .trailingFirstTextBaseline,
            "trailingLastTextBaseline": .trailingLastTextBaseline,
        ]
    }
}

extension UnitPoint: NamedChoice {
    static var choices: [String: UnitPoint] {
        [
            "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
            "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
            "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
        ]
    }
}

extension FUHorizontalAlignment: NamedChoice {
    static var choices: [String: FUHorizontalAlignment] {
        Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
    }
}

extension FUVerticalAlignment: NamedChoice {
    static var choices: [String: FUVerticalAlignment] {
        Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
    }
}

extension FUAlignment: NamedChoice {
    static var choices: [String: FUAlignment] {
        Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
    }
}

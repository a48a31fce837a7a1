extension ValueType where Value == DimensionPositions {
    /// The positions of the dimensions of a view.
    static let dimensionPositions = ValueType(
        Notation(
            "dimension-positions",
            "positions separated by commas: widths at top, bottom or vcenter, heights at leading, trailing or hcenter",
            words: named.map(\.key),
            pattern: "[A-Za-z]+(,[A-Za-z]+)+"
        )
    ) { text in
        var set = DimensionPositions()
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let positions = sets[String(name)] else { return nil }
            set.formUnion(positions)
        }
        return set
    }

    private static let sets = Dictionary(named.map { ($0.key, $0.value) }) { first, _ in first }

    private static let named: KeyValuePairs<String, DimensionPositions> = [
        "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "vcenter": .vcenter,
        "hcenter": .hcenter, "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing, "all": .all,
    ]
}

/// The styles of dimensions.
enum DimensionStyleName: Sendable {
    case draughtsman, classic
}

extension ValueType where Value == DimensionStyleName {
    /// The style of dimensions.
    static let dimensionFormat = ValueType("dimension-look", ["draughtsman": .draughtsman, "classic": .classic])
}

extension ValueType where Value == Drawing.DimensionFormat.Measured {
    /// The measured size.
    static let measured = ValueType("measured", ["frame": .frame, "proposal": .proposal, "both": .both])
}

extension ValueType where Value == Drawing.DimensionFormat.DecimalMark {
    /// The mark between the integer part of a number and its decimals.
    static let decimalMark = ValueType("decimal-mark", ["point": .point, "comma": .comma])
}

extension ValueType where Value == String {
    /// The unit after numbers.
    static let unit = ValueType(
        Notation(
            "unit",
            "a unit of at most 3 characters (letters, spaces, % ° ′ ″ / .), such as pt or %",
            pattern: "[\\p{L}%°′″/. ]{1,3}"
        )
    ) { text in
        let scalars = text.unicodeScalars
        guard (1...3).contains(scalars.count), scalars.allSatisfy(\.isInUnits) else { return nil }
        return String(text)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is valid in a unit.
    fileprivate var isInUnits: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: "%°′″/. ".unicodeScalars.contains(self)
        }
    }
}

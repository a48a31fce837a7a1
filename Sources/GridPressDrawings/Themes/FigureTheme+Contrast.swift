extension Finding.Code {
    /// Colors of a theme that are hard to read.
    public static let themeContrast = Finding.Code(rawValue: "theme.contrast")
    /// A file that isn't a theme.
    public static let invalidTheme = Finding.Code(rawValue: "theme.invalid")
}

extension FigureTheme {
    /// The minimum contrast of small text, as WCAG requires it.
    package static let leastContrast = 4.5

    /// A warning for each color whose words are hard to read on the ground of the theme.
    package var contrastFindings: [Finding] {
        Role.allCases.flatMap { role -> [Finding] in
            // The standard color of proposals is for lines. The labels of proposals have a darker color.
            guard role != .ground, role != .proposal || proposal != FigureTheme.standard.proposal else { return [] }
            return [("light", \Drawing.Color.light), ("dark", \.dark)].compactMap { scheme, color in
                let contrast = self[role][keyPath: color].contrast(to: ground[keyPath: color])
                guard contrast < Self.leastContrast else { return nil }
                return Finding(
                    .themeContrast,
                    .warning,
                    "The theme's color \"\(role.rawValue)\" has a contrast of \(contrast.ratio) : 1 to its ground in the "
                        + "\(scheme) scheme. At least \(Self.leastContrast.ratio) : 1 is easy to read.",
                    fix: "Use a \(scheme == "light" ? "darker" : "lighter") color, or another ground."
                )
            }
        }
    }
}

extension Double {
    /// The number with at most one decimal, rounded down so that it doesn't seem sufficient.
    fileprivate var ratio: String { ((self * 10).rounded(.down) / 10).phrase }
}

extension Finding.Explanation {
    /// The explanations of findings about themes.
    static let ofThemes = [
        Finding.Explanation(
            .invalidTheme, .error, "A file that isn't a theme",
            "A theme is a JSON object. Its fields are the colors accent, ink, ground, muted, dimension, guide, overflow and "
                + "proposal, and the lengths labelSize and radius. A color is `\"#rrggbb\"`, or an object with the colors "
                + "`light` and `dark`.", "Correct the value at the place that the message names."),
        Finding.Explanation(
            .themeContrast, .warning, "Colors of a theme that are hard to read",
            "Labels have the colors of the theme and stand on its ground. Small text needs a contrast of 4.5 : 1. The "
                + "presets have it in both color schemes.",
            "Use colors that differ more from the ground, in the scheme that the message names."),
    ]
}

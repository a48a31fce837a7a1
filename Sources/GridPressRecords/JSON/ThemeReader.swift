/// A reader for theme files.
///
/// A theme file is an object with a field for each value that differs from the standard theme:
///
/// ```json
/// { "accent": "#0969da", "ink": { "light": "#1f2328", "dark": "#f0f6fc" }, "labelSize": 12 }
/// ```
package enum ThemeReader {
    private static let limits = JSONLimits(bytes: 100_000, values: 1000, depth: 8)
    private static let colors = [
        "accent", "ink", "ground", "muted", "dimension", "guide", "overflow", "proposal",
    ]
    private static let lengths = ["labelSize", "radius"]

    /// Returns the theme that a file describes.
    ///
    /// - Throws: ``JSONError`` for the first error.
    package static func theme(from bytes: [UInt8]) throws(JSONError) -> FigureTheme {
        let fields = try JSONFields(JSONReader.value(of: bytes, limits: limits))
        for member in fields.members where !(colors + lengths).contains(member.name) {
            let nearest = Spelling.nearest(to: member.name, among: colors + lengths)
            throw member.value.mistake(
                "A theme has no field \(member.name.quoted). "
                    + (nearest.map { "Did you mean \($0.quoted)?" }
                        ?? "Use \((colors + lengths).map(\.quoted).joined(separator: ", ")).")
            )
        }
        func opaque(_ name: String) throws(JSONError) -> Drawing.Color? {
            guard let value = fields.value(name) else { return nil }
            let color = try value.color()
            guard color.light.alpha == 1, color.dark.alpha == 1 else {
                throw value.mistake("The color \(name.quoted) of a theme is opaque. Use the form \"#rrggbb\".")
            }
            return color
        }
        func length(_ name: String, from least: Double) throws(JSONError) -> Double? {
            guard let value = fields.value(name) else { return nil }
            let number = try value.number()
            guard number >= least, number <= 1000 else {
                throw value.mistake("\(name.quoted) is out of range. Use a number from \(least.phrase) to 1000.")
            }
            return number
        }
        return FigureTheme(
            accent: try opaque("accent"),
            ink: try opaque("ink"),
            ground: try opaque("ground"),
            muted: try opaque("muted"),
            dimension: try opaque("dimension"),
            guide: try opaque("guide"),
            overflow: try opaque("overflow"),
            proposal: try opaque("proposal"),
            labelSize: try length("labelSize", from: 1),
            radius: try length("radius", from: 0)
        )
    }
}

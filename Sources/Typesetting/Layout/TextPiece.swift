/// A piece of text whose letters look the same.
package struct TextPiece: Hashable, Sendable {
    /// What it says.
    package var string: String
    /// Its typeface and size.
    package var font: Drawing.Font
    /// The room added after each letter.
    package var tracking: Double
    /// How far it is raised above the baseline.
    package var baselineOffset: Double
    /// The lines that are drawn along it.
    package var decoration: Drawing.TextDecoration
    /// Where it leads.
    package var link: SafeURL?
}

extension TextPiece {
    // Beside the structure: what is written field by field inside it, the compiler copies once it is whole.
    /// A piece of text.
    package init(
        _ string: String,
        font: Drawing.Font,
        tracking: Double = 0,
        baselineOffset: Double = 0,
        decoration: Drawing.TextDecoration = [],
        link: SafeURL? = nil
    ) {
        self.init(
            string: string,
            font: font,
            tracking: tracking,
            baselineOffset: baselineOffset,
            decoration: decoration,
            link: link
        )
    }
}

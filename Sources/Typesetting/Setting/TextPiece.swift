/// A piece of text whose letters look the same.
public struct TextPiece: Hashable, Sendable {
    /// What it says.
    public var string: String
    /// Its typeface and size.
    public var font: Drawing.Font
    /// The room added after each letter.
    public var tracking: Double
    /// How far it is raised above the baseline.
    public var baselineOffset: Double
    /// The lines that are drawn along it.
    public var decoration: Drawing.TextDecoration
    /// Where it leads.
    public var link: SafeURL?
}

extension TextPiece {
    // Beside the structure: what is written field by field inside it, the compiler copies once it is whole.
    /// A piece of text.
    public init(
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

// The colors of controls, for the light and the dark color scheme.

extension ShapeStyle where Self == Color {
    /// The background of bordered buttons and fields.
    static var controlGround: Color { Color(.tertiarySystemFill) }
    /// The part of a track that isn't filled.
    static var track: Color { Color(.systemFill) }
    /// The knob of a slider or a switch.
    static var knob: Color { .white }
    /// The line around a knob.
    static var knobEdge: Color { Color(white: 0, opacity: 0.12) }
    /// The background of rows.
    static var rows: Color { Color(.secondarySystemGroupedBackground) }
    /// The background behind rows.
    static var behindRows: Color { Color(.systemGroupedBackground) }
    /// The small icons at the ends of rows.
    static var sign: Color { Color(.tertiaryLabel) }
}

// The colours of controls, in both schemes.

extension ShapeStyle where Self == Color {
    /// The ground of bordered buttons and fields.
    static var controlGround: Color { Color(.tertiarySystemFill) }
    /// The part of a track that isn't filled.
    static var track: Color { Color(.systemFill) }
    /// What is moved along a track.
    static var knob: Color { .white }
    /// The line around a knob.
    static var knobEdge: Color { Color(white: 0, opacity: 0.12) }
    /// The ground of rows.
    static var rows: Color { Color(.secondarySystemGroupedBackground) }
    /// What lies behind rows.
    static var behindRows: Color { Color(.systemGroupedBackground) }
    /// Small signs at the ends of rows.
    static var sign: Color { Color(.tertiaryLabel) }
}

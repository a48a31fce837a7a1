/// The views that a style makes, with the style's own dynamic properties connected.
struct StyleBody<Style, Content: View>: PrimitiveView {
    let style: Style
    let make: (Style) -> Content

    init(_ style: Style, make: @escaping (Style) -> Content) {
        self.style = style
        self.make = make
    }

    /// It makes those of its content.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    func _build(into builder: NodeBuilder) {
        var style = style
        builder.bind(&style)
        if !builder.hasFailed { builder.build(make(style), at: .body) }
    }
}

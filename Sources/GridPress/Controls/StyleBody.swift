/// The views that a style makes, with the style's own dynamic properties connected.
struct StyleBody<Style, Content: View>: PrimitiveView {
    let style: Style
    let make: (Style) -> Content

    init(_ style: Style, make: @escaping (Style) -> Content) {
        self.style = style
        self.make = make
    }

    func _build(into builder: NodeBuilder) {
        var style = style
        builder.bind(&style)
        if !builder.hasFailed { builder.build(make(style), at: .body) }
    }
}

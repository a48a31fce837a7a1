/// The views that a style makes of what it knows about a control.
struct StyleBody<Style: ViewStyle>: PrimitiveView {
    let style: Style
    let configuration: Style.Parts

    init(_ style: Style, _ configuration: Style.Parts) {
        self.style = style
        self.configuration = configuration
    }

    /// It makes those of its content.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    func _build(into builder: NodeBuilder) { style._build(configuration, into: builder) }
}

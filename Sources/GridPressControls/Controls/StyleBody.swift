/// The view that a style makes from the configuration of a control.
struct StyleBody<Style: ViewStyle>: PrimitiveView {
    let style: Style
    let configuration: Style.Parts

    init(_ style: Style, _ configuration: Style.Parts) {
        self.style = style
        self.configuration = configuration
    }

    /// Always `false`: the number of nodes depends on the style.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    func _build(into builder: NodeBuilder) { style._build(configuration, into: builder) }
}

extension FigureComparison: PrimitiveView {
    /// Creates the nodes of both figures, of the outlines and of the words.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        do throws(FigureError) {
            try view(of: compared(scheme: builder.environment.scheme))._build(into: builder)
        } catch {
            builder.findings.add(error.finding())
        }
    }
}

extension EnvironmentValues {
    /// The color scheme of a figure in this environment.
    fileprivate var scheme: Drawing.Scheme {
        guard values.isSchemeFixed else { return .adaptive }
        return colorScheme == .dark ? .dark : .light
    }
}

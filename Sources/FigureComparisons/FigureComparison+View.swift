import GridPress

extension FigureComparison: PrimitiveView {
    /// Creates the nodes of both figures, of the outlines and of the words.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        do throws(FigureError) {
            let scheme = builder.environment.scheme
            try view(of: compared(scheme: scheme), scheme)._build(into: builder)
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

/// A view with another view in the dark scheme.
struct SchemeView<Content: View>: PrimitiveView {
    var light: Content
    /// The view in the dark scheme; `nil` if it is the same.
    var dark: Content?

    func _build(into builder: NodeBuilder) {
        // Reading the scheme starts the layout in the dark scheme, so only a view with a dark variant reads it.
        if let dark, builder.environment.colorScheme == .dark {
            dark._build(into: builder)
        } else {
            light._build(into: builder)
        }
    }
}

import GridPress

extension PreviewScene.Picture {
    /// Returns the text of the file with the picture.
    func text(of content: PreviewContent) throws -> String {
        let options = Figure.RenderOptions(scheme: scheme)
        switch content {
        case .record: return drawing.json(exact: true)
        case .picture(.svg, let embedsLayoutRecord):
            return try drawing.svg(options, embedsLayoutRecord: embedsLayoutRecord)
        case .picture(.html, let embedsLayoutRecord):
            return drawing.html(options, embedsLayoutRecord: embedsLayoutRecord)
        case .picture(.json, _): return drawing.json(options)
        case .picture(.text, _): return drawing.text(options)
        case .picture(.accessibility, _): return drawing.accessibilityText()
        }
    }
}

extension SchemeName {
    /// The scheme as a value of GridPress, which has the same names.
    var scheme: Drawing.Scheme { Drawing.Scheme(rawValue: rawValue)! }

    init(_ scheme: Drawing.Scheme) { self = SchemeName(rawValue: scheme.rawValue)! }
}

/// The layout record in the head of a picture, for golden files.
package struct EmbeddedLayoutRecord: PictureRecord {
    package init() {}

    package func write(_ drawing: Drawing, _ options: SVGRenderer.Options, to writer: inout MarkupWriter) {
        writer.element("metadata") { LayoutRecordWriter(drawing).write(options.recorded, to: &$0) }
    }
}

extension SVGRenderer.Options {
    /// The options for a layout record, without default values.
    package var recorded: [(name: StaticString, value: String)] {
        var settings: [(name: StaticString, value: String)] = []
        if scheme != .adaptive { settings.append(("scheme", scheme.rawValue)) }
        if margin != 0 { settings.append(("margin", SettingText.text(of: margin))) }
        if !layers.missing.isEmpty {
            let shown = Drawing.Layer.allCases.filter { layers.contains($0) }.map(\.rawValue)
            settings.append(("shown", shown.joined(separator: " ")))
        }
        return settings
    }
}

extension Text {
    /// Creates a text from an attributed string, with its supported attributes and links.
    @_disfavoredOverload
    public init(_ attributed: AttributedString) {
        self.init(
            runs: attributed.runs.map { run in Run(String(attributed[run.range].characters), run.textAttributes) }
        )
    }
}

extension AttributedString.Runs.Run {
    private typealias Key = AttributeScopes.GridPressAttributes

    /// The attributes of the run that texts support; `nil` if there are no such attributes.
    fileprivate var textAttributes: TextAttributes? {
        var said = TextAttributes()
        if let address = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]?.absoluteString {
            said.setLink(address: address)
        }
        if let color = self[Key.ForegroundColorAttribute.self] { said.style = AnyShapeStyle(color) }
        if self[Key.BackgroundColorAttribute.self] != nil { said.hasBackground = true }
        said.font = self[Key.FontAttribute.self]
        said.tracking = (self[Key.TrackingAttribute.self] ?? self[Key.KerningAttribute.self])
        said.baselineOffset = self[Key.BaselineOffsetAttribute.self]
        if self[Key.UnderlineStyleAttribute.self] != nil { said.isUnderlined = true }
        if self[Key.StrikethroughStyleAttribute.self] != nil { said.isStruckThrough = true }
        if let intent = self[Key.InlineIntentAttribute.self] {
            if intent.contains(.stronglyEmphasized) { said.isBold = true }
            if intent.contains(.emphasized) { said.isItalic = true }
            if intent.contains(.code) { said.isMonospaced = true }
            if intent.contains(.strikethrough) { said.isStruckThrough = true }
        }
        return said.isEmpty ? nil : said
    }
}

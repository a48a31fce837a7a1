extension Text {
    /// A text with the links of an attributed string, the one attribute of text that Foundation has everywhere.
    @_disfavoredOverload
    public init(_ attributed: AttributedString) {
        self.init(
            runs: attributed.runs.map { run in
                let string = String(attributed[run.range].characters)
                guard let address = run.link?.absoluteString else { return Run(string) }
                var attributes = TextAttributes()
                attributes.link = SafeURL(address)
                if attributes.link == nil { attributes.refusedLink = address }
                return Run(string, attributes)
            }
        )
    }
}

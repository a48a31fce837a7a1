extension MarkupWriter {
    /// Writes a URL.
    package mutating func attribute(_ name: StaticString, url: SafeURL) {
        attribute(name, text: url.string)
    }
}

import GridPressDrawings

extension MarkupWriter {
    /// Writes an address.
    package mutating func attribute(_ name: StaticString, url: SafeURL) {
        attribute(name, text: url.string)
    }
}

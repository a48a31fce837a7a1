import Drawings

extension MarkupWriter {
    /// Writes an address.
    public mutating func attribute(_ name: StaticString, url: SafeURL) {
        attribute(name, text: url.string)
    }
}

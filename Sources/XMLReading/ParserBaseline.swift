import CLibXML2

/// Parsing with libxml2 alone, without safety checks and flat arrays: the lower bound in benchmarks of reading and
/// comparing.
package enum ParserBaseline {
    /// Parses a trusted document, discards the tree, and returns the number of elements directly in its root.
    ///
    /// The result is 0 if the document can't be parsed.
    package static func childCount(of source: SourceText) -> Int {
        guard let tree = try? LibXML2Parser(source, stop: nil).parse() else { return 0 }
        defer { xmlFreeDoc(tree) }
        return Int(xmlChildElementCount(xmlDocGetRootElement(tree)))
    }
}

import CLibXML2
import GridPressFindings

/// What the library does alone, without anything that makes it safe or its tree useful: the bound that reading and
/// comparing are measured against.
package enum ParserBaseline {
    /// Parses a document of our own making, throws it away, and tells how many children its root has.
    package static func childCount(of source: SourceText) -> Int {
        guard let tree = try? LibXML2Parser(source, stop: nil).parse() else { return 0 }
        defer { xmlFreeDoc(tree) }
        return Int(xmlChildElementCount(xmlDocGetRootElement(tree)))
    }
}

import CLibXML2
import GridPressFindings

/// The library's parser without safety checks and without a usable tree: the bound for the time of reading and
/// comparing.
package enum ParserBaseline {
    /// Parses a document of our own making, throws it away, and tells how many children its root has.
    package static func childCount(of source: SourceText) -> Int {
        guard let tree = try? LibXML2Parser(source, stop: nil).parse() else { return 0 }
        defer { xmlFreeDoc(tree) }
        return Int(xmlChildElementCount(xmlDocGetRootElement(tree)))
    }
}

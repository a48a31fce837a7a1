@_exported import GridPress
@_exported import GridPressFindings
import XMLReading

/// A layout that is described in an XML file.
///
/// ```xml
/// <Figure title="Two cells" width="200" height="60">
///   <HStack spacing="8">
///     <Text font="headline" padding="4">Hello</Text>
///     <Color fill="blue" frame="50 50"/>
///   </HStack>
/// </Figure>
/// ```
///
/// Elements are views, attributes their parameters and modifiers. Every mistake of a file is found in one go.
///
/// The root is a figure, or a `Comparison` of two figures.
public struct LayoutDocument {
    /// The figure that the file describes; `nil` where a mistake keeps it from being drawn.
    ///
    /// That of a comparison draws both figures.
    public var figure: Figure? {
        switch root {
        case .figure(let element): element.figure()
        case .comparison(let element): element.figure
        case nil: nil
        }
    }
    /// The comparison that the file describes; `nil` for a figure, and where a mistake keeps it from being drawn.
    public var comparison: FigureComparison? {
        if case .comparison(let element) = root { element.comparison() } else { nil }
    }
    /// Which colours the file asks for; `nil` where it leaves that open.
    public let scheme: Figure.Scheme?
    /// The room around everything that the file asks for; `nil` where it leaves that open.
    public let margin: CGFloat?
    /// What is wrong with the file, or looks wrong, in its order.
    public let findings: [Finding]
    /// The root element; `nil` where a mistake keeps it from being drawn.
    let root: DocumentRoot?

    /// Reads a file that is in memory.
    public init(_ source: SourceText) {
        do throws(XMLError) {
            let document = try XMLArena(source)
            let reader = DocumentReader(document)
            let root = reader.root(document.root)
            findings = [source.declaredEncodingFinding].compactMap(\.self) + reader.sortedFindings
            self.root = reader.hasErrors ? nil : root
            scheme = root?.scheme
            margin = root?.margin
        } catch {
            root = nil
            scheme = nil
            margin = nil
            findings = [error.finding]
        }
    }
}

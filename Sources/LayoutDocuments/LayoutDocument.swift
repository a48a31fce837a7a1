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
/// The root is a figure, a `Comparison` of two figures, or `States` of a figure that moves.
public struct LayoutDocument {
    /// The figure that the file describes; `nil` where a mistake keeps it from being drawn.
    ///
    /// That of a comparison draws both figures. That of states moves, and shows the last one at rest.
    public var figure: Figure? {
        switch root {
        case .figure(let element): element.figure()
        case .comparison(let element): element.figure
        case .states(let element): element.figure()
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
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - documents: Returns the document at a path in the folder of the file, for `States` that name two documents;
    ///     `nil` if it can't be read. Paths never lead out of the folder, but links in it may. Without the closure,
    ///     documents can't name others.
    public init(_ source: SourceText, documents: ((_ path: String) -> SourceText?)? = nil) {
        do throws(XMLError) {
            let document = try XMLArena(source)
            let reader = DocumentReader(document, documents: documents)
            let root = reader.root(document.root)
            findings =
                [source.declaredEncodingFinding].compactMap(\.self) + reader.sortedFindings + reader.findingsElsewhere
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
    /// Reads a file as a state of a figure that moves: its root is a figure, and its views are known by their ids.
    ///
    /// - Parameter notesPlaces: Whether findings in the picture are at the places of elements in the file.
    package init(state source: SourceText, notesPlaces: Bool) {
        let (figure, findings) = DocumentReader.figure(ofState: source, notesPlaces: notesPlaces)
        self.findings = findings
        root = figure.map(DocumentRoot.figure)
        scheme = figure?.scheme
        margin = figure?.margin
    }
}

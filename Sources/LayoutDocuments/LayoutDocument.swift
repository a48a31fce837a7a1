@_exported import FigureComparisons
@_exported import GridPress
@_exported import GridPressFindings

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
/// Elements are views; attributes are their parameters and modifiers.
///
/// Reading a document reports all of its errors, not only the first error.
///
/// The root is a figure, a `Comparison` of two figures, or `States` of an animated figure.
public struct LayoutDocument {
    /// The figure that the file describes; `nil` if the file has errors.
    ///
    /// The figure of a comparison draws both figures. The figure of states is animated, and shows the last state at
    /// rest.
    public var figure: Figure? {
        switch root {
        case .figure(let element): element.figure()
        case .comparison(let element): element.figure
        case .states(let element): element.figure()
        case nil: nil
        }
    }
    /// The comparison that the file describes; `nil` for other root elements, and if the file has errors.
    public var comparison: FigureComparison? {
        if case .comparison(let element) = root { element.comparison() } else { nil }
    }
    /// The color scheme of the file; `nil` if it has none.
    public let scheme: Figure.Scheme?
    /// The margin around the figure, in points; `nil` if the file has none.
    public let margin: CGFloat?
    /// The findings in the file, in its order, followed by the findings in the documents that it names.
    public let findings: [Finding]
    /// The root element; `nil` if the file has errors.
    let root: DocumentRoot?

    /// Creates a document by reading a file in memory.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - documents: Returns the document at a path in the folder of the file, for `States` that name two documents;
    ///     `nil` if it can't be read. Paths never leave the folder, but symbolic links in it can. Without the
    ///     closure, documents can't refer to others.
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
    /// Creates a document by reading a file as a state of an animated figure.
    ///
    /// The root of the file is a figure, and its views are matched by their ids.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - notesPlaces: Whether findings of the drawing have the positions of elements in the file.
    package init(state source: SourceText, notesPlaces: Bool) {
        let (figure, findings) = DocumentReader.figure(ofState: source, notesPlaces: notesPlaces)
        self.findings = findings
        root = figure.map(DocumentRoot.figure)
        scheme = figure?.scheme
        margin = figure?.margin
    }
}

@_exported import Findings
@_exported import GridPress
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
public struct LayoutDocument {
    /// The figure that the file describes; `nil` where a mistake keeps it from being drawn.
    public let figure: Figure?
    /// What is wrong with the file, in its order.
    public let findings: [Finding]

    /// Reads a file that is in memory.
    public init(_ source: SourceText) {
        do throws(XMLMistake) {
            let reader = DocumentReader(source)
            figure = reader.figure(try XMLDocument(source).root)
            findings = reader.findings.sorted { $0.place.order < $1.place.order }
        } catch {
            figure = nil
            findings = [error.finding]
        }
    }
}

extension Finding.Place? {
    /// Where it stands in a file.
    fileprivate var order: Int {
        if case .source(_, let line, let column)? = self { line * 1_000_000 + column } else { 0 }
    }
}

extension DocumentReader {
    private static let title = Attribute("title", .text, "What the picture shows, in a few words.")
    private static let summary = Attribute("description", .text, "What it shows, for people who can't see it.")
    private static let width = Attribute("width", .length, "The width; the content's where it is left out.")
    private static let height = Attribute("height", .length, "The height; the content's where it is left out.")
    /// What the outermost element takes.
    static let figureRules = [title.rule, summary.rule, width.rule, height.rule]

    /// The figure that the outermost element describes.
    func figure(_ root: XMLElement) -> Figure? {
        guard root.name == "Figure" else {
            report(
                .unknownRoot,
                at: root.nameRange.lowerBound,
                "The outermost element is \(root.name.quoted).",
                fix: "Put everything into a “Figure”."
            )
            return nil
        }
        takeDefinitions(of: root)
        let element = ElementReader(element: root, reader: self)
        checkAttributes(of: root, known: Self.figureRules.map(\.name))
        check(root, content: .views)
        let views = element.views
        let figure = Figure(
            element[Self.title] ?? "",
            description: element[Self.summary],
            width: element[Self.width].map { CGFloat($0) },
            height: element[Self.height].map { CGFloat($0) }
        ) {
            views
        }
        return findings.contains { $0.severity == .error } ? nil : figure
    }
}

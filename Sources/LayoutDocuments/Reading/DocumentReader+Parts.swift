/// Root elements that contain several figures: comparisons and states.
extension DocumentReader {
    /// Reads the attributes and names of a root with several figures, and returns the other elements.
    ///
    /// - Parameter parts: The word for its figures in messages, such as "states".
    func takeParts(
        of root: XMLArena.Element,
        for parameters: ParameterList,
        called parts: String,
        into parsed: inout ParsedArguments
    ) -> [XMLArena.Element] {
        takeAttributes(of: root, for: parameters, as: .wrapper, into: &parsed)
        for case .text(let written) in root.children where !written.isBlank {
            report(
                .unexpectedContent,
                at: written.range.lowerBound,
                "Text isn't valid in \"\(root.name)\".",
                fix: "Put it into a Text in one of the \(parts)."
            )
        }
        return takeNames(of: root)
    }

    /// Reads each part of a root with several figures.
    ///
    /// The names of the root are valid in all parts, and each part can define others.
    ///
    /// - Parameter read: Reads a part, and returns whether to continue.
    func readParts(
        _ elements: [XMLArena.Element],
        named name: String,
        in root: XMLArena.Element,
        called parts: String,
        _ read: (XMLArena.Element) -> Bool
    ) {
        let shared = names
        for element in elements {
            guard element.name == name else {
                report(
                    .unexpectedContent,
                    at: element.nameRange.lowerBound,
                    "\(element.name.quoted) isn't valid in \"\(root.name)\".",
                    fix: "Put it into one of the \(parts)."
                )
                continue
            }
            (names.values, names.styles, names.broken) = (shared.values, shared.styles, shared.broken)
            identities = [:]
            guard read(element) else { break }
        }
    }
}

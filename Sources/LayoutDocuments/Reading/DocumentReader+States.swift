/// Animated figures: states in one document, or in two other documents.
extension DocumentReader {
    /// The name of the root element of an animated figure.
    static let states = "States"
    /// The name of the element of a state.
    static let state = "State"

    /// The largest number of states.
    static let mostStates = 50

    private static let words = Parameter("title", .text, "The title of the state, which pages show.", or: "")
    private static let commonWidth = Parameter(
        "width",
        .size,
        "The width of all states, in points. By default, the states can have different widths."
    )
    private static let commonHeight = Parameter(
        "height",
        .size,
        "The height of all states, in points. By default, the states can have different heights."
    )
    private static let animation = Parameter(
        "animation",
        .animation,
        "The animation of changes without a separate animation. Its repetitions repeat the sequence of all changes. "
            + "Without repetitions, the sequence runs forward and backward forever.",
        or: "default"
    )
    private static let pause = Parameter(
        "pause",
        .seconds,
        "The time for which each state is shown, in seconds. By default, 0.8 seconds, and 2 seconds for the first and "
            + "the last state of a sequence that repeats."
    )
    private static let from = Parameter(
        "from",
        .text,
        "The path of the document with the first state, in the folder of this document. Requires `to`."
    )
    private static let to = Parameter(
        "to",
        .text,
        "The path of the document with the last state, in the folder of this document. Requires `from`."
    )
    private static let ownAnimation = Parameter(
        "animation",
        .animation,
        "The animation of the change to this state. By default, the `animation` of `States`."
    )

    /// The parameters of an animated figure.
    static let statesParameters = ParameterList([
        title.rule, summary.rule, caption.rule, commonWidth.rule, commonHeight.rule, scheme.rule, margin.rule,
        animation.rule, pause.rule, from.rule, to.rule,
    ])

    /// The parameters of a state.
    static let stateParameters = ParameterList([
        words.rule, summary.rule, width.rule, height.rule, ownAnimation.rule,
    ])

    /// Reads an animated figure as the root element; returns `nil` unless it has 2 to 50 states.
    func states(_ root: XMLArena.Element) -> StatesElement? {
        identifiesViews = true
        var parsed = ParsedArguments()
        let elements = takeParts(of: root, for: Self.statesParameters, called: "states", into: &parsed)
        let names = [Self.from, Self.to].map(\.rule.name)
        let isNamed = root.attributes.contains { names.contains($0.name) }
        guard let states = isNamed ? namedStates(parsed, root, elements) : states(elements, in: root) else {
            return nil
        }
        let last = states[states.count - 1].figure
        let title = Self.title.value(parsed) ?? ""
        return StatesElement(
            title: title.isEmpty ? last.title : title,
            description: Self.summary.value(parsed) ?? nil,
            caption: Self.caption.value(parsed) ?? nil,
            width: Self.commonWidth.value(parsed) ?? nil,
            height: Self.commonHeight.value(parsed) ?? nil,
            scheme: (Self.scheme.value(parsed) ?? nil) ?? last.scheme,
            margin: (Self.margin.value(parsed) ?? nil) ?? last.margin,
            animation: Self.animation.value(parsed) ?? .default,
            pause: Self.pause.value(parsed) ?? nil,
            states: states
        )
    }

    // MARK: Elements

    private func states(_ elements: [XMLArena.Element], in root: XMLArena.Element) -> [StatesElement.State]? {
        var states: [StatesElement.State] = []
        var count = 0
        readParts(elements, named: Self.state, in: root, called: "states") { element in
            count += 1
            guard count <= Self.mostStates else { return false }
            var parsed = ParsedArguments()
            let figure = figure(element, Self.stateParameters, into: &parsed)
            states.append(StatesElement.State(figure: figure, animation: Self.ownAnimation.value(parsed) ?? nil))
            return true
        }
        guard (2...Self.mostStates).contains(count) else {
            let number = count > Self.mostStates ? "more than \(Self.mostStates)" : "\(count)"
            report(
                .unexpectedContent,
                at: root.nameRange.lowerBound,
                "\"\(Self.states)\" has \(number) \(count == 1 ? "state" : "states") instead of 2 to \(Self.mostStates).",
                fix: count < 2 ? "Add a \"\(Self.state)\"." : "Show fewer states."
            )
            return nil
        }
        return states
    }

    // MARK: Documents

    /// Returns the states in two other documents; `nil` after errors.
    private func namedStates(
        _ parsed: ParsedArguments,
        _ root: XMLArena.Element,
        _ elements: [XMLArena.Element]
    ) -> [StatesElement.State]? {
        if let element = elements.first {
            report(
                .contradiction,
                at: element.nameRange.lowerBound,
                "\"\(Self.states)\" has elements in addition to \"from\" and \"to\".",
                fix: "Use either documents or elements."
            )
            return nil
        }
        guard let documents else {
            report(
                .unreadableDocument,
                at: root.nameRange.lowerBound,
                "The documents can't be read, as no files beside this document are available.",
                fix: "Put both figures into this document, each as a \"\(Self.state)\"."
            )
            return nil
        }
        var states: [StatesElement.State] = []
        for parameter in [Self.from, Self.to] {
            let name = parameter.rule.name
            guard let path = parameter.value(parsed) ?? nil else {
                if !root.attributes.contains(where: { $0.name == name }) {
                    report(
                        .missingAttribute,
                        at: root.nameRange.lowerBound,
                        "\"\(name)\" is missing.",
                        fix: "Add it: \(name)=\"…\"."
                    )
                }
                continue
            }
            let offset = parsed.offset(of: RuleName(name)) ?? 0
            guard let figure = figure(in: documents, path, at: offset) else { continue }
            states.append(StatesElement.State(figure: figure, animation: nil))
        }
        return states.count == 2 ? states : nil
    }

    /// Returns the figure of another document; `nil` if it can't be read or has errors.
    private func figure(
        in documents: (_ path: String) -> SourceText?,
        _ path: String,
        at offset: Int
    ) -> FigureElement? {
        guard path.staysInFolder else {
            report(
                .unreadableDocument,
                at: offset,
                "\(path.quoted) isn't a path in the folder of the document.",
                fix: "Use the name of a document in this folder, such as \"rows.xml\"."
            )
            return nil
        }
        guard let source = documents(path) else {
            report(
                .unreadableDocument,
                at: offset,
                "The document \(path.quoted) can't be read.",
                fix: "Use the path of a layout document, relative to this one."
            )
            return nil
        }
        let (figure, found) = Self.figure(ofState: source)
        findingsElsewhere += found
        return figure
    }

    /// Reads a document with a figure as a state.
    ///
    /// - Parameters:
    ///   - source: The document.
    ///   - notesPlaces: Whether views have the positions of their elements. Positions in different files would be
    ///     mixed up.
    /// - Returns: The figure, which is `nil` after errors, and the findings.
    static func figure(ofState source: SourceText, notesPlaces: Bool = false) -> (FigureElement?, [Finding]) {
        do throws(XMLError) {
            let document = try XMLArena(source)
            let reader = DocumentReader(document, notesPlaces: notesPlaces)
            reader.identifiesViews = true
            let root = reader.root(document.root, among: [Self.figure])
            let findings = [source.declaredEncodingFinding].compactMap(\.self) + reader.sortedFindings
            guard !reader.hasErrors, case .figure(let figure)? = root else { return (nil, findings) }
            return (figure, findings)
        } catch {
            return (nil, [error.finding])
        }
    }
}

extension ParameterRule {
    /// The name of the attribute or the slot; empty for content.
    fileprivate var name: String {
        switch self {
        case .attribute(let rule): rule.name
        case .slot(let rule): rule.name
        case .views, .text: ""
        }
    }
}

extension String {
    /// Whether the text is a relative path that doesn't leave its folder.
    fileprivate var staysInFolder: Bool {
        let parts = split(separator: "/", omittingEmptySubsequences: false)
        return utf8.count <= 1000 && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.hasPrefix("~") }
            && unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\\" && $0 != ":" }
    }
}

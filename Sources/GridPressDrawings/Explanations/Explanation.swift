import LayoutSolvers

extension Drawing {
    /// The reasons why a view has its frame, step by step.
    ///
    /// A drawing contains explanations if `explainsLayout` of its figure is set.
    ///
    /// ```swift
    /// var figure = Figure("Profile", width: 320) { CardView() }
    /// figure.explainsLayout = true
    /// if let explanation = try figure.drawing().explanation(of: "title") { print(explanation) }
    /// ```
    public struct Explanation: Equatable, Sendable {
        /// A part of a frame.
        ///
        /// ```swift
        /// let explanation = drawing.explanation(of: "title", [.width, .height])
        /// let titles = explanation?.parts.map(\.aspect.title)
        /// ```
        public enum Aspect: String, Hashable, Sendable, CaseIterable {
            /// The width of the view.
            case width
            /// The height of the view.
            case height
            /// The distance from the left edge of the figure.
            case x
            /// The distance from the top edge of the figure.
            case y
        }

        /// A step that determines a part of a frame.
        ///
        /// ```swift
        /// for step in drawing.explanation(of: "title", [.width])?.parts.first?.steps ?? [] {
        ///     print(step.sentence, step.computation, separator: "\n    ")
        ///     print(drawing.elements[step.element].kind.name)
        /// }
        /// ```
        public struct Step: Equatable, Sendable {
            /// The rule of layout as a sentence, without the numbers of the view.
            public var sentence: String
            /// The computation with its numbers, such as `300 offered − 32 insets = 268`.
            public var computation: String
            /// The result of the step; `nil` if no length is offered.
            public var result: Double?
            /// The heading of the documentation that describes the rule.
            public var rule: Heading
            /// The index of the element that the step is about.
            public var element: Int
            /// The part of the frame or of the proposal that the step determines.
            public var aspect: Aspect
            /// A Boolean value that indicates whether the step determines the proposal of the element, and not its
            /// frame.
            public var isOffer: Bool
        }

        /// A heading of the documentation.
        ///
        /// ```swift
        /// let steps = drawing.explanation(of: "title")?.parts.flatMap(\.steps) ?? []
        /// for heading in Set(steps.map(\.rule)) { print("See \"\(heading.title)\" in \(heading.page).md") }
        /// ```
        public struct Heading: Hashable, Sendable {
            /// The name of the page, without its extension.
            public var page: String
            /// The title of the heading.
            public var title: String
        }

        /// The steps that determine one part of the frame.
        ///
        /// ```swift
        /// for part in drawing.explanation(of: "title")?.parts ?? [] {
        ///     print("\(part.aspect.title): \(part.result), after \(part.steps.count) steps")
        /// }
        /// ```
        public struct Part: Equatable, Sendable {
            /// The part of the frame.
            public var aspect: Aspect
            /// The length or the position that results from the steps, in points.
            public var result: Double
            /// The steps, each of which follows from earlier steps.
            public var steps: [Step]
        }

        /// The index of the explained element.
        public var element: Int
        /// The name of the view, or its kind if it has no name.
        public var name: String
        /// The frame of the view, in figure coordinates before the transforms around it are applied.
        public var frame: CGRect
        /// The parts of the frame, each with its steps.
        public var parts: [Part]
    }

    /// Returns the steps that determine the frame of the view with a name.
    ///
    /// - Parameters:
    ///   - name: The name that `named(_:)` gave the view.
    ///   - aspects: The parts of the frame to explain.
    /// - Returns: The explanation; `nil` if no view has the name, or the drawing wasn't created to be explained. It is
    ///   also `nil` if the view takes no part in layout.
    public func explanation(of name: String, _ aspects: [Explanation.Aspect] = Explanation.Aspect.allCases)
        -> Explanation?
    {
        elements.indices.first { elements[$0].name == name }.flatMap { explanation(ofElement: $0, aspects) }
    }

    /// Returns the steps that determine the frame of an element.
    ///
    /// - Parameters:
    ///   - index: The index of the element.
    ///   - aspects: The parts of the frame to explain.
    /// - Returns: The explanation; `nil` if the drawing wasn't created to be explained, or the element takes no part
    ///   in layout.
    public func explanation(ofElement index: Int, _ aspects: [Explanation.Aspect] = Explanation.Aspect.allCases)
        -> Explanation?
    {
        guard elements.indices.contains(index), let explainer = LayoutExplainer(self),
            let element = explainer.laidOut(index)
        else { return nil }
        let words = ExplanationWords(explainer)
        return Explanation(
            element: element,
            name: words.name(of: element),
            frame: elements[element].frame,
            parts: aspects.map { aspect in
                var steps = ExplanationSteps(explainer)
                steps.add(aspect.kind, of: element, aspect.axis)
                return Explanation.Part(
                    aspect: aspect,
                    result: steps.steps.last.flatMap { $0.step.value } ?? 0,
                    steps: steps.steps.map { words.step($0.step, of: $0.quantity) }
                )
            }
        )
    }
}

extension Drawing.Explanation.Aspect {
    var kind: LayoutQuantity.Kind { self == .width || self == .height ? .length : .start }

    var axis: LayoutQuantity.Axis { self == .width || self == .x ? .horizontal : .vertical }

    init(_ quantity: LayoutQuantity) {
        switch (quantity.kind, quantity.axis) {
        case (.start, .horizontal): self = .x
        case (.start, _): self = .y
        case (_, .horizontal): self = .width
        default: self = .height
        }
    }
}

extension LayoutExplainer {
    /// Returns the element itself if it took part in layout, or else the first such element inside it.
    ///
    /// Elements behind and above the content don't count. The result is `nil` if there is no such element.
    func laidOut(_ index: Int) -> Int? {
        var next = index
        while next < drawing.elements[index].end {
            let element = drawing.elements[next]
            if element.proposal != nil { return next }
            let isBeside = element.layer != nil && element.layer != .content
            next = isBeside && next > index ? element.end : next + 1
        }
        return nil
    }
}

extension Drawing.Explanation: CustomStringConvertible {
    /// The explanation as text, with one step on each line.
    public var description: String {
        var lines = [
            "\(name.prefix(1).uppercased() + name.dropFirst()) is \(Double(frame.width).phrase) wide and \(Double(frame.height).phrase) high, "
                + "at x \(Double(frame.minX).inExplanation), y \(Double(frame.minY).inExplanation)."
        ]
        for part in parts {
            lines += ["", "\(part.aspect.title): \(part.result.inExplanation)"]
            for (number, step) in part.steps.enumerated() {
                lines.append("\(number + 1 < 10 ? " " : "")\(number + 1). \(step.sentence). (See \(step.rule))")
                lines.append("    \(step.computation)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Double {
    /// The number as text for sentences and computations, with at most three decimals and a minus sign instead of a
    /// hyphen.
    var inExplanation: String {
        if isInfinite { return self > 0 ? "∞" : "−∞" }
        return self < 0 ? "−" + (-self).phrase : phrase
    }
}

extension Drawing.Explanation.Step: CustomStringConvertible {
    /// The sentence, the computation, and the heading of the documentation.
    public var description: String { "\(sentence): \(computation). (\(rule))" }
}

extension Drawing.Explanation.Aspect {
    /// The part as the title of a section.
    public var title: String {
        switch self {
        case .width: "Width"
        case .height: "Height"
        case .x: "From the left"
        case .y: "From the top"
        }
    }
}

extension Drawing.Explanation.Heading: CustomStringConvertible {
    /// The title with the name of the file.
    public var description: String { "\(title.quoted) in \(page).md" }
}

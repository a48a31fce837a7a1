import LayoutSolvers

extension Drawing {
    /// The reasons why a view has its frame, step by step.
    ///
    /// Ask a drawing of a figure whose `explainsLayout` is set.
    public struct Explanation: Equatable, Sendable {
        /// A part of a frame.
        public enum Aspect: String, Hashable, Sendable, CaseIterable {
            /// The width of the view.
            case width
            /// The height of the view.
            case height
            /// The distance from the left of the figure.
            case x
            /// The distance from the top of the figure.
            case y
        }

        /// A step that leads to a part of a frame.
        public struct Step: Equatable, Sendable {
            /// The rule of layout, in a sentence without its numbers.
            public var sentence: String
            /// The computation with its numbers, such as `300 offered − 32 insets = 268`.
            public var computation: String
            /// The result; `nil` where nothing is offered.
            public var result: Double?
            /// The page and the heading of the documentation that describe the rule.
            public var rule: Heading
            /// The index of the element that the step is about.
            public var element: Int
            /// The part of its frame, or of its proposal, that the step gives.
            public var aspect: Aspect
            /// Whether the result is what the element is offered, rather than a part of its frame.
            public var isOffer: Bool
        }

        /// A heading of the documentation.
        public struct Heading: Hashable, Sendable {
            /// The name of the page, without its extension.
            public var page: String
            /// The title of the heading.
            public var title: String
        }

        /// The steps that lead to one part of the frame.
        public struct Part: Equatable, Sendable {
            /// The part of the frame.
            public var aspect: Aspect
            /// The length or the place that the steps lead to.
            public var result: Double
            /// The steps, each of which follows from those before.
            public var steps: [Step]
        }

        /// The index of the element that is explained.
        public var element: Int
        /// The name or the kind of the view.
        public var name: String
        /// The frame of the view.
        public var frame: CGRect
        /// The parts of the frame, each with its steps.
        public var parts: [Part]
    }

    /// Returns the steps that lead to the frame of the view with a name; `nil` where the drawing lacks it, and for drawings that
    /// weren't made to be explained.
    ///
    /// - Parameters:
    ///   - name: The name that `named(_:)` gave the view.
    ///   - aspects: The parts of the frame to explain.
    public func explanation(of name: String, _ aspects: [Explanation.Aspect] = Explanation.Aspect.allCases)
        -> Explanation?
    {
        elements.indices.first { elements[$0].name == name }.flatMap { explanation(ofElement: $0, aspects) }
    }

    /// Returns the steps that lead to the frame of an element; `nil` for drawings that weren't made to be explained, and
    /// for what takes no part in layout.
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
    /// Returns the element itself or the first one inside it that took part in layout, and isn't behind or above it.
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
    /// The steps as text, one on each line.
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
    /// The number as sentences and computations have it: at most three decimals, and a real minus sign.
    var inExplanation: String {
        if isInfinite { return self > 0 ? "∞" : "−∞" }
        return self < 0 ? "−" + (-self).phrase : phrase
    }
}

extension Drawing.Explanation.Step: CustomStringConvertible {
    /// The sentence with the computation.
    public var description: String { "\(sentence): \(computation). (\(rule))" }
}

extension Drawing.Explanation.Aspect {
    /// The part as a heading names it.
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
    /// The title with the file of its page.
    public var description: String { "\(title.quoted) in \(page).md" }
}

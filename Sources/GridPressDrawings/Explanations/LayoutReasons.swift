import LayoutSolvers

/// The steps of each view of a drawing, for pages that explain all views.
///
/// Steps that only pass on another quantity unchanged are left out.
package struct LayoutReasons {
    /// A step, and the quantity that it determines.
    package struct Reason {
        /// The subject of the step, such as the offered width.
        package let subject: StaticString
        /// The computation with its numbers.
        package let computation: String
        /// The number of the rule.
        package let rule: Int
        /// The additional numbers of the rule, in few words; `nil` for rules without such numbers.
        package let note: String?
    }

    private let explainer: LayoutExplainer
    private let words: ExplanationWords

    /// Creates the reasons of a drawing; `nil` if the drawing wasn't created to be explained.
    package init?(_ drawing: Drawing) {
        guard let explainer = LayoutExplainer(drawing) else { return nil }
        self.explainer = explainer
        words = ExplanationWords(explainer)
    }

    /// Returns the steps of the view that an element represents.
    package func reasons(of index: Int) -> [Reason] {
        guard let element = explainer.laidOut(index) else { return [] }
        var reasons: [Reason] = []
        for kind in [LayoutQuantity.Kind.offer, .length, .start] {
            for axis in [LayoutQuantity.Axis.horizontal, .vertical] {
                let quantity = LayoutQuantity(kind, of: .element(element), axis: axis)
                let step = explainer.step(for: quantity)
                if step.isPlain { continue }
                reasons.append(
                    Reason(
                        subject: Self.subject(kind, axis),
                        computation: words.computation(step, of: element),
                        rule: Int(step.rule.rawValue),
                        note: words.note(step, of: quantity)
                    )
                )
            }
        }
        return reasons
    }

    /// The number of rules.
    package static var ruleCount: Int { LayoutRule.allCases.count }

    /// Returns the sentence of a rule for any view, without numbers, and the heading that describes it.
    package static func rule(_ number: Int) -> (sentence: String, heading: Drawing.Explanation.Heading) {
        let entry = LayoutRuleTable[LayoutRule(rawValue: UInt8(number)) ?? .given]
        return (ExplanationWords.general(entry.sentence), entry.heading.heading)
    }

    /// Returns the sentence of a rule as in the table, with placeholders for names and numbers.
    package static func template(ofRule number: Int) -> String {
        LayoutRuleTable[LayoutRule(rawValue: UInt8(number)) ?? .given].sentence
    }

    /// The words after numbers in computations, in the order of their labels.
    package static var labels: [String] { LayoutLabel.allCases.map { LayoutRuleTable.words(for: $0) } }

    private static func subject(_ kind: LayoutQuantity.Kind, _ axis: LayoutQuantity.Axis) -> StaticString {
        switch (kind, axis) {
        case (.offer, .horizontal): "Offered width"
        case (.offer, _): "Offered height"
        case (.length, .horizontal): "Width"
        case (.length, _): "Height"
        case (.start, .horizontal): "From the left"
        case (.start, _): "From the top"
        }
    }
}

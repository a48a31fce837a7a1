import LayoutSolvers

@testable import GridPress

/// Facts: single numbers, each with its own way to be asked for.
///
/// The numbers are the file's; what is asked is here.
enum Fact {
    static func failures(of testCase: CaseFile.Case) throws -> [String] {
        let (given, expected) = (testCase.data["given"], testCase.data["expected"])
        let answers: [(name: String, got: [CGFloat?], wanted: [CGFloat?])] =
            switch testCase.id {
            case "spacing.distance.horizontal", "spacing.distance.vertical":
                try distance(given, expected)
            case "spacing.default": try defaultDistance(expected)
            case _ where testCase.id.hasPrefix("spacing.text."): try textDistance(given, expected)
            case "spacing.rtl": try mirroredDistance(expected)
            case "proposal.inset": try insetProposal(given, expected)
            case "proposal.insetNil": try insetMissingLengths(given, expected)
            case "proposal.replace": try replacedLengths(given, expected)
            case "alignment.combine": try combinedGuides(given, expected)
            case "flex.init": try orderedLimits(given, expected)
            case "stack.ole.first": try halving(given, expected, position: 0)
            case "stack.ole.middle": try halving(given, expected, position: 1)
            default: throw JSON.Unexpected("nothing tests this fact")
            }
        return answers.compactMap { name, got, wanted in
            got == wanted ? nil : "\(name): expected \(wanted), got \(got)"
        }
    }

    private typealias Answers = [(name: String, got: [CGFloat?], wanted: [CGFloat?])]

    /// The preferences that the facts about distances speak of.
    private static func preferring(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> ViewSpacing {
        var spacing = ViewSpacing()
        spacing[.top].any = top
        spacing[.left].any = left
        spacing[.bottom].any = bottom
        spacing[.right].any = right
        return spacing
    }

    private static func distance(_ given: JSON, _ expected: JSON) throws -> Answers {
        let first = preferring(top: 2, left: 3, bottom: 7, right: 11)
        let second = preferring(top: 13, left: 17, bottom: 21, right: 23)
        let axis: Axis = try given["axis"].string() == "horizontal" ? .horizontal : .vertical
        return [("distance", [first.distance(to: second, along: axis)], [try expected["distance"].length()])]
    }

    private static func defaultDistance(_ expected: JSON) throws -> Answers {
        let none = ViewSpacing()
        let got = [Axis.horizontal, .vertical].map { none.distance(to: none, along: $0) }
        return [("distance", got, try expected["distance"].lengths())]
    }

    private static func textDistance(_ given: JSON, _ expected: JSON) throws -> Answers {
        func text(_ numbers: JSON) throws -> ViewSpacing.TextMetrics {
            let numbers = try numbers.lengths()
            return .init(ascent: numbers[0], descent: numbers[1], leading: numbers[2], pixelLength: numbers[3])
        }
        var upper = ViewSpacing()
        upper[.bottom].text = try text(given["top"])
        var lower = ViewSpacing()
        lower[.top].text = try text(given["bottom"])
        return [("distance", [upper.distance(to: lower, along: .vertical)], [try expected["distance"].length()])]
    }

    private static func mirroredDistance(_ expected: JSON) throws -> Answers {
        let view = preferring(top: 0, left: 2, bottom: 0, right: 3)
        func distance(_ direction: LayoutDirection) -> CGFloat {
            view.distance(to: .zero, along: .horizontal, direction: direction)
        }
        return [
            ("left to right", [distance(.leftToRight)], [try expected["ltr"].length()]),
            ("right to left", [distance(.rightToLeft)], [try expected["rtl"].length()]),
        ]
    }

    private static func insetProposal(_ given: JSON, _ expected: JSON) throws -> Answers {
        let size = try given["size"].lengths()
        let got = ProposedViewSize(width: size[0], height: size[1])
            .inset(by: EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20))
        return [("size", [got.width, got.height], try expected["size"].lengths())]
    }

    private static func insetMissingLengths(_ given: JSON, _ expected: JSON) throws -> Answers {
        let got = try given["widths"].array().map { width in
            ProposedViewSize(width: try width.optionalLength(), height: nil).inset(by: EdgeInsets()).width
        }
        return [("widths", got, try expected["widths"].array().map { try $0.optionalLength() })]
    }

    private static func replacedLengths(_ given: JSON, _ expected: JSON) throws -> Answers {
        let size = try given["size"].array().map { try $0.optionalLength() }
        let got = ProposedViewSize(width: size[0], height: size[1]).replacingUnspecifiedDimensions()
        return [("size", [got.width, got.height], try expected["size"].lengths())]
    }

    private static func combinedGuides(_ given: JSON, _ expected: JSON) throws -> Answers {
        let values = try given["values"].array().map { try $0.optionalLength() }
        let got = HorizontalAlignment(CustomGuide.self).combineExplicit(values)
        return [("result", [got], [try expected["result"].length()])]
    }

    private enum CustomGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private static func orderedLimits(_ given: JSON, _ expected: JSON) throws -> Answers {
        let least = Double(try given["min"].length())
        let ideals = try given["idealMin"].lengths()
        let most = try given["idealMax"].lengths()
        return [
            ("min", [FlexibleLength(minimum: least).minimum.map { CGFloat($0) }], [try expected["min"].length()]),
            (
                "ideal",
                [FlexibleLength(minimum: Double(ideals[0]), ideal: Double(ideals[1])).ideal.map { CGFloat($0) }],
                [try expected["ideal"].length()]
            ),
            (
                "max", [FlexibleLength(ideal: Double(most[0]), maximum: Double(most[1])).maximum.map { CGFloat($0) }],
                [try expected["max"].length()]
            ),
        ]
    }

    /// Three views in a row, one of which takes half of what it is offered.
    private static func halving(_ given: JSON, _ expected: JSON, position: Int) throws -> Answers {
        let figure = Figure("Half", width: try given["width"].length(), height: 10) {
            HStack(spacing: 10) {
                for index in 0..<3 {
                    Group {
                        if index == position { Half() { Color.red } } else { Color.blue }
                    }
                    .named("\(index)")
                }
            }
        }
        let drawing = try figure.drawing()
        let got = (0..<3).map { drawing.frame(named: "\($0)")?.width }
        return [("widths", got, try expected["widths"].lengths())]
    }
}

/// Offers its view half of the width that it is offered, and is as large as the view.
private struct Half: Layout {
    private func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(half(proposal))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: half(proposal))
    }
}

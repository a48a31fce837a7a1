import GridPress
import Testing

/// Draws views in a figure with a title.
///
/// - Parameters:
///   - width: The width of the figure; `nil` for the ideal one.
///   - height: The height of the figure; `nil` for the ideal one.
///   - scheme: The color scheme of the drawing.
///   - limits: The limits of views and measurements.
///   - content: The views of the figure.
package func drawn<Content: View>(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    scheme: Drawing.Scheme = .light,
    limits: FigureLimits = .standard,
    @ViewBuilder _ content: @escaping () -> Content
) throws -> Drawing {
    var figure = Figure("A test", width: width, height: height, content: content)
    figure.limits = limits
    return try figure.drawing(scheme: scheme)
}

extension FigureLimits {
    /// Returns the standard limits with some of them lowered, so that tests of limits need fewer views.
    package static func lowered(_ change: (inout FigureLimits) -> Void) -> FigureLimits {
        var limits = FigureLimits.standard
        change(&limits)
        return limits
    }
}

/// Returns the size of a view for a proposal.
package func size<Content: View>(of view: Content, offered width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
    try answer(of: view, to: ProposedViewSize(width: width, height: height)).size
}

/// Returns the size, the spacing and other answers of a view to a proposal.
package func answer<Content: View>(of view: Content, to proposal: ProposedViewSize) throws -> Answer {
    let answer = Answer()
    _ = try drawn(width: 100, height: 100) {
        ProposingView(proposal, answer) { view }
    }
    return answer
}

/// The results of measuring a view.
package final class Answer {
    package var size = CGSize.zero
    package var spacing = ViewSpacing()
    package var priority = 0.0
    package var count = 0

    package init() {}
}

/// A value that closures share.
package final class Box<Value> {
    package var value: Value
    package init(_ value: Value) { self.value = value }
}

/// A layout that measures its first view with a proposal and records the results.
package struct ProposingView: Layout {
    package let proposal: ProposedViewSize
    package let answer: Answer

    package init(_ proposal: ProposedViewSize, _ answer: Answer) {
        self.proposal = proposal
        self.answer = answer
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        answer.count = subviews.count
        guard let first = subviews.first else { return .zero }
        answer.size = first.sizeThatFits(self.proposal)
        answer.spacing = first.spacing
        answer.priority = first.priority
        return .zero
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

extension Drawing {
    /// Returns the frame of the view with a name.
    ///
    /// Fails the test if there is no such view.
    package func frame(_ name: String, location: SourceLocation = #_sourceLocation) throws -> CGRect {
        try #require(frame(named: name), "no view is named \"\(name)\"", sourceLocation: location)
    }

    /// The names of the elements, in paint order.
    package var namesInPaintOrder: [String] { elements.compactMap(\.name) }

    /// The lines of all texts, in paint order.
    package var texts: [String] {
        elements.flatMap { if case .text(let lines) = $0.mark { lines.map(\.string) } else { [] as [String] } }
    }

    /// The codes of the findings.
    package var codes: [Finding.Code] { findings.map(\.code) }
}

extension Drawing.Element {
    /// The lines of a text, joined by spaces; `nil` for other elements.
    package var words: String? {
        if case .text(let lines) = mark { lines.map(\.string).joined(separator: " ") } else { nil }
    }
}

/// Creates a rectangle from its origin and size.
package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

// MARK: - Lengths that are equal but for rounding

infix operator ≈ : ComparisonPrecedence

package func ≈ (first: CGFloat, second: CGFloat) -> Bool { first == second || abs(first - second) < 1e-6 }

package func ≈ (first: CGSize, second: CGSize) -> Bool { first.width ≈ second.width && first.height ≈ second.height }

package func ≈ (first: CGPoint, second: CGPoint) -> Bool { first.x ≈ second.x && first.y ≈ second.y }

package func ≈ (first: CGRect, second: CGRect) -> Bool { first.origin ≈ second.origin && first.size ≈ second.size }

package func ≈ (first: [CGRect], second: [CGRect]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { $0 ≈ $1 }
}

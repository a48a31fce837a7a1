import Foundation
import GridPress
import Testing
import ViewSupport

@testable import GridPressAnnotations

/// Returns the annotation that a guide draws for a figure of some views.
///
/// - Parameters:
///   - guide: The guide to plan.
///   - width: The width of the figure; `nil` for the ideal one.
///   - height: The height of the figure; `nil` for the ideal one.
///   - content: The views of the figure.
func planned<Content: View>(
    _ guide: Drawing.Guide,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    @ViewBuilder of content: @escaping () -> Content
) throws -> Drawing.Annotation {
    let drawing = try Figure("A test", width: width, height: height, content: content).drawing()
    return try #require(GuidePlanner(PictureContent(drawing)).annotations(for: [guide]).first)
}

extension Drawing.Annotation {
    /// The lines, without their halos.
    var lines: [Line] {
        parts.flatMap { part -> [Line] in
            if case .lines(let lines, let look) = part, !look.isHalo { lines } else { [] }
        }
    }

    /// The outlined rectangles, without their halos.
    var outlines: [CGRect] {
        parts.flatMap { part -> [CGRect] in
            if case .outlines(let rects, let look) = part, !look.isHalo { rects } else { [] }
        }
    }

    /// The hatched rectangles.
    var hatched: [CGRect] {
        parts.flatMap { part -> [CGRect] in
            if case .hatching(let rects, _) = part { rects } else { [] }
        }
    }

    /// The filled rectangles.
    var areas: [CGRect] {
        parts.flatMap { part -> [CGRect] in
            if case .areas(let rects, _, _) = part { rects } else { [] }
        }
    }

    /// The labels of all parts.
    var labels: [Label] {
        parts.flatMap { part -> [Label] in
            if case .labels(let labels, _) = part { labels } else { [] }
        }
    }

    /// The texts of the labels, in drawing order.
    var texts: [String] { labels.map(\.text) }

    /// Returns the only label with a text.
    ///
    /// Fails the test if there are several labels with the text, or none.
    func label(_ text: String, _ location: SourceLocation = #_sourceLocation) throws -> Label {
        let found = labels.filter { $0.text == text }
        try #require(found.count == 1, "\"\(text)\" occurs \(found.count) times", sourceLocation: location)
        return found[0]
    }
}

extension Drawing.Annotation.LineStyle {
    fileprivate var isHalo: Bool { color == AnnotationPalette.paper.opacity(0.7) }
}

/// Creates a line from two points.
func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Drawing.Annotation.Line {
    Drawing.Annotation.Line(CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
}

func ≈ (first: Drawing.Annotation.Line, second: Drawing.Annotation.Line) -> Bool {
    first.start ≈ second.start && first.end ≈ second.end
}

func ≈ (first: [Drawing.Annotation.Line], second: [Drawing.Annotation.Line]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { $0 ≈ $1 }
}

/// A grid of two columns and two rows in 100 by 60 points, 10 points apart, with as much around them.
struct SmallGrid: NonisolatedView {
    var body: some View {
        Grid(0..<4, tracks: 2, spacing: 10) { _ in Color.red }.frame(width: 100, height: 60)
    }
}

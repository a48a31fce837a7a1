import LayoutSolvers
import LibrarySolvers

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

typealias RelativePaddingSolver = LibrarySolvers.RelativePaddingSolver

/// A view drawn in the size that it takes for a proposal.
struct Trial {
    let size: CGSize
    private let drawing: Drawing

    init(_ view: some View, offered proposal: ProposedViewSize) throws {
        let measured = Measured()
        drawing = try Figure("Case") { Offer(proposal: proposal, measured: measured) { view } }.drawing()
        size = measured.size
    }

    /// Returns the frames of the views with a name, relative to the corner of the whole view.
    func frames(named name: String) -> [CGRect] { drawing.frames(named: name) }

    /// Returns the frames of the views of a kind.
    func frames(ofKind kind: String) -> [CGRect] { drawing.elements.filter { $0.kind.name == kind }.map(\.frame) }

    /// The horizontal and vertical scale of the first transformed view; 1 for both if no view is transformed.
    var scale: [CGFloat] {
        for element in drawing.elements {
            if case .transform(let transform)? = element.effect { return [transform.a, transform.d] }
        }
        return [1, 1]
    }
}

/// The lengths and insets that readers reported during layout.
final class Read {
    var lengths: [CGFloat] = []
    var insets: [EdgeInsets?] = []

    func callAsFunction(_ length: CGFloat) { lengths.append(length) }
}

// MARK: - Values in cases

/// The expected numbers of a padding case.
struct PaddedCase {
    let size: [CGFloat?]
    let insets: EdgeInsets
    let contentFrame: [CGFloat]

    init(_ value: JSON) throws {
        let fields = try Arguments(value)
        size = try fields.value("size").lengths()
        insets = try fields.value("insets").insets()
        if fields.has(anyOf: ["contentFrame"]) {
            contentFrame = try fields.value("contentFrame").lengths()
        } else {
            guard size.count == 2, let width = size[0], let height = size[1] else {
                throw JSON.Unexpected("a padding has two lengths")
            }
            contentFrame = [
                insets.leading, insets.top, width - insets.leading - insets.trailing,
                height - insets.top - insets.bottom,
            ]
        }
        try fields.checkAllAreUsed(by: "a padding")
    }
}

/// A width and a height with proportions.
struct Measures: Proportionable {
    let width: CGFloat
    let height: CGFloat

    init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    var numbers: [CGFloat] { [width, height] }
}

/// A picture with the aspect ratio that a case gives.
struct Picture {
    let image: Image

    init(aspectRatio: CGFloat) {
        // Only the size in the file's root element matters.
        let file = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(aspectRatio * 120)\" height=\"120\"/>"
        image = Image(data: Data(file.utf8))
    }
}

extension SmartScrollView {
    /// Returns whether the content can scroll along an axis.
    func isActive(along axis: Axis, viewport: CGFloat, content: CGFloat) -> Bool {
        behavior.solver(axis).isActive(viewport: Double(viewport), content: Double(content))
    }
}

extension JSON {
    func size() throws -> CGSize {
        let lengths = try lengths()
        guard lengths.count == 2 else { throw Unexpected("a size has two lengths") }
        return CGSize(width: lengths[0], height: lengths[1])
    }

    func proposal() throws -> ProposedViewSize {
        let lengths = try array().map { try $0.optionalLength() }
        guard lengths.count == 2 else { throw Unexpected("a proposal has two lengths") }
        return ProposedViewSize(width: lengths[0], height: lengths[1])
    }

    func insets() throws -> EdgeInsets {
        let fields = try Arguments(self)
        let insets = EdgeInsets(
            top: try fields.length("top") ?? 0,
            leading: try fields.length("leading") ?? 0,
            bottom: try fields.length("bottom") ?? 0,
            trailing: try fields.length("trailing") ?? 0
        )
        try fields.checkAllAreUsed(by: "insets")
        return insets
    }
}

extension EdgeInsets {
    var numbers: [CGFloat] { [top, leading, bottom, trailing] }
}

extension CGSize {
    var numbers: [CGFloat] { [width, height] }

    func length(along axis: Axis) -> CGFloat { self[axis] }
}

extension CGRect {
    var numbers: [CGFloat] { [minX, minY, width, height] }
}

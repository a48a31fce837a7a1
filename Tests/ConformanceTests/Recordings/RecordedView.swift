import Foundation
import GridPress

/// The view of a recording, with the names that the recording uses for its parts.
struct RecordedView {
    let id: String
    let view: AnyView
    /// Returns whether each relation of the recording is true of the drawing, in the recording's order.
    let relations: (RecordedResult) -> [Bool]

    init<Content: View>(
        _ id: String,
        @ViewBuilder view: () throws -> Content,
        relations: @escaping (RecordedResult) -> [Bool] = { _ in [] }
    ) rethrows {
        self.id = id
        self.view = AnyView(try view())
        self.relations = relations
    }

    /// The views that are trees of a file, by the ids of their recordings.
    ///
    /// Add the view of a new recording to this file.
    private static let trees = Result {
        try JSONDecoder().decode(
            [String: JSON].self,
            from: Data(contentsOf: CaseFile.ownFolder.appendingPathComponent("recorded-views.json"))
        )
    }

    /// The views that the file can't describe, such as views with relations and custom layouts.
    private static var written: [RecordedView] {
        grids + texts + foundGrids + foundContainers + foundScrolling + foundLeaves + foundRelations + others
    }

    /// Returns the ids of all recordings that have a view.
    static func ids() throws -> [String] { try trees.get().keys.sorted() + written.map(\.id) }

    /// Creates the view of a recording; `nil` without a view for this id.
    init?(of id: String) throws {
        if let tree = try Self.trees.get()[id] {
            try self.init(id) { try ViewTree(tree).view }
        } else if let view = Self.written.first(where: { $0.id == id }) {
            self = view
        } else {
            return nil
        }
    }

    /// The reason why a recording has no view here.
    ///
    /// A recording with another result has a view, and is in ``contradicted``.
    enum UndrawnReason {
        /// The recording needs something that GridPress doesn't have, such as Apple's system font.
        case cannotBeDrawn
    }

    /// The recordings without a view here.
    static let undrawn: [String: UndrawnReason] = ["metalui.stack.spacing.kinds": .cannotBeDrawn]
}

extension RecordedView {
    /// The recordings with different results here, each with SwiftUI's behavior.
    ///
    /// A test checks that the results still differ. Remove an entry once its result is right.
    static let contradicted = [
        "framelayout.if.absent.button": "a button around nothing is a view without a height",
        "framelayout.if.absent.root": "the root is a view even where it is absent",
        "kudo.controls.macOS": "controls have the sizes of macOS",
        "metalui.forEach.sameIds": "of two elements with one identity, only the first is built",
        "metalui.frame.negative.fixed": "a negative length of a frame is 0; here it is ignored, with a finding",
        "metalui.frame.text.maxWidth": "a text whose frame is narrower than it likes stays on one line",
        "metalui.grid.columns.zero": "a cell of no column lies at the start of its row",
        "metalui.grid.nonRow.overflow": spans,
        "metalui.grid.priority.mixedRows": thirdPriority,
        "metalui.grid.span.overflow": spans,
        "metalui.lazy.flexible.unspecified": "without an offer a lazy grid shares the ideal widths of its first row",
        "metalui.list.inScrollView": list,
        "metalui.list.sizes": list,
        "metalui.scrollTo.anchors": "a second action starts at the offset of the first; here, only the last one counts",
        "robb.viewThatFits.third": "a fault of SwiftUI: the second view is drawn, although the first one fits",
    ]

    private static let list = "a list takes its proposal, and is 0 points high without one"
    private static let spans =
        "a cell over several columns counts as one of them (Apple's FB14556654), so that the grid is wider than its offer"
    private static let thirdPriority =
        "a cell of the third priority is offered the rest alone, although the rest is for two columns; the reason is unknown"
}

/// The result of drawing the view of a recording.
struct RecordedResult {
    /// The size that the view took.
    let size: CGSize
    let drawing: Drawing

    /// Draws a view with a proposal.
    init<Content: View>(of view: Content, _ proposal: ProposedViewSize) {
        let measured = Measured()
        let figure = Figure("Recording") { Offer(proposal: proposal, measured: measured) { view } }
        drawing = (try? figure.drawing()) ?? Drawing(title: "Nothing", size: .zero)
        size = measured.size
    }

    init(size: CGSize, drawing: Drawing) {
        self.size = size
        self.drawing = drawing
    }

    func frame(_ name: String) -> CGRect { drawing.frame(named: name) ?? .null }

    /// The widths of the lines of each text in the drawing, without trailing spaces.
    var lines: [[CGFloat]] {
        drawing.elements.compactMap { element in
            guard case .text(let lines) = element.mark else { return nil }
            return lines.map { CGFloat($0.width) }
        }
    }
}

import GridPress

/// The view of a recording, written in code, with the names that the recording uses for its parts.
struct RecordedView {
    let id: String
    let view: AnyView
    /// Returns whether each relation of the recording is true of the drawing, in the recording's order.
    let relations: (RecordedResult) -> [Bool]

    init<Content: View>(
        _ id: String,
        @ViewBuilder view: () -> Content,
        relations: @escaping (RecordedResult) -> [Bool] = { _ in [] }
    ) {
        self.id = id
        self.view = AnyView(view())
        self.relations = relations
    }

    /// All views, by the ids of their recordings.
    ///
    /// Add the view of a new recording to one of these lists.
    static var all: [RecordedView] {
        squares + offers + padding + spacers + stacks + layers + frames + grids + texts + randomStacks
            + foundGrids + foundStacks + foundFrames + foundContainers + foundSwiftWeb + foundOthers + foundRelations
    }

    /// The recordings without a view here, each with the reason.
    static let undrawn = [
        "kudo.controls.macOS": "sizes of Apple's controls",
        "metalui.containerRelativeFrame.hostNotParent": "there is no containerRelativeFrame here",
        "metalui.forEach.sameIds": "a finding says that two elements have one identity, and both are drawn",
        "metalui.image.resizable": "the tests of images have it, with files",
        "metalui.layout.spacer": "the tests of proposals have it: a spacer that stands in no stack",
        "metalui.list.inScrollView": "a list is as high as its rows here",
        "metalui.list.sizes": "a list is as high as its rows here",
        "metalui.overlay.paintOrder": "the tests of decorations and layers have it",
        "metalui.scrollTo.anchors": "nothing scrolls in a still picture",
        "metalui.stack.spacing.kinds":
            "distances to texts depend on Apple's font, and the tests of spacing have the others",
        "markdownui.divider.scale2": "pixels of a picture; the tests of proposals have dividers",
        "robb.viewThatFits.third": "a fault of SwiftUI that depends on the last bit of a number",
    ]
}

extension RecordedView {
    /// The recordings with different results here, each with SwiftUI's behavior.
    ///
    /// A test checks that the results still differ. Remove an entry once its result is right.
    static let contradicted = [
        "framelayout.if.absent.button": "a button around nothing is a view without a height",
        "framelayout.if.absent.root": "the root is a view even where it is absent",
        "metalui.frame.negative.fixed": "a negative length of a frame is 0; here it is ignored, with a finding",
        "metalui.frame.text.maxWidth": "a text whose frame is narrower than it likes stays on one line",
        "metalui.grid.columns.zero": "a cell of no column lies at the start of its row",
        "metalui.grid.nonRow.overflow": spans,
        "metalui.grid.priority.mixedRows": thirdPriority,
        "metalui.grid.span.overflow": spans,
        "metalui.lazy.flexible.unspecified": "without an offer a lazy grid shares the ideal widths of its first row",
    ]

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

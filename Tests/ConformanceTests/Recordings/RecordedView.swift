import GridPress

/// The view of a recording, written out as the recording says, with its parts named as the recording names their frames.
struct RecordedView {
    let id: String
    let view: AnyView
    /// What has to be true of the drawing; for each relation of the recording, in its order, whether it is.
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

    /// All views, by the ids of their recordings; a new recording gets a view in one of these lists.
    static var all: [RecordedView] {
        squares + offers + padding + spacers + stacks + layers + frames + grids + texts + randomStacks
    }

    /// The recordings that have no view here, each with the reason.
    static let undrawn: [String: String] = [:]
}

/// What came out of drawing the view of a recording.
struct RecordedResult {
    /// The size that the view took.
    let size: CGSize
    let drawing: Drawing

    func frame(_ name: String) -> CGRect { drawing.frame(named: name) ?? .null }

    /// How wide the lines of the texts in the drawing are, without the spaces at which they are broken.
    var lines: [[CGFloat]] {
        drawing.elements.compactMap { element in
            guard case .text(let lines) = element.mark else { return nil }
            return lines.map { CGFloat($0.width) }
        }
    }
}

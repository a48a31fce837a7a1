/// Records the proposal and the frame of each node while nodes draw themselves.
///
/// It exists only on request.
final class LayoutTraceRecorder {
    /// The entries recorded so far.
    private(set) var entries: [Drawing.TraceEntry] = []
    /// The innermost entry that hasn't ended.
    private var open = Context()
    private var outer: [Context] = []

    /// The context of the views inside an entry.
    private struct Context {
        var entry: Int?
        /// The innermost element that was started outside of the entry.
        var element: Int?
        /// The visibility inside that element.
        var visibility = VisibilityContext()
        /// The name of a view without an entry, which goes to the next view inside it.
        var name: String?
    }

    /// Starts the entry of a node that is about to draw itself inside an element.
    func begin(
        _ node: LayoutNode,
        in frame: CGRect,
        proposal: ProposedViewSize,
        inside element: Int?,
        of elements: [Drawing.Element]
    ) {
        var context = Context(entry: entries.count, element: element, visibility: open.visibility)
        let between = Self.elements(between: open.element, and: element, of: elements)
        for index in between { context.visibility.enter(elements[index]) }
        let layer = between.lazy.compactMap { elements[$0].layer }.first { $0 != .content }
        var entry = Drawing.TraceEntry(
            kind: node.kind,
            name: node.name,
            parent: open.entry,
            element: elements.count,
            layer: layer,
            proposedWidth: proposal.width.map { Double($0) },
            proposedHeight: proposal.height.map { Double($0) },
            localFrame: frame,
            transform: context.visibility.transform
        )
        entry.shown = context.visibility.shown(entry.frame)
        if layer == nil {
            if entry.name == nil { entry.name = open.name }
            open.name = nil
        }
        entries.append(entry)
        outer.append(open)
        open = context
    }

    /// Ends the entry that was started last.
    func end() { open = outer.removeLast() }

    /// Gives the next entry directly inside the open one a name, unless it has one.
    ///
    /// Returns the name that was set before.
    func expect(_ name: String?) -> String? {
        defer { if let name { open.name = name } }
        return open.name
    }

    /// Restores the name for the next entry directly inside the open one.
    func expectAgain(_ name: String?) { open.name = name }

    /// Follows elements that were moved, none of them before a position.
    ///
    /// What isn't over yet starts where it did, whatever was moved there.
    func moveElements(from start: Int, _ moved: (Int) -> Int) {
        let firstInside = (open.entry ?? -1) + 1
        for index in firstInside..<entries.count where entries[index].element >= start {
            entries[index].element = moved(entries[index].element)
        }
    }

    /// The elements inside one and around what is in another, which is itself among them, outermost first.
    private static func elements(between outer: Int?, and inner: Int?, of elements: [Drawing.Element]) -> [Int] {
        var between: [Int] = []
        var ancestor = inner
        while let current = ancestor, current != outer {
            between.append(current)
            ancestor = elements[current].parent
        }
        return between.reversed()
    }
}

extension Drawing {
    /// The proposal that a view received during layout, and the frame that it chose.
    ///
    /// ```swift
    /// for entry in try figure.drawing().layoutTrace {
    ///     let width = entry.proposal.width.map { "\($0)" } ?? "the ideal width"
    ///     print(entry.name ?? entry.kind.name, "was offered", width, "and chose", entry.frame.width)
    /// }
    /// ```
    public struct TraceEntry: Equatable, Sendable {
        /// The kind of view or modifier.
        public var kind: Kind
        /// The name from `named(_:)`, given to the view itself or to a view around it that takes no part in layout.
        public var name: String?
        /// The index of the entry of the enclosing view; `nil` for the outermost view.
        public var parent: Int?
        /// The index of the element of the view.
        public var element: Int
        /// The layer of the enclosing view that starts with this view; `nil` for content.
        public var layer: Layer?
        /// The size that the view was offered.
        public var proposal: Proposal
        /// The frame that the view chose, in figure coordinates before the transforms around it are applied.
        public var localFrame: CGRect
        /// The combined transforms around the view.
        public var transform: CGAffineTransform
        /// The visible part of the frame, in figure coordinates; `nil` if the frame is completely hidden or clipped.
        ///
        /// Hidden, masked and transparent views take part in layout like all other views.
        public var shown: CGRect?
    }

    /// The views and modifiers that took part in layout, in paint order.
    ///
    /// Each entry follows the entry of the view around it.
    public var layoutTrace: [TraceEntry] {
        let visibility = visibility()
        var trace = LayoutTraceReader()
        for index in walk() { trace.read(elements[index], at: index, visibility.around(index)) }
        return trace.entries
    }
}

extension Drawing.TraceEntry {
    /// The frame that the view chose, in figure coordinates, with the transforms around it applied.
    public var frame: CGRect { transform.boundingBox(of: localFrame) }
}

/// A reader of the layout trace in the elements of a drawing.
private struct LayoutTraceReader {
    private(set) var entries: [Drawing.TraceEntry] = []
    /// For each element, the context of the elements inside it.
    private var contexts: [Context] = []

    /// The context of the elements inside an element.
    private struct Context {
        /// The innermost entry.
        var entry: Int?
        /// The layer that starts inside that entry.
        var layer: Drawing.Layer?
        /// The innermost named element inside that entry, which gives its name to the next entry.
        var namedElement: Int?
        var name: String?
    }

    mutating func read(_ element: Drawing.Element, at index: Int, _ visibility: Drawing.VisibilityContext) {
        var context = element.parent.map { contexts[$0] } ?? Context()
        if let proposal = element.proposal {
            var entry = Drawing.TraceEntry(
                kind: element.kind,
                name: element.name,
                parent: context.entry,
                element: index,
                layer: context.layer,
                proposal: proposal,
                localFrame: element.frame,
                transform: visibility.transform
            )
            entry.shown = visibility.visiblePart(of: entry.frame)
            if context.layer == nil, let named = context.namedElement {
                entry.name = entry.name ?? contexts[named].name
                contexts[named].name = nil
            }
            entries.append(entry)
            context = Context(entry: entries.count - 1)
        } else {
            if let layer = element.layer, layer != .content { context.layer = context.layer ?? layer }
            if let name = element.name {
                context.namedElement = index
                context.name = name
            }
        }
        contexts.append(context)
    }
}

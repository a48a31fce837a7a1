extension Drawing {
    /// The proposal that a view received during layout, and the frame that it chose.
    public struct TraceEntry: Equatable, Sendable {
        /// The kind of view or modifier.
        public var kind: Kind
        /// The name that `named(_:)` gave it, or a view around it that takes no part in layout.
        public var name: String?
        /// The index of the entry of the view around it; `nil` for the outermost view.
        public var parent: Int?
        /// The index of its element.
        public var element: Int
        /// The layer of the enclosing view that starts with this view; `nil` for content.
        public var layer: Layer?
        /// The size that it was offered.
        public var proposal: Proposal
        /// The frame that it chose, in figure coordinates before the transforms around it are applied.
        public var localFrame: CGRect
        /// All transforms around it, concatenated.
        public var transform: CGAffineTransform
        /// The visible part of its frame, in figure coordinates; `nil` if all of it is hidden or clipped.
        ///
        /// Hidden, masked and transparent views take part in layout like all others.
        public var shown: CGRect?
    }

    /// The views and modifiers that took part in layout, in paint order, each after the one around it.
    public var layoutTrace: [TraceEntry] {
        var trace = LayoutTraceReader(visibility: visibility())
        for index in elements.indices { trace.read(elements[index], at: index) }
        return trace.entries
    }
}

extension Drawing.TraceEntry {
    /// The frame that it chose, in figure coordinates, with the transforms around it applied.
    public var frame: CGRect { transform.boundingBox(of: localFrame) }
}

/// Reads the layout trace from the elements of a drawing.
private struct LayoutTraceReader {
    private(set) var entries: [Drawing.TraceEntry] = []
    private let visibility: Drawing.VisibilityMap
    /// For each element the context of those inside it.
    private var contexts: [Context] = []

    /// The surroundings of the elements inside an element.
    private struct Context {
        /// The innermost entry.
        var entry: Int?
        /// The layer that was started inside that entry.
        var layer: Drawing.Layer?
        /// The innermost named element inside that entry, which gives its name to the next entry.
        var namedElement: Int?
        var name: String?
    }

    init(visibility: Drawing.VisibilityMap) { self.visibility = visibility }

    mutating func read(_ element: Drawing.Element, at index: Int) {
        var context = element.parent.map { contexts[$0] } ?? Context()
        if let proposal = element.proposal {
            let visibility = visibility.around(index)
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

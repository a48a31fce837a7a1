extension Drawing {
    /// The proposal that a view received during layout, and the frame that it chose.
    ///
    /// Each view that takes part in layout has an entry, whether it paints anything or not. Views that only paint or
    /// only set values have none; their names go to the views inside.
    public struct TraceEntry: Equatable, Sendable {
        /// The kind of view, such as `padding`.
        public var kind: String
        /// The name that `named(_:)` gave it.
        public var name: String?
        /// The index of the entry of the view around it; `nil` for the outermost view.
        public var parent: Int?
        /// The index of its first element in ``Drawing/elements``; of the next one, where it draws none.
        public var element: Int
        /// The layer of the enclosing view that starts with this view; `nil` for content.
        public var layer: Layer?
        /// The proposed width; `nil` for its ideal width.
        public var proposedWidth: Double?
        /// The proposed height; `nil` for its ideal height.
        public var proposedHeight: Double?
        /// The frame that it chose, in figure coordinates before the transforms around it are applied.
        public var localFrame: CGRect
        /// All transforms around it, concatenated.
        public var transform: CGAffineTransform
        /// The visible part of its frame, in figure coordinates; `nil` if all of it is hidden or clipped.
        ///
        /// Hidden, masked and transparent views take part in layout like all others.
        public var shown: CGRect?

        /// Creates an entry for a view that is visible as a whole.
        public init(
            kind: String,
            name: String? = nil,
            parent: Int?,
            element: Int,
            layer: Layer? = nil,
            proposedWidth: Double?,
            proposedHeight: Double?,
            localFrame: CGRect,
            transform: CGAffineTransform = .identity
        ) {
            self.kind = kind
            self.name = name
            self.parent = parent
            self.element = element
            self.layer = layer
            self.proposedWidth = proposedWidth
            self.proposedHeight = proposedHeight
            self.localFrame = localFrame
            self.transform = transform
            shown = transform.boundingBox(of: localFrame)
        }
    }
}

extension Drawing.TraceEntry {
    /// The frame that it chose, in figure coordinates, with the transforms around it applied.
    public var frame: CGRect { transform.boundingBox(of: localFrame) }
}

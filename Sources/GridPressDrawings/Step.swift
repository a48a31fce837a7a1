extension Drawing {
    /// A view that took part in layout, whether it paints anything or not: who was offered what, and what it took.
    ///
    /// Views that only paint, or only say something, are no steps of their own; their names are those of the views inside.
    public struct Step: Equatable, Sendable {
        /// The kind of view, such as `padding`.
        public var kind: String
        /// The name that its author gave it.
        public var name: String?
        /// The index of the step of the view around it.
        public var parent: Int?
        /// The index of the first element that was drawn of it; of the next one, where it draws none.
        public var element: Int
        /// The layer of the view around it that it starts; `nil` for content.
        public var layer: Layer?
        /// The width that it was offered; `nil` for its own.
        public var proposedWidth: Double?
        /// The height that it was offered; `nil` for its own.
        public var proposedHeight: Double?
        /// The frame that it took, in the coordinates that its author thinks in: without the transforms around it.
        public var localFrame: CGRect
        /// The transforms around it, as one.
        public var transform: CGAffineTransform
        /// The part of its frame that may be seen, in figure coordinates; `nil` where all is hidden or clipped away.
        ///
        /// Views that are hidden, in a mask or without opacity take part in layout all the same.
        public var shown: CGRect?

        /// A step of a layout; all of it may be seen.
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

extension Drawing.Step {
    /// The frame that it took, in figure coordinates, with the transforms around it applied.
    public var frame: CGRect { transform.boundingBox(of: localFrame) }
}

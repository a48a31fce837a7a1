extension Drawing {
    /// A view that took part in layout, whether it paints anything or not: who was offered what, and what it took.
    public struct Step: Equatable, Sendable {
        /// The kind of view, such as `padding`.
        public var kind: String
        /// The name that its author gave it.
        public var name: String?
        /// The index of the step of the view around it.
        public var parent: Int?
        /// The width that it was offered; `nil` for its own.
        public var proposedWidth: Double?
        /// The height that it was offered; `nil` for its own.
        public var proposedHeight: Double?
        /// The frame that it took, in figure coordinates, with the transforms around it applied.
        public var frame: CGRect

        /// A step of a layout.
        public init(
            kind: String,
            name: String? = nil,
            parent: Int?,
            proposedWidth: Double?,
            proposedHeight: Double?,
            frame: CGRect
        ) {
            self.kind = kind
            self.name = name
            self.parent = parent
            self.proposedWidth = proposedWidth
            self.proposedHeight = proposedHeight
            self.frame = frame
        }
    }
}

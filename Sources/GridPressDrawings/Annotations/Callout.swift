extension Drawing {
    /// A request to explain a part of the picture in words.
    ///
    /// Where its number, its leader and its words go is planned for the whole picture at once, when it is rendered.
    public struct Callout: Equatable, Sendable {
        /// The explained part, in figure coordinates.
        public var frame: CGRect
        /// The explanation.
        public var text: String
        /// The point at which the leader ends; `nil` for any free one at the part.
        public var point: CGPoint?

        /// A request to explain a part.
        public init(frame: CGRect, text: String, point: CGPoint? = nil) {
            self.frame = frame
            self.text = text
            self.point = point
        }
    }

    /// The place of the words of callouts.
    public enum CalloutPlacement: String, Hashable, Sendable, CaseIterable {
        /// Beside the picture where every leader has a free way, and below it otherwise.
        case automatic = "auto"
        /// Beside the picture, at the end of leaders; below it where a leader has no free way.
        case beside
        /// Below the picture, as a numbered list.
        case below
    }
}

extension Drawing.Annotation {
    /// The name of the layer of callouts.
    package static let calloutsName = "callouts"
    /// The name of the layer of the caption.
    package static let captionName = "caption"

    /// Whether the layer has words of the author: callouts or a caption.
    package var hasWordsOfAuthor: Bool { [Self.calloutsName, Self.captionName].contains(name) }
}

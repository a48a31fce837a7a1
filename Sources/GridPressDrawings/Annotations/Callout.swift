extension Drawing {
    /// A request to explain a part of the picture in words.
    ///
    /// The positions of its number, its leader and its words are planned for the whole picture when it is rendered.
    ///
    /// ```swift
    /// let figure = Figure("Invoice", width: 320) { Text("Total").callout("spans three columns") }
    /// for callout in try figure.drawing().callouts { print(callout.text, callout.frame) }
    /// ```
    public struct Callout: Equatable, Sendable {
        /// The explained part, in figure coordinates.
        public var frame: CGRect
        /// The explanation.
        public var text: String
        /// The end of the leader, in figure coordinates; `nil` for any free point at the part.
        public var point: CGPoint?

        /// Creates a request to explain a part.
        public init(frame: CGRect, text: String, point: CGPoint? = nil) {
            self.frame = frame
            self.text = text
            self.point = point
        }
    }

    /// The placement of the words of callouts.
    ///
    /// ```swift
    /// let svg = try figure.svg(callouts: ["title": "as tall as its text"], placement: .below)
    /// ```
    public enum CalloutPlacement: String, Hashable, Sendable, CaseIterable {
        /// Beside the picture under the conditions of ``beside``, if this leaves the picture small enough for a page,
        /// and below the picture otherwise.
        case automatic = "auto"
        /// Beside the picture, at the end of leaders.
        ///
        /// If a leader has no free path, or if the picture has more than 12 callouts, all callouts are below the
        /// picture.
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

    /// Whether the layer contains words of the author: callouts or a caption.
    package var hasWordsOfAuthor: Bool { [Self.calloutsName, Self.captionName].contains(name) }
}

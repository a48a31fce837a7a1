extension Finding.Code {
    /// Two elements of a `ForEach` have the same identity.
    public static let duplicateIdentity = Finding.Code(rawValue: "view.duplicate-identity")
    /// Content that should be redacted is drawn.
    public static let unredacted = Finding.Code(rawValue: "view.unredacted")
    /// A view of UIKit or AppKit can't be drawn.
    public static let undrawableRepresentable = Finding.Code(rawValue: "view.representable")
    /// A spacing is infinite or not a number.
    public static let invalidSpacing = Finding.Code(rawValue: "layout.invalid-spacing")
    /// A padding is infinite or not a number.
    public static let invalidPadding = Finding.Code(rawValue: "layout.invalid-padding")
    /// A length of a frame is negative, infinite or not a number.
    public static let invalidFrameLength = Finding.Code(rawValue: "layout.invalid-frame-length")
    /// An aspect ratio isn't positive and finite.
    public static let invalidAspectRatio = Finding.Code(rawValue: "layout.invalid-aspect-ratio")
    /// A relative padding is infinite or not a number, or leaves no room for the view.
    public static let invalidRelativePadding = Finding.Code(rawValue: "layout.invalid-relative-padding")
    /// The fractions by which an image extends beyond its frame are invalid.
    public static let invalidOverlap = Finding.Code(rawValue: "layout.invalid-overlap")
    /// The offset of a scroll view isn't a number.
    public static let invalidScrollOffset = Finding.Code(rawValue: "layout.invalid-scroll-offset")
    /// A frame uses a share of a length outside of the reader that measures the length.
    public static let shareWithoutReader = Finding.Code(rawValue: "layout.share-without-reader")
    /// A frame is infinite, not a number, or beyond the limits.
    public static let undrawableFrame = Finding.Code(rawValue: "layout.undrawable-frame")
}

/// The limits of a figure; exceeding one is an error or a finding, never a crash.
///
/// Limits on work are values of a figure, so that a test of one needs a thousand views instead of a million. Limits on
/// single lengths, typefaces and images are the same for every figure.
public struct FigureLimits: Hashable, Sendable {
    /// The largest depth of nested views, counting each container, modifier and view with a body.
    ///
    /// Views of hidden type are counted apart, up to the same limit.
    public package(set) var nesting = 600
    /// The largest number of views, without the modifiers on them.
    public package(set) var views = 1_000_000
    /// The number of tracks that the grids of a figure may have together, beyond one for each cell: spans, starts and lists of
    /// tracks make many of them with few words.
    public package(set) var emptyTracks = 200_000
    /// The number of questions for sizes and guides that even the smallest figure may take.
    public package(set) var leastMeasurements = 1_000_000
    /// The largest number of layouts of a figure whose state changes on the way.
    public package(set) var passes = 8

    /// The limits of every figure.
    public static let standard = FigureLimits()

    /// The largest length or coordinate that is drawn, in points.
    public static let length: CGFloat = 10_000_000
    /// The largest size of a typeface, in points.
    public static let fontSize: CGFloat = 5000
    /// The number of bytes that addresses of links may take which are written again because their texts go over several lines.
    public static let repeatedLinkBytes = 1_000_000
    /// The largest size of the file of an image, in bytes.
    public static let imageBytes = 8 * 1024 * 1024
    /// The largest size of the files of all images of a figure together, in bytes; each counts once.
    public static let embeddedBytes = 32 * 1024 * 1024
    /// The largest number of pixels that an image may claim to have, as many as fill 256 MB once a browser unpacks them.
    public static let imagePixels = 67_108_864

    /// Returns how many questions for sizes and guides the views of a figure may be asked, by how many views there are.
    ///
    /// Most take less than ten a view; stacks that are nested very deep may take some hundred.
    public func measurements(forViews count: Int) -> Int { max(leastMeasurements, 200 * count) }
}

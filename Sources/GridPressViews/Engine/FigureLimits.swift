/// The limits of a figure.
///
/// Exceeding one is an error or a finding, never a crash.
///
/// ```swift
/// print("At most \(FigureLimits.standard.views) views")
/// ```
///
/// Limits on work are properties, so that tests can lower them. Limits on lengths, fonts and images are the same for
/// every figure.
public struct FigureLimits: Hashable, Sendable {
    /// The largest depth of nested views: each container, modifier and view with a body counts as one level.
    ///
    /// Views whose type is hidden count separately, up to the same limit.
    public package(set) var nesting = 600
    /// The largest number of views, not counting modifiers.
    public package(set) var views = 1_000_000
    /// The largest number of tracks, beyond one for each cell, of all grids of the figure together.
    ///
    /// Spans, starts and track lists can make many tracks with little code.
    public package(set) var emptyTracks = 200_000
    /// The number of measurements that every figure may take, however few views it has.
    public package(set) var leastMeasurements = 1_000_000
    /// The largest number of layout passes of a figure whose state changes during layout.
    public package(set) var passes = 8

    /// The default limits.
    public static let standard = FigureLimits()

    /// The largest length or coordinate that is drawn, in points.
    public static let length: CGFloat = 10_000_000
    /// The largest font size, in points.
    public static let fontSize: CGFloat = 5000
    /// The largest number of bytes for repeated link addresses.
    ///
    /// The address of a link is repeated for each line of its text.
    public static let repeatedLinkBytes = 1_000_000
    /// The largest size of an image file, in bytes.
    public static let imageBytes = 8 * 1024 * 1024
    /// The largest size of all image files of a figure together, in bytes.
    ///
    /// Each file counts once.
    public static let embeddedBytes = 32 * 1024 * 1024
    /// The largest number of pixels that an image may declare: 256 MB when a browser decodes it.
    public static let imagePixels = 67_108_864

    /// Returns the largest number of measurements for a number of views.
    ///
    /// Most figures take less than ten per view. Deeply nested stacks may take some hundred.
    ///
    /// - Parameter count: The number of views, not counting modifiers.
    public func measurements(forViews count: Int) -> Int { max(leastMeasurements, 200 * count) }
}

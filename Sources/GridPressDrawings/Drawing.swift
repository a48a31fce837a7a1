@_exported import Foundation
@_exported import GridPressFindings

/// A finished picture as plain values: what is drawn where, and what each part stands for.
///
/// A drawing knows neither how it was laid out nor how it will be written. Its elements are one flat list in paint
/// order: an element stands before everything inside it, and each names its parent by index.
///
/// Frames are in figure coordinates: the origin is the figure's top left corner, y grows downwards, lengths are points.
/// Frames and outlines inside an element whose effect is a transform are those before the transform.
public struct Drawing: Equatable, Sendable {
    /// The subject of the picture, in a few words.
    public var title: String
    /// The content of the picture, for people who can't see it.
    public var summary: String?
    /// The size of the figure; what is drawn may reach beyond it.
    public var size: CGSize
    /// Everything that was laid out, in paint order.
    public var elements: [Element]
    /// The grids among what was laid out, those inside others after them.
    public var grids: [Grid]
    /// The notes about what could not be drawn or looked wrong.
    public var findings: [Finding]
    /// The parts of the picture that its views ask to be measured.
    public var dimensions: [Dimension] = []
    /// The parts of the picture that its views explain in words.
    public var callouts: [Callout] = []
    /// The words below the picture; `nil` for none.
    public var caption: String?

    /// The states that the picture comes from, if it moves; `nil` for a still one.
    public var motion: Motion?

    /// The notes of views about how they move, by the indices of their elements; empty unless somebody asks for them.
    package var motionNotes: [Int: MotionNote] = [:]

    /// The timings of the way to each phase of the animators in the picture, `nil` for at once; none without animators.
    package var phaseTimings: [Timing?] = []

    /// The steps that lead to each frame, where they were asked for.
    package var layoutSteps: LayoutStepTable?

    /// The files of the fonts that its texts have.
    package var fonts = FontSupply()

    /// The number of arrangements of grids that were found again; no part of the picture.
    package var arrangementCache = CacheCount()

    /// A drawing of these elements.
    public init(
        title: String,
        summary: String? = nil,
        size: CGSize,
        elements: [Element] = [],
        grids: [Grid] = [],
        findings: [Finding] = []
    ) {
        self.title = title
        self.summary = summary
        self.size = size
        self.elements = elements
        self.grids = grids
        self.findings = findings
    }
}

/// The hits and misses of a cache.
///
/// Counts are all the same: what was found again is what would have been worked out.
package struct CacheCount: Equatable, Sendable {
    package var hits = 0
    package var misses = 0

    package init(hits: Int = 0, misses: Int = 0) {
        self.hits = hits
        self.misses = misses
    }

    package static func == (first: CacheCount, second: CacheCount) -> Bool { true }
}

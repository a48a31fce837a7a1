@_exported import Foundation
@_exported import GridPressFindings

/// A finished picture as plain values: the elements that are painted, their frames, and their meanings.
///
/// A drawing doesn't depend on the way in which it was laid out, or on the format in which it is written. Its
/// elements are one flat list in paint order. An element precedes everything inside it, and each element refers to
/// its parent by index.
///
/// Frames are in figure coordinates: the origin is the figure's top left corner, y grows downwards, and lengths are
/// in points. Frames and outlines inside an element with a transform don't include the transform.
///
/// A drawing is computed once, and then read and written as often as needed:
///
/// ```swift
/// let drawing = try figure.drawing()
/// let title = drawing.frame(named: "title")
/// let texts = drawing.elements.filter { $0.kind.name == "Text" }
/// let findings = drawing.findings + drawing.review()
/// let picture = try drawing.svg()
/// let record = drawing.json()
/// ```
public struct Drawing: Equatable, Sendable {
    /// The subject of the picture, in a few words.
    public var title: String
    /// The description of the picture for screen readers; `nil` if there is no description.
    public var summary: String?
    /// The size of the figure.
    ///
    /// Elements can extend beyond it.
    public var size: CGSize
    /// The elements of the picture, in paint order.
    public var elements: [Element]
    /// The grids of the picture.
    ///
    /// A grid inside another grid follows the outer grid.
    public var grids: [Grid]
    /// The problems that were found during layout and drawing.
    public var findings: [Finding]
    /// The dimensions that views request.
    public var dimensions: [Dimension] = []
    /// The explanations in words that views request.
    public var callouts: [Callout] = []
    /// The caption below the picture; `nil` for none.
    public var caption: String?

    /// The earlier states of a picture that moves; `nil` for a still picture.
    public var motion: Motion?

    /// The picture in the dark scheme, if it differs from the light one in more than colors; `nil` otherwise.
    ///
    /// A drawing with such a picture is the picture in the light scheme. Its boxes, grids and frames are those of the
    /// light scheme.
    public var dark: Drawing? {
        get { darkPictures.first }
        set {
            darkPictures = newValue.map { [$0] } ?? []
            for index in darkPictures.indices { darkPictures[index].darkPictures = [] }
        }
    }

    /// The picture in the dark scheme, in an array because a structure can't contain itself.
    private var darkPictures: [Drawing] = []

    /// The notes of views about their movements, by the indices of their elements.
    ///
    /// They are recorded only on request.
    package var motionNotes: [Int: MotionNote] = [:]

    /// The timings of the changes to each phase, from the animator with the most phases; `nil` for an immediate change.
    ///
    /// The array is empty for pictures without animators.
    package var phaseTimings: [Timing?] = []

    /// The steps that determine each frame; `nil` unless they were requested.
    package var layoutSteps: LayoutStepTable?

    /// The font files of the texts.
    package var fonts = FontSupply()

    /// Creates a drawing of these elements.
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

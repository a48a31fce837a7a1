import LibrarySolvers

/// An image that extends beyond its frame at two opposite edges, in front of or behind its neighbors.
///
/// ```swift
/// let article = Figure("Article", width: 300, imageFolder: URL(fileURLWithPath: "Images")) {
///     VStack(spacing: 0) {
///         Text("Above")
///         OverlappingImage(Image("hills"), aspectRatio: 1.5, top: 0.1, bottom: 0.25).zIndex(1)
///         Text("Below")
///     }
/// }
/// ```
///
/// Overlaps are fractions of the image's height or width; negative ones leave space. The frame is as large as fits into
/// the proposal, and the image isn't clipped. Left and right don't depend on the layout direction.
public struct OverlappingImage: PrimitiveView {
    private let image: Image
    private let aspectRatio: CGFloat
    private let axis: Axis
    private let overlaps: (before: CGFloat, after: CGFloat)

    private init(_ image: Image, _ aspectRatio: CGFloat, _ axis: Axis, _ overlaps: (before: CGFloat, after: CGFloat)) {
        self.image = image.resizable()
        self.aspectRatio = aspectRatio
        self.axis = axis
        self.overlaps = overlaps
    }

    /// Creates an image that extends beyond the top and the bottom of its frame.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - aspectRatio: The width of the image divided by its height.
    ///   - top: The fraction of its height that lies above the frame.
    ///   - bottom: The fraction of its height that lies below the frame.
    public init(_ image: Image, aspectRatio: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0) {
        self.init(image, aspectRatio, .vertical, (top, bottom))
    }

    /// Creates an image that extends beyond the left and the right edge of its frame.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - aspectRatio: The width of the image divided by its height.
    ///   - left: The fraction of its width that lies to the left of the frame.
    ///   - right: The fraction of its width that lies to the right of the frame.
    @_disfavoredOverload
    public init(_ image: Image, aspectRatio: CGFloat, left: CGFloat = 0, right: CGFloat = 0) {
        self.init(image, aspectRatio, .horizontal, (left, right))
    }

    /// Creates a loaded image that extends beyond the top and the bottom of its frame, by fractions of its height.
    public init(uiImage: KitImage, top: CGFloat = 0, bottom: CGFloat = 0) {
        self.init(Image(uiImage: uiImage), aspectRatio: uiImage.aspectRatio, top: top, bottom: bottom)
    }

    /// Creates a loaded image that extends beyond the left and the right edge of its frame, by fractions of its width.
    @_disfavoredOverload
    public init(uiImage: KitImage, left: CGFloat = 0, right: CGFloat = 0) {
        self.init(Image(uiImage: uiImage), aspectRatio: uiImage.aspectRatio, left: left, right: right)
    }

    /// Makes the node of the image.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let image = builder.node(of: image)
        let naturalSize = image.sizeThatFits(.unspecified)
        let isPossible = aspectRatio > 0 && aspectRatio.isFinite
        let solver = OverlapSolver(
            aspectRatio: Double(isPossible ? aspectRatio : naturalSize.proportion), isVertical: axis == .vertical,
            before: Double(overlaps.before.isOverlap ? overlaps.before : 0),
            after: Double(overlaps.after.isOverlap ? overlaps.after : 0)
        )
        let node = builder.node(Overlap(solver: solver, naturalSize: naturalSize), around: image)
        node.findings = findings(isPossible: isPossible, solver)
        builder.add(node)
    }

    /// Returns the findings about an invalid aspect ratio or invalid overlaps.
    private func findings(isPossible: Bool, _ solver: OverlapSolver) -> [NodeFinding] {
        var findings: [NodeFinding] = []
        if !isPossible {
            findings.append(
                NodeFinding(
                    code: .invalidAspectRatio,
                    message:
                        "The aspect ratio \(aspectRatio.inMessage) isn't a finite number greater than 0. The aspect ratio of the image is used.",
                    fix: "Use the width of the image divided by its height."
                )
            )
        }
        for overlap in [overlaps.before, overlaps.after] where !overlap.isOverlap {
            findings.append(
                .ofOverlaps(
                    "An image overlaps its neighbors by \(overlap.inMessage), which is out of range. The overlap counts as 0."
                )
            )
        }
        if solver.before + solver.after > 1 {
            findings.append(
                .ofOverlaps("The overlaps of an image add up to more than 1, so its frame has a length of 0.")
            )
        }
        return findings
    }
}

extension KitImage {
    /// The width divided by the height.
    fileprivate var aspectRatio: CGFloat { size.proportion }
}

extension CGSize {
    /// The width divided by the height; 1 if one of them isn't positive.
    fileprivate var proportion: CGFloat { width > 0 && height > 0 ? width / height : 1 }
}

extension CGFloat {
    /// Whether the number is a valid overlap: at most 1000 times the length of the image.
    fileprivate var isOverlap: Bool { magnitude <= 1000 }
}

extension NodeFinding {
    fileprivate static func ofOverlaps(_ message: String) -> NodeFinding {
        NodeFinding(
            code: .invalidOverlap, message: message,
            fix: "Use fractions that add up to less than 1. A negative fraction is valid: it leaves space."
        )
    }
}

private struct Overlap: ModifierBehavior {
    let solver: OverlapSolver
    /// The size of the image file.
    let naturalSize: CGSize

    var kind: Drawing.Kind? { .container("OverlappingImage") }

    func sizeThatFits(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
        let room = solver.room(
            offerWidth: proposal.width.map(Double.init), offerHeight: proposal.height.map(Double.init),
            ownWidth: Double(naturalSize.width)
        )
        return CGSize(width: room.width, height: room.height).withoutInvalidLengths
    }

    func place(_ child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
        let place = solver.image(inWidth: Double(size.width), height: Double(size.height))
        let area = CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
        // The image keeps its natural proportions and covers the area.
        let cover = AspectRatioSolver(width: Double(naturalSize.width), height: Double(naturalSize.height), fills: true)
        let covering = cover.box(offerWidth: place.width, offerHeight: place.height)
        let image = covering.map { CGSize(width: $0.width, height: $0.height) } ?? area.size
        return ChildPlacement(
            origin: CGPoint(x: area.midX - image.width / 2, y: area.midY - image.height / 2), size: image,
            proposal: ProposedViewSize(image)
        )
    }

    func draw(
        _ node: LayoutNode, around child: LayoutNode, in frame: CGRect, proposal: ProposedViewSize,
        on canvas: DrawingBuilder, drawDefault: () -> Void
    ) {
        let placement = place(child, in: frame.size, proposal: proposal)
        // Left stays left in right-to-left layouts.
        let area = CGRect(origin: placement.origin, size: placement.size).offsetBy(dx: frame.minX, dy: frame.minY)
        canvas.draw(child, in: area, proposal: placement.proposal)
    }
}

import LayoutSolvers

/// An image that reaches beyond its room at two opposite sides, over or under what stands there.
///
///     VStack(spacing: 0) {
///         Text("Above")
///         OverlappingImage(Image("hills"), aspectRatio: 1.5, top: 0.1, bottom: 0.25).zIndex(1)
///         Text("Below")
///     }
///
/// Overlaps are parts of the image's own height or width; below 0 they leave room. The room is as large as fits into
/// what is offered, and nothing is cut off. Left and right are the same in both directions of reading.
public struct OverlappingImage: PrimitiveView {
    private let image: Image
    private let aspectRatio: CGFloat
    private let axis: Axis
    private let overlaps: (before: CGFloat, behind: CGFloat)

    private init(_ image: Image, _ aspectRatio: CGFloat, _ axis: Axis, _ overlaps: (before: CGFloat, behind: CGFloat)) {
        self.image = image.resizable()
        self.aspectRatio = aspectRatio
        self.axis = axis
        self.overlaps = overlaps
    }

    /// An image that reaches beyond the top and the bottom of its room.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - aspectRatio: The width of the image divided by its height.
    ///   - top: How much of its height lies above the room.
    ///   - bottom: How much of its height lies below the room.
    public init(_ image: Image, aspectRatio: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0) {
        self.init(image, aspectRatio, .vertical, (top, bottom))
    }

    /// An image that reaches beyond the left and the right side of its room.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - aspectRatio: The width of the image divided by its height.
    ///   - left: How much of its width lies to the left of the room.
    ///   - right: How much of its width lies to the right of the room.
    @_disfavoredOverload
    public init(_ image: Image, aspectRatio: CGFloat, left: CGFloat = 0, right: CGFloat = 0) {
        self.init(image, aspectRatio, .horizontal, (left, right))
    }

    /// An image that was read before and reaches beyond the top and the bottom of its room.
    public init(uiImage: UIImage, top: CGFloat = 0, bottom: CGFloat = 0) {
        self.init(Image(uiImage: uiImage), aspectRatio: uiImage.aspectRatio, top: top, bottom: bottom)
    }

    /// An image that was read before and reaches beyond the left and the right side of its room.
    @_disfavoredOverload
    public init(uiImage: UIImage, left: CGFloat = 0, right: CGFloat = 0) {
        self.init(Image(uiImage: uiImage), aspectRatio: uiImage.aspectRatio, left: left, right: right)
    }

    /// Makes the node of the image.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let image = ImageNode(image, in: builder)
        let own = image.sizeThatFits(.unspecified)
        let isPossible = aspectRatio > 0 && aspectRatio.isFinite
        let solver = OverlapSolver(
            aspectRatio: Double(isPossible ? aspectRatio : own.proportion),
            isVertical: axis == .vertical,
            before: Double(overlaps.before.isOverlap ? overlaps.before : 0),
            behind: Double(overlaps.behind.isOverlap ? overlaps.behind : 0)
        )
        let node = OverlappingImageNode(image, solver, own: own, in: builder)
        node.blemishes = blemishes(isPossible: isPossible, solver)
        builder.add(node)
    }

    /// What of it can't be done as it was said.
    private func blemishes(isPossible: Bool, _ solver: OverlapSolver) -> [Blemish] {
        var blemishes: [Blemish] = []
        if !isPossible {
            blemishes.append(
                Blemish(
                    code: .invalidAspectRatio,
                    sentence:
                        "The aspect ratio \(aspectRatio) of an image is not above 0 and finite; that of the image is used.",
                    fix: "Give the width of the image divided by its height."
                )
            )
        }
        for overlap in [overlaps.before, overlaps.behind] where !overlap.isOverlap {
            blemishes.append(.ofOverlaps("\(overlap); it is taken as 0"))
        }
        if solver.before + solver.behind > 1 {
            blemishes.append(.ofOverlaps("together more than the whole of it; its room has no length"))
        }
        return blemishes
    }
}

extension UIImage {
    /// The width divided by the height.
    fileprivate var aspectRatio: CGFloat { size.proportion }
}

extension CGSize {
    /// The width divided by the height; 1 where that is no proportion.
    fileprivate var proportion: CGFloat { width > 0 && height > 0 ? width / height : 1 }
}

extension CGFloat {
    /// Whether an image can reach out so far: by more than a thousand times its length it is none any more.
    fileprivate var isOverlap: Bool { magnitude <= 1000 }
}

extension Blemish {
    fileprivate static func ofOverlaps(_ problem: String) -> Blemish {
        Blemish(
            code: .invalidOverlap,
            sentence: "The overlaps of an image are \(problem).",
            fix: "Give parts of the image, from 0 to 1, that are less than 1 together."
        )
    }
}

private final class OverlappingImageNode: LayoutModifierNode {
    private let solver: OverlapSolver
    /// The image's own size.
    private let own: CGSize

    init(_ image: LayoutNode, _ solver: OverlapSolver, own: CGSize, in builder: NodeBuilder) {
        self.solver = solver
        self.own = own
        super.init(image, in: builder)
    }

    override var kind: String { "OverlappingImage" }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let room = solver.room(
            offerWidth: proposal.width.map(Double.init),
            offerHeight: proposal.height.map(Double.init),
            ownWidth: Double(own.width)
        )
        return CGSize(width: room.width, height: room.height).withoutInvalidLengths
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
        let place = solver.image(inWidth: Double(size.width), height: Double(size.height))
        let area = CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
        // The picture keeps its own proportions, and covers the place.
        let cover = AspectRatioSolver(width: Double(own.width), height: Double(own.height), fills: true)
        let covering = cover.box(offerWidth: place.width, offerHeight: place.height)
        let image = covering.map { CGSize(width: $0.width, height: $0.height) } ?? area.size
        return ChildPlacement(
            origin: CGPoint(x: area.midX - image.width / 2, y: area.midY - image.height / 2),
            size: image,
            proposal: ProposedViewSize(image)
        )
    }

    /// Left stays left where reading goes from right to left.
    override func childFrame(_ placement: ChildPlacement, in frame: CGRect) -> CGRect {
        CGRect(origin: placement.origin, size: placement.size).offsetBy(dx: frame.minX, dy: frame.minY)
    }

    override func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        nil
    }
}

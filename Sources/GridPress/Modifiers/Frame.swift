import LayoutSolvers

nonisolated extension View {
    /// Puts the view into a frame with a fixed width, a fixed height or both.
    ///
    /// The view is offered the frame's lengths and may still take others; then it reaches beyond the frame, or leaves
    /// room in it, as the alignment says.
    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> ModifiedView<Self> {
        modified(by: FixedFrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Puts the view into a frame of a fixed size; without one it is as if there were no frame.
    public func frame(_ size: CGSize?, alignment: Alignment = .center) -> ModifiedView<Self> {
        frame(width: size?.width, height: size?.height, alignment: alignment)
    }

    /// Puts the view into a frame of a fixed size; without one it is as if there were no frame.
    public func frame(size: CGSize?, alignment: Alignment = .center) -> ModifiedView<Self> {
        frame(size, alignment: alignment)
    }

    /// Puts the view into a frame whose lengths lie between limits.
    ///
    /// With both limits an axis takes the offer between them; with one it takes the view's own length, which it lets
    /// the offer move up to the limit. The ideal length counts where nothing is offered.
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> ModifiedView<Self> {
        let frame = FlexibleFrameModifier(
            width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
            height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
            alignment: alignment
        )
        return modified(by: frame)
    }
}

struct FixedFrameModifier: NodeModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        FixedFrameNode(
            child,
            width: builder.usableLength(width, "width"),
            height: builder.usableLength(height, "height"),
            alignment: alignment,
            in: builder
        ).node
    }
}

private struct FlexibleFrameModifier: NodeModifier {
    struct Lengths {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?
    }

    let width: Lengths
    let height: Lengths
    let alignment: Alignment

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        FlexibleFrameNode(
            child,
            width: builder.usable(width, "Width"),
            height: builder.usable(height, "Height"),
            alignment: alignment,
            in: builder
        ).node
    }
}

/// The base class of frames, which aligns the child and resets the spacing of text at edges.
private class FrameNode: LayoutModifierNode {
    fileprivate let alignment: Alignment
    private let resetEdges: Edge.Set
    /// Where a child with guides of its own went last.
    ///
    /// Both its guides are asked for, and each guide of this frame asks where the child is: without this, every frame
    /// around another would treble the work. Most children have none, and a frame is small without it.
    private var last: Shared<(size: CGSize, proposal: ProposedViewSize, placement: ChildPlacement)>?

    init(_ child: LayoutNode, alignment: Alignment, resetEdges: Edge.Set, in builder: NodeBuilder) {
        self.alignment = alignment
        self.resetEdges = resetEdges
        super.init(child, in: builder)
    }

    override var kind: Drawing.Kind { .modifier("frame") }

    /// What the child is offered once the frame has its size.
    func placementProposal(size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    override func placeChild(size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
        if let last = last?.value, last.size == size, last.proposal == proposal { return last.placement }
        let offer = placementProposal(size: size, proposal: proposal)
        let childDimensions = child.dimensions(in: offer)
        let area = ViewDimensions(area: size)
        let origin = CGPoint(
            x: area[alignment.horizontal] - childDimensions[alignment.horizontal],
            y: area[alignment.vertical] - childDimensions[alignment.vertical]
        )
        let placement = ChildPlacement(origin: origin, size: childDimensions.size, proposal: offer)
        if mayHaveExplicitAlignment { last = Shared((size, proposal, placement)) }
        return placement
    }

    override var spacing: ViewSpacing { child.spacing.resettingText(at: resetEdges, direction: direction) }

    override var hasOrdinarySpacing: Bool { child.hasOrdinarySpacing }
}

private final class FixedFrameNode: FrameNode {
    private let width: CGFloat?
    private let height: CGFloat?

    init(_ child: LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment, in builder: NodeBuilder) {
        self.width = width
        self.height = height
        let resetEdges: Edge.Set = [width == nil ? [] : .horizontal, height == nil ? [] : .vertical]
        super.init(child, alignment: alignment, resetEdges: resetEdges, in: builder)
    }

    override var settings: [Drawing.Setting] {
        .of {
            $0.add("width", width)
            $0.add("height", height)
            $0.add("alignment", alignment, unless: .center, as: \.name)
        }
    }

    override func placementProposal(size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(placementProposal(size: .zero, proposal: proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        (axis == .horizontal ? width : height)
            ?? child.length(along: axis, for: placementProposal(size: .zero, proposal: proposal))
    }
}

private final class FlexibleFrameNode: FrameNode {
    private let width: FlexibleLength
    private let height: FlexibleLength

    init(
        _ child: LayoutNode,
        width: FlexibleLength,
        height: FlexibleLength,
        alignment: Alignment,
        in builder: NodeBuilder
    ) {
        self.width = width
        self.height = height
        let resetEdges: Edge.Set = [width.isOpen ? [] : .horizontal, height.isOpen ? [] : .vertical]
        super.init(child, alignment: alignment, resetEdges: resetEdges, in: builder)
    }

    override var settings: [Drawing.Setting] {
        .of {
            $0.add("minWidth", width.minimum.map { CGFloat($0) })
            $0.add("idealWidth", width.ideal.map { CGFloat($0) })
            $0.add("maxWidth", width.maximum.map { CGFloat($0) })
            $0.add("minHeight", height.minimum.map { CGFloat($0) })
            $0.add("idealHeight", height.ideal.map { CGFloat($0) })
            $0.add("maxHeight", height.maximum.map { CGFloat($0) })
            $0.add("alignment", alignment, unless: .center, as: \.name)
        }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let width = width.lengthWithoutChild(for: proposal.width.map(Double.init)),
            let height = height.lengthWithoutChild(for: proposal.height.map(Double.init))
        {
            return CGSize(width: width, height: height)
        }
        let child = child.sizeThatFits(childOffer(for: proposal))
        return CGSize(
            width: width.length(for: proposal.width.map(Double.init), child: child.width),
            height: height.length(for: proposal.height.map(Double.init), child: child.height)
        )
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        let limits = axis == .horizontal ? width : height
        let offer = proposal[axis].map(Double.init)
        if let length = limits.lengthWithoutChild(for: offer) { return CGFloat(length) }
        let child = child.length(along: axis, for: childOffer(for: proposal))
        return CGFloat(limits.length(for: offer, child: Double(child)))
    }

    private func childOffer(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: width.childOffer(for: proposal.width.map(Double.init)).map { CGFloat($0) },
            height: height.childOffer(for: proposal.height.map(Double.init)).map { CGFloat($0) }
        )
    }

    override func placementProposal(size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
        func offer(_ lengths: FlexibleLength, _ offer: CGFloat?, _ length: CGFloat) -> CGFloat? {
            lengths.placementOffer(for: offer.map(Double.init), length: length).map { CGFloat($0) }
        }
        return ProposedViewSize(
            width: offer(width, proposal.width, size.width),
            height: offer(height, proposal.height, size.height)
        )
    }
}

extension FlexibleLength {
    /// Whether nothing at all is asked for.
    fileprivate var isOpen: Bool { minimum == nil && ideal == nil && maximum == nil }
}

extension ViewSpacing {
    /// The spacing with the ordinary preferences at some edges, unless the view prefers no space there to anything.
    func resettingText(at edges: Edge.Set, direction: LayoutDirection) -> ViewSpacing {
        var result = self
        for side in Side.sides(of: edges, direction: direction) where result[side].any == nil {
            result[side] = Self.ordinaryPreference(at: side)
        }
        return result
    }

    /// Returns the spacing with the ordinary preferences at some edges, whatever the view prefers there.
    func resetting(at edges: Edge.Set, direction: LayoutDirection) -> ViewSpacing {
        var result = self
        for side in Side.sides(of: edges, direction: direction) { result[side] = Self.ordinaryPreference(at: side) }
        return result
    }
}

extension NodeBuilder {
    /// The length of a fixed frame, or `nil`, with a finding, where none can have it.
    fileprivate func usableLength(_ length: CGFloat?, _ label: String) -> CGFloat? {
        guard let length, !length.isFinite || length < 0 else { return length }
        report(length, label)
        return nil
    }

    /// The limits of a flexible frame without those that are no number.
    fileprivate func usable(_ lengths: FlexibleFrameModifier.Lengths, _ label: String) -> FlexibleLength {
        func usable(_ length: CGFloat?, _ prefix: String) -> Double? {
            guard let length else { return nil }
            if length.isNaN || length == -.infinity || (prefix == "ideal" && !length.isFinite) {
                report(length, prefix + label)
                return nil
            }
            return Double(length)
        }
        return FlexibleLength(
            minimum: usable(lengths.minimum, "min"),
            ideal: usable(lengths.ideal, "ideal"),
            maximum: usable(lengths.maximum, "max")
        )
    }

    private func report(_ length: CGFloat, _ label: String) {
        // A maximum can be infinite.
        let kind = label.hasPrefix("max") ? label : "finite \(label)"
        findings.add(
            .invalidFrameLength,
            .warning,
            "A frame has the invalid \(label) \(length). The \(label) is ignored.",
            fix: "Use a \(kind) of at least 0, or omit it."
        )
    }
}

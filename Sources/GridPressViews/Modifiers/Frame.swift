import LayoutSolvers

nonisolated extension View {
    /// Positions the view in an invisible frame with a fixed width, a fixed height or both.
    ///
    /// The frame's lengths are the view's proposal. If the view's size differs, the view is aligned in the frame and may
    /// extend beyond it. A length that is `nil` is the length of the view.
    @inlinable
    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> ModifiedView<Self> {
        modified(by: FixedFrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Positions the view in an invisible frame whose lengths are between limits.
    ///
    /// With both limits, a length of the frame is the proposed length, clamped to the limits. With only a minimum, it is
    /// the view's length or a shorter proposed length, but at least the minimum. With only a maximum, it is the view's
    /// length or a longer proposed length, but at most the maximum. The ideal length replaces an unspecified proposal.
    @inlinable
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
            width: FlexibleFrameModifier.Lengths(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
            height: FlexibleFrameModifier.Lengths(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
            alignment: alignment
        )
        return modified(by: frame)
    }
}

/// A modifier that adds a frame with fixed lengths.
///
/// Inlinable functions create frame modifiers in the caller's module, where the type of the view is known. Elsewhere,
/// the type would be looked up for each view.
@usableFromInline
package struct FixedFrameModifier: NodeModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    @usableFromInline
    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    @usableFromInline
    package func build<Base: View>(_ base: Base, into builder: NodeBuilder) { wrapNodes(of: base, in: builder) }

    package func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.store.kind(FixedFrameNodes.self).add(
            child,
            width: builder.usableLength(width, "width", of: child),
            height: builder.usableLength(height, "height", of: child),
            alignment: alignment,
            in: builder
        )
    }
}

@usableFromInline
struct FlexibleFrameModifier: NodeModifier {
    @usableFromInline
    struct Lengths {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?

        @usableFromInline
        init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
            self.minimum = minimum
            self.ideal = ideal
            self.maximum = maximum
        }
    }

    let width: Lengths
    let height: Lengths
    let alignment: Alignment

    @usableFromInline
    init(width: Lengths, height: Lengths, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    @usableFromInline
    func build<Base: View>(_ base: Base, into builder: NodeBuilder) { wrapNodes(of: base, in: builder) }

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.store.kind(FlexibleFrameNodes.self).add(
            child,
            width: builder.usable(width, "Width", of: child),
            height: builder.usable(height, "Height", of: child),
            alignment: alignment,
            in: builder
        )
    }
}

/// The nodes of frames, which align a child and reset the text spacing at their edges.
private class FrameNodes: ModifierNodeKind {
    private struct Frame {
        var alignment: Alignment
        var resetEdges: Edge.Set
        /// The index of the cached placement of a child with explicit guides, or -1.
        var placement: Int32
    }

    @exclusivity(unchecked) private var frames: [Frame] = []
    /// The last placements of children with explicit guides.
    ///
    /// Both guides of a frame depend on the placement of its child. Without this cache, each level of frames would
    /// triple the work. Most children have no explicit guides.
    @exclusivity(unchecked) private var placements:
        [(size: CGSize, proposal: ProposedViewSize, placement: ChildPlacement)?] = []

    final func add(
        _ child: LayoutNode,
        alignment: Alignment,
        resetEdges: Edge.Set,
        in builder: NodeBuilder
    ) -> LayoutNode {
        var frame = Frame(alignment: alignment, resetEdges: resetEdges, placement: -1)
        if child.mayHaveExplicitAlignment {
            frame.placement = Int32(placements.count)
            placements.append(nil)
        }
        frames.append(frame)
        return add(child, in: builder)
    }

    final func alignment(_ payload: Int) -> Alignment { frames[payload].alignment }

    override func kind(_ payload: Int) -> Drawing.Kind { .frame }

    /// Returns the proposal to the child when the frame has its size.
    func placementProposal(size: CGSize, proposal: ProposedViewSize, _ payload: Int) -> ProposedViewSize { proposal }

    override func placeChild(size: CGSize, proposal: ProposedViewSize, _ payload: Int) -> ChildPlacement {
        let place = Int(frames[payload].placement)
        if place >= 0, let last = placements[place], last.size == size, last.proposal == proposal {
            return last.placement
        }
        let offer = placementProposal(size: size, proposal: proposal, payload)
        let placement = ChildPlacement(of: child(payload), offered: offer, in: size, frames[payload].alignment)
        if place >= 0 { placements[place] = (size, proposal, placement) }
        return placement
    }

    /// Returns the position of the child's guide that the frame's alignment uses.
    private func guide(of placement: ChildPlacement, _ axis: Axis, _ payload: Int) -> CGFloat {
        let dimensions = child(payload).dimensions(in: placement.proposal)
        let alignment = frames[payload].alignment
        return axis == .horizontal ? dimensions[alignment.horizontal] : dimensions[alignment.vertical]
    }

    /// Returns the step of the proposal to the child along an axis, for a proposal to the frame.
    func offerStep(_ proposal: ProposedViewSize, _ axis: Axis, _ payload: Int) -> LayoutStep {
        LayoutStep(.given, .nothing)
    }

    /// Returns the step of the frame's length along an axis, given the child's length.
    func lengthStep(_ proposal: ProposedViewSize, _ axis: Axis, child: Double, _ payload: Int) -> LayoutStep {
        LayoutStep(.given, .nothing)
    }

    override func account(of node: LayoutNode, _ payload: Int, size: CGSize, proposal: ProposedViewSize)
        -> LayoutAccount?
    {
        var account = LayoutAccount([child(payload)])
        let placement = placeChild(size: size, proposal: proposal, payload)
        for axis in [Axis.horizontal, .vertical] {
            let stepAxis = LayoutQuantity.Axis(axis)
            let (room, length) = (Double(size[axis]), Double(placement.size[axis]))
            account.lengths[stepAxis] = lengthStep(proposal, axis, child: length, payload).along(axis)
            // A frame with limits proposes the length that it has taken itself.
            var offer = offerStep(proposal, axis, payload)
            if offer.value != placement.proposal.offer(axis), placement.proposal[axis] == size[axis] {
                offer = LayoutStep(.ownLength, .length(room))
            }
            account.children[0].offer[stepAxis] = offer.along(axis)
            let guide = guide(of: placement, axis, payload)
            account.children[0].offset[stepAxis] = AlignmentSteps.step(
                shift: Double(placement.origin[axis]),
                room: .length(room),
                length: .length(length, ofChild: 0),
                line: Double(placement.origin[axis] + guide),
                guide: Double(guide),
                rule: .framePlacement
            )
            .along(axis)
        }
        return account
    }

    override func spacing(of node: LayoutNode, _ payload: Int) -> ViewSpacing {
        child(payload).spacing.resettingText(at: frames[payload].resetEdges, direction: node.direction)
    }
}

private final class FixedFrameNodes: FrameNodes {
    private struct Lengths {
        var width: CGFloat?
        var height: CGFloat?
    }

    @exclusivity(unchecked) private var lengths: [Lengths] = []

    func add(
        _ child: LayoutNode,
        width: CGFloat?,
        height: CGFloat?,
        alignment: Alignment,
        in builder: NodeBuilder
    ) -> LayoutNode {
        lengths.append(Lengths(width: width, height: height))
        let resetEdges: Edge.Set = [width == nil ? [] : .horizontal, height == nil ? [] : .vertical]
        return add(child, alignment: alignment, resetEdges: resetEdges, in: builder)
    }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        let lengths = lengths[payload]
        return .of {
            $0.add(.width, lengths.width)
            $0.add(.height, lengths.height)
            $0.add(.alignment, alignment(payload), unless: .center, as: \.name)
        }
    }

    private func offer(_ lengths: Lengths, _ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: lengths.width ?? proposal.width, height: lengths.height ?? proposal.height)
    }

    override func placementProposal(size: CGSize, proposal: ProposedViewSize, _ payload: Int) -> ProposedViewSize {
        offer(lengths[payload], proposal)
    }

    private func length(_ axis: Axis, _ payload: Int) -> CGFloat? {
        axis == .horizontal ? lengths[payload].width : lengths[payload].height
    }

    override func offerStep(_ proposal: ProposedViewSize, _ axis: Axis, _ payload: Int) -> LayoutStep {
        if let length = length(axis, payload) { return LayoutStep(.frameOffer, .number(Double(length), .frame)) }
        return LayoutStep(.passedOn, .offer(proposal.offer(axis)))
    }

    override func lengthStep(_ proposal: ProposedViewSize, _ axis: Axis, child: Double, _ payload: Int) -> LayoutStep {
        if let length = length(axis, payload) { return LayoutStep(.frameLength, .number(Double(length), .frame)) }
        return LayoutStep(.asChild, .length(child, ofChild: 0))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        let lengths = lengths[payload]
        if let width = lengths.width, let height = lengths.height { return CGSize(width: width, height: height) }
        let size = child(payload).sizeThatFits(offer(lengths, proposal))
        return CGSize(width: lengths.width ?? size.width, height: lengths.height ?? size.height)
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        let lengths = lengths[payload]
        return (axis == .horizontal ? lengths.width : lengths.height)
            ?? child(payload).length(along: axis, for: offer(lengths, proposal))
    }
}

private final class FlexibleFrameNodes: FrameNodes {
    private struct Lengths {
        var width: FlexibleLength
        var height: FlexibleLength

        /// Returns the proposal to the child.
        func offer(for proposal: ProposedViewSize) -> ProposedViewSize {
            ProposedViewSize(
                width: width.childOffer(for: proposal.width.map(Double.init)).map { CGFloat($0) },
                height: height.childOffer(for: proposal.height.map(Double.init)).map { CGFloat($0) }
            )
        }
    }

    @exclusivity(unchecked) private var lengths: [Lengths] = []

    func add(
        _ child: LayoutNode,
        width: FlexibleLength,
        height: FlexibleLength,
        alignment: Alignment,
        in builder: NodeBuilder
    ) -> LayoutNode {
        lengths.append(Lengths(width: width, height: height))
        let resetEdges: Edge.Set = [width.isOpen ? [] : .horizontal, height.isOpen ? [] : .vertical]
        return add(child, alignment: alignment, resetEdges: resetEdges, in: builder)
    }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        let (width, height) = (lengths[payload].width, lengths[payload].height)
        return .of {
            $0.add(.minWidth, width.minimum.map { CGFloat($0) })
            $0.add(.idealWidth, width.ideal.map { CGFloat($0) })
            $0.add(.maxWidth, width.maximum.map { CGFloat($0) })
            $0.add(.minHeight, height.minimum.map { CGFloat($0) })
            $0.add(.idealHeight, height.ideal.map { CGFloat($0) })
            $0.add(.maxHeight, height.maximum.map { CGFloat($0) })
            $0.add(.alignment, alignment(payload), unless: .center, as: \.name)
        }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        let lengths = lengths[payload]
        let (width, height) = (proposal.width.map(Double.init), proposal.height.map(Double.init))
        if let width = lengths.width.lengthWithoutChild(for: width),
            let height = lengths.height.lengthWithoutChild(for: height)
        {
            return CGSize(width: width, height: height)
        }
        let child = child(payload).sizeThatFits(lengths.offer(for: proposal))
        return CGSize(
            width: lengths.width.length(for: width, child: child.width),
            height: lengths.height.length(for: height, child: child.height)
        )
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        let lengths = lengths[payload]
        let limits = axis == .horizontal ? lengths.width : lengths.height
        let offer = proposal[axis].map(Double.init)
        if let length = limits.lengthWithoutChild(for: offer) { return CGFloat(length) }
        let child = child(payload).length(along: axis, for: lengths.offer(for: proposal))
        return CGFloat(limits.length(for: offer, child: Double(child)))
    }

    private func limits(_ axis: Axis, _ payload: Int) -> FlexibleLength {
        axis == .horizontal ? lengths[payload].width : lengths[payload].height
    }

    override func offerStep(_ proposal: ProposedViewSize, _ axis: Axis, _ payload: Int) -> LayoutStep {
        limits(axis, payload).offerStep(for: proposal.offer(axis))
    }

    override func lengthStep(_ proposal: ProposedViewSize, _ axis: Axis, child: Double, _ payload: Int) -> LayoutStep {
        limits(axis, payload).lengthStep(for: proposal.offer(axis), child: child)
    }

    override func placementProposal(size: CGSize, proposal: ProposedViewSize, _ payload: Int) -> ProposedViewSize {
        func offer(_ lengths: FlexibleLength, _ offer: CGFloat?, _ length: CGFloat) -> CGFloat? {
            lengths.placementOffer(for: offer.map(Double.init), length: length).map { CGFloat($0) }
        }
        let lengths = lengths[payload]
        return ProposedViewSize(
            width: offer(lengths.width, proposal.width, size.width),
            height: offer(lengths.height, proposal.height, size.height)
        )
    }
}

extension FlexibleLength {
    /// Whether the frame sets neither limits nor an ideal length.
    fileprivate var isOpen: Bool { minimum == nil && ideal == nil && maximum == nil }
}

extension ViewSpacing {
    /// Returns the spacing with the ordinary preferences at some edges, unless the view prefers a spacing of 0 there.
    package func resettingText(at edges: Edge.Set, direction: LayoutDirection) -> ViewSpacing {
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
    /// Returns the length of a fixed frame; `nil`, with a finding, for an invalid length.
    fileprivate func usableLength(_ length: CGFloat?, _ label: String, of view: LayoutNode) -> CGFloat? {
        guard let length, !length.isFinite || length < 0 else { return length }
        report(length, label, of: view)
        return nil
    }

    /// Returns the limits of a flexible frame without NaN values.
    fileprivate func usable(
        _ lengths: FlexibleFrameModifier.Lengths,
        _ label: String,
        of view: LayoutNode
    ) -> FlexibleLength {
        func usable(_ length: CGFloat?, _ prefix: String) -> Double? {
            guard let length else { return nil }
            if length.isNaN || length == -.infinity || (prefix == "ideal" && !length.isFinite) {
                report(length, prefix + label, of: view)
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

    private func report(_ length: CGFloat, _ label: String, of view: LayoutNode) {
        // A maximum may be infinite.
        let kind = label.hasPrefix("max") ? label : "finite \(label)"
        findings.add(
            .invalidFrameLength,
            .warning,
            at: view.place,
            "A frame has the invalid \(label) \(length.inMessage). The \(label) is ignored.",
            fix: "Use a \(kind) of at least 0, or omit it."
        )
    }
}

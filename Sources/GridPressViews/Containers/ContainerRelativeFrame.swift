nonisolated extension View {
    /// Gives the view the length of its container along some axes.
    ///
    /// The container is the nearest scroll view along an axis. Without one, it is the safe area of the screen, or the
    /// figure. The length of the standard device replaces a length that the figure doesn't set.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> ModifiedView<Self> {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view the length of one or more equal parts of its container.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the length is set.
    ///   - count: The number of equal parts, with gaps between them.
    ///   - span: The number of parts that the view covers, with the gaps between them.
    ///   - spacing: The gap between two parts, in points.
    ///   - alignment: The position of a view that is smaller than its frame.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> ModifiedView<Self> {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(count, 1))
            let part = (length - spacing * (count - 1)) / count
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    /// Gives the view a length that a closure computes from the length of its container.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> ModifiedView<Self> {
        modified(by: ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}

private struct ContainerRelativeFrameModifier: NodeModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.store.kind(ContainerRelativeFrameNodes.self).add(child, self, in: builder)
    }
}

/// The nodes of frames that are relative to a container.
private final class ContainerRelativeFrameNodes: ModifierNodeKind {
    private struct Payload {
        let frame: ContainerRelativeFrameModifier
        let viewports: Viewports
        let figure: CGSize
    }

    @exclusivity(unchecked) private var payloads: [Payload] = []

    func add(_ child: LayoutNode, _ frame: ContainerRelativeFrameModifier, in builder: NodeBuilder) -> LayoutNode {
        let viewports = builder.environment.viewports
        let screen = builder.environment.safeAreaSize ?? LayoutPass.currentScreenSize
        payloads.append(Payload(frame: frame, viewports: viewports, figure: screen))
        return add(child, in: builder)
    }

    override func kind(_ payload: Int) -> Drawing.Kind { .modifier("containerRelativeFrame") }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        let frame = payloads[payload].frame
        return .of {
            $0.add(.horizontal, isOn: frame.axes.contains(.horizontal))
            $0.add(.vertical, isOn: frame.axes.contains(.vertical))
            $0.add(.alignment, frame.alignment, unless: .center, as: \.name)
        }
    }

    /// Returns the length of the frame along an axis; `nil` along other axes.
    private func length(along axis: Axis, _ payload: Int) -> CGFloat? {
        let written = payloads[payload]
        guard written.frame.axes.contains(Axis.Set(axis)) else { return nil }
        let viewport = written.viewports[axis]?.visible[axis]
        let container = viewport.flatMap { $0.isFinite ? $0 : nil } ?? written.figure[axis]
        return CGSize.validLength(written.frame.length(container, axis))
    }

    private func offer(_ proposal: ProposedViewSize, _ payload: Int) -> ProposedViewSize {
        ProposedViewSize(
            width: length(along: .horizontal, payload) ?? proposal.width,
            height: length(along: .vertical, payload) ?? proposal.height
        )
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        let offer = offer(proposal, payload)
        let size = child(payload).sizeThatFits(offer)
        return CGSize(
            width: length(along: .horizontal, payload) ?? size.width,
            height: length(along: .vertical, payload) ?? size.height
        )
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize, _ payload: Int) -> ChildPlacement {
        ChildPlacement(
            of: child(payload),
            offered: offer(proposal, payload),
            in: size,
            payloads[payload].frame.alignment
        )
    }
}

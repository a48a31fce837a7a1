import LayoutSolvers

/// A flexible space that expands along the axis of its stack.
///
/// Outside a stack, it expands along both axes.
public struct Spacer: PrimitiveView, Sendable {
    /// The minimum length along the stack, in points; `nil` for the default spacing.
    public var minLength: CGFloat?

    /// Creates a spacer.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Makes the node of the spacer.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.add(builder.store.kind(SpacerNodes.self).add(minLength, in: builder))
    }
}

private final class SpacerNodes: NodeKind {
    private struct Room {
        /// The minimum length that the author wrote.
        let minLength: CGFloat?
        let least: CGFloat
        /// The axis of the stack around the spacer; `nil` outside a stack.
        var axis: Axis?
    }

    @exclusivity(unchecked) private var rooms: [Room] = []

    func add(_ minLength: CGFloat?, in builder: NodeBuilder) -> LayoutNode {
        let length = minLength ?? ViewSpacing.defaultDistance
        rooms.append(
            Room(
                minLength: minLength,
                least: length > 0 && length.isFinite ? length : 0,
                axis: builder.stackOrientation
            )
        )
        return builder.store.add(self, payload: rooms.count - 1, NodeFlags(builder.environment.layoutDirection))
    }

    override func kind(_ payload: Int) -> Drawing.Kind { .spacer }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        .of { $0.add(.minLength, rooms[payload].minLength) }
    }

    override func leaveStack(_ payload: Int) { rooms[payload].axis = nil }

    override func layoutPriority(_ payload: Int) -> Double { -.infinity }

    override func hasOrdinarySpacing(_ payload: Int) -> Bool { false }

    /// Returns a preferred spacing of 0 along the axis: stacks add no space beside a spacer.
    override func spacing(of node: LayoutNode, _ payload: Int) -> ViewSpacing {
        var spacing = ViewSpacing()
        for side in rooms[payload].axis?.sides ?? ViewSpacing.Side.allCases { spacing[side].any = 0 }
        return spacing
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        CGSize(
            width: length(along: .horizontal, for: proposal, payload),
            height: length(along: .vertical, for: proposal, payload)
        )
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        let room = rooms[payload]
        guard room.axis == nil || room.axis == axis else { return 0 }
        return max(proposal[axis] ?? room.least, room.least)
    }

    override func account(of node: LayoutNode, _ payload: Int, size: CGSize, proposal: ProposedViewSize)
        -> LayoutAccount?
    {
        let room = rooms[payload]
        var account = LayoutAccount()
        for axis in [Axis.horizontal, .vertical] {
            let least = LayoutFormula.number(Double(room.least), .minimum)
            let offer = LayoutFormula.offer(proposal.offer(axis))
            let step =
                room.axis != nil && room.axis != axis
                ? LayoutStep(.spacerBreadth, .number(0, .none))
                : LayoutStep(.spacerLength, offer.value == nil ? least : .most([offer, least]))
            account.lengths[LayoutQuantity.Axis(axis)] = step.along(axis)
        }
        return account
    }
}

extension Axis {
    /// The sides at the two ends of the axis.
    fileprivate var sides: [ViewSpacing.Side] { self == .horizontal ? [.left, .right] : [.top, .bottom] }
}

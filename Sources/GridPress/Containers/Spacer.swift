/// Room that takes what others leave.
public struct Spacer: PrimitiveView, Sendable {
    /// The least room to keep along the stack; `nil` for the default spacing.
    public var minLength: CGFloat?

    /// Room between views.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Makes the node of the room.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.add(SpacerNode(minLength, in: builder)) }
}

private final class SpacerNode: NodeObject {
    private let least: CGFloat
    private let minLength: CGFloat?
    private var axis: Axis?

    init(_ minLength: CGFloat?, in builder: NodeBuilder) {
        self.minLength = minLength
        let length = minLength ?? ViewSpacing.defaultDistance
        least = length > 0 && length.isFinite ? length : 0
        axis = builder.stackOrientation
        super.init(in: builder)
    }

    override var kind: Drawing.Kind { .leaf("Spacer") }

    override var settings: [Drawing.Setting] { .of { $0.add("minLength", minLength) } }

    override func leaveStack() { axis = nil }

    override var layoutPriority: Double { -.infinity }

    override var hasOrdinarySpacing: Bool { false }

    /// Nothing is added beside a spacer: on its axis it prefers no space to anything.
    override var spacing: ViewSpacing {
        var spacing = ViewSpacing()
        for side in axis?.sides ?? ViewSpacing.Side.allCases { spacing[side].any = 0 }
        return spacing
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ measured: Axis) -> CGFloat {
            guard axis == nil || axis == measured else { return 0 }
            return max(proposal[measured] ?? least, least)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        canvas.add(kind, name: name, frame: frame, mark: .none)
    }
}

extension Axis {
    /// The sides at the two ends of the axis.
    fileprivate var sides: [ViewSpacing.Side] { self == .horizontal ? [.left, .right] : [.top, .bottom] }
}

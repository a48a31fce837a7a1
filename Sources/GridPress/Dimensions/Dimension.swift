nonisolated extension View {
    /// Draws the width and the height of the view, between arrows.
    ///
    /// The measures take no room, and lie above everything. Where a measure has no room beside the view it moves out of
    /// the way, and it always keeps its number; the classic style draws it where it is, whatever lies there.
    ///
    /// - Parameters:
    ///   - positions: Where they are drawn.
    ///   - arrow: The colour of the arrows; where it isn't given, the style's.
    ///   - label: The colour of the numbers; where it isn't given, the style's.
    ///   - style: How they are drawn; where it isn't given, as `dimensionStyle(_:)` says.
    public func dimension(
        _ positions: DimensionPositions = .bottom,
        arrow: Color? = nil,
        label: Color? = nil,
        style: DimensionStyle? = nil
    ) -> ModifiedView<Self> {
        modified(by: ClassicDimensionModifier(positions: positions, arrow: arrow, label: label, style: style))
    }
}

private struct ClassicDimensionModifier: PrimitiveModifier {
    let positions: DimensionPositions
    let arrow: Color?
    let label: Color?
    let style: DimensionStyle?

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        switch (style ?? builder.environment.dimensionStyle).kind {
        case .classic:
            let measured = base.overlay {
                GeometryReader { geometry in
                    ClassicDimensionBands(
                        positions: positions,
                        arrow: arrow ?? .secondary,
                        label: label ?? .primary,
                        size: geometry.size
                    )
                }
            }
            measured._build(into: builder)
        case .draughtsman(var format, let color):
            let environment = builder.environment
            format.lineColor = (arrow ?? color)?.drawn(in: environment)
            format.labelColor = (label ?? arrow ?? color)?.drawn(in: environment)
            base.modified(by: DimensionModifier(positions: positions, format: format))._build(into: builder)
        }
    }
}

private struct DimensionModifier: NodeModifier {
    let positions: DimensionPositions
    let format: Drawing.DimensionFormat

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.node(DimensionRequest(positions: positions, format: format), around: child)
    }
}

/// The behaviour of a node that requests the dimensions of its view.
private struct DimensionRequest: ModifierBehavior {
    static var isStep: Bool { false }

    let positions: DimensionPositions
    let format: Drawing.DimensionFormat

    func draw(
        _ node: LayoutNode,
        around child: LayoutNode,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder,
        drawDefault: () -> Void
    ) {
        drawDefault()
        let context = canvas.visibility
        let drawn = context.transform.boundingBox(of: frame)
        guard context.visiblePart(of: drawn) != nil else { return }
        func length(_ proposed: CGFloat?) -> Double? {
            proposed.flatMap { $0.isFinite && $0 <= FigureLimits.length ? Double($0) : nil }
        }
        canvas.dimensions.append(
            Drawing.Dimension(
                frame: drawn,
                // What is turned is measured as it is drawn.
                size: context.transform.b == 0 && context.transform.c == 0 ? frame.size : drawn.size,
                proposedWidth: length(proposal.width),
                proposedHeight: length(proposal.height),
                places: positions.places(node.direction),
                format: format
            )
        )
    }
}

extension DimensionPositions {
    /// Where they are, in a direction of reading.
    fileprivate func places(_ direction: LayoutDirection) -> Set<Drawing.Dimension.Position> {
        let isMirrored = direction == .rightToLeft
        let pairs: [(DimensionPositions, Drawing.Dimension.Position)] = [
            (.top, .top), (.bottom, .bottom), (.vcenter, .across), (.hcenter, .down),
            (.leading, isMirrored ? .right : .left), (.trailing, isMirrored ? .left : .right),
        ]
        return Set(pairs.filter { contains($0.0) }.map(\.1))
    }
}

extension Color {
    /// The colour as it is drawn in an environment.
    func drawn(in environment: EnvironmentValues) -> Drawing.Color? {
        if case .color(let color) = _paint(in: environment).kind { color } else { nil }
    }
}

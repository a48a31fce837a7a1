nonisolated extension View {
    /// Draws the width and the height of the view, between arrows.
    ///
    /// Dimensions take no space in the layout, and are drawn above all views. A dimension without room beside the
    /// view moves to a free position, and its number is always drawn. The classic style always draws dimensions at
    /// their positions.
    ///
    /// - Parameters:
    ///   - positions: The positions of the dimensions. By default, the width is drawn below the view.
    ///   - arrow: The color of the arrows; `nil` for the color of the style.
    ///   - label: The color of the numbers; `nil` for the color of the arrows, or for the primary color in the classic
    ///     style.
    ///   - style: The style of the dimensions; `nil` for the style of the environment.
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
            let request = DimensionRequest(positions: positions, format: format)
            base.wrapped { $1.node(request, around: $0) }._build(into: builder)
        }
    }
}

/// The behavior of a node that requests the dimensions of its view.
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
                // The size of a rotated view is the size of its drawn frame.
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
    /// Returns the positions in the picture, for a layout direction.
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
    /// Returns the color as it is drawn in an environment; `nil` for a style that isn't a color.
    func drawn(in environment: EnvironmentValues) -> Drawing.Color? {
        if case .color(let color) = _paint(in: environment).kind { color } else { nil }
    }
}

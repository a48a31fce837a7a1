nonisolated extension View {
    /// Explains the view in words beside or below the picture.
    ///
    /// Callouts take no space in the layout, and are numbered in reading order. A leader connects the view with the
    /// words beside the picture. If a leader has no free path, the view gets a numbered mark, and the words are in a
    /// list below the picture.
    ///
    /// ```swift
    /// let total = Text("Total")
    ///     .gridCellColumns(3)
    ///     .callout("spans three columns")
    /// ```
    ///
    /// - Parameter text: The explanation. A blank text adds no callout.
    public func callout(_ text: String) -> ModifiedView<Self> {
        modified(by: CalloutModifier(text: text, point: nil))
    }

    /// Explains a point of the view, such as an edge, a corner or a gap, in words beside or below the picture.
    ///
    /// ```swift
    /// let monday = Text("Mon").callout("8 points to Tuesday", at: .trailing, offset: CGSize(width: 4, height: 0))
    /// ```
    ///
    /// The leader ends at this point. If there is no free path to the point, the leader ends at another position of the
    /// view.
    ///
    /// - Parameters:
    ///   - text: The explanation. A blank text adds no callout.
    ///   - point: The point, as fractions of the view's size.
    ///   - offset: The offset that is added to the point, in points.
    public func callout(_ text: String, at point: UnitPoint, offset: CGSize = .zero) -> ModifiedView<Self> {
        modified(by: CalloutModifier(text: text, point: CalloutPoint(unit: point, offset: offset)))
    }
}

private struct CalloutModifier: NodeModifier {
    let text: String
    let point: CalloutPoint?

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.node(CalloutRequest(text: text, point: point), around: child)
    }
}

/// The point of a view at which a leader ends.
private struct CalloutPoint {
    let unit: UnitPoint
    let offset: CGSize

    /// Returns the point in the coordinates of a frame.
    func location(in frame: CGRect) -> CGPoint {
        let point = unit.point(in: frame)
        return CGPoint(x: point.x + offset.width, y: point.y + offset.height)
    }
}

/// The behavior of a node that requests an explanation of its view.
private struct CalloutRequest: ModifierBehavior {
    static var isStep: Bool { false }

    let text: String
    let point: CalloutPoint?

    func draw(
        _ node: LayoutNode,
        around child: LayoutNode,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder,
        drawDefault: () -> Void
    ) {
        let place = canvas.callouts.count
        drawDefault()
        let context = canvas.visibility
        guard !text.isBlank, let shown = context.visiblePart(of: context.transform.boundingBox(of: frame)) else {
            return
        }
        let end = point?.location(in: frame).applying(context.transform)
        // A free point of the view replaces a point that is clipped away.
        let seen = end.flatMap { context.visiblePart(of: CGRect(origin: $0, size: .zero)) == nil ? nil : $0 }
        // The callout precedes the callouts of the views inside.
        canvas.callouts.insert(Drawing.Callout(frame: shown, text: text, point: seen), at: place)
    }
}

extension String {
    /// Whether the text is empty or contains only whitespace.
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

nonisolated extension View {
    /// Explains the view in words beside or below the picture.
    ///
    /// Callouts take no room. They are numbered in the order of reading. A leader leads from the view to the words beside
    /// the picture; where no leader has a free way, the view gets a numbered mark, and the words are in a list below the
    /// picture.
    ///
    ///     Text("Total")
    ///         .gridCellColumns(3)
    ///         .callout("spans three columns")
    ///
    /// - Parameter text: The explanation. A blank one explains nothing.
    public func callout(_ text: String) -> ModifiedView<Self> {
        modified(by: CalloutModifier(text: text, point: nil))
    }

    /// Explains a point of the view in words beside or below the picture: an edge, a corner, a gap beside it.
    ///
    ///     Tile("Mon").callout("8 points between two tiles", at: .trailing, offset: CGSize(width: 4, height: 0))
    ///
    /// The leader ends at this point. Where no free way leads from there, it ends at another place of the view.
    ///
    /// - Parameters:
    ///   - text: The explanation. A blank one explains nothing.
    ///   - point: The point, in parts of the view's size.
    ///   - offset: The distance from there, in points.
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
        // A point that something clips away is explained as its view is.
        let seen = end.flatMap { context.visiblePart(of: CGRect(origin: $0, size: .zero)) == nil ? nil : $0 }
        // Before those of the views inside.
        canvas.callouts.insert(Drawing.Callout(frame: shown, text: text, point: seen), at: place)
    }
}

extension String {
    /// Whether the text has nothing to read.
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

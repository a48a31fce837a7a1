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
        modified(by: CalloutModifier(text: text))
    }
}

private struct CalloutModifier: NodeModifier {
    let text: String

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.node(CalloutRequest(text: text), around: child)
    }
}

/// The behavior of a node that requests an explanation of its view.
private struct CalloutRequest: ModifierBehavior {
    static var isStep: Bool { false }

    let text: String

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
        // Before those of the views inside.
        canvas.callouts.insert(Drawing.Callout(frame: shown, text: text), at: place)
    }
}

extension String {
    /// Whether the text has nothing to read.
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

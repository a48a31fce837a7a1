nonisolated extension View {
    /// Extends the view beyond the edges of the safe area that it touches, to the edges of the screen.
    ///
    /// Only a screen has a safe area, such as the screen of a `DeviceFrame`. Elsewhere the modifier has no effect. A
    /// still picture has no keyboard.
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all
    ) -> ModifiedView<Self> {
        modified(by: SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Extends the view beyond the edges of the safe area that it touches, to the edges of the screen.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> ModifiedView<Self> {
        modified(by: SafeAreaIgnoringModifier(edges: edges))
    }

    /// Lays out views on a screen of a size, whose edges the system covers.
    ///
    /// The size of the safe area is the views' proposal, and they are centered in it.
    package func onScreen(_ size: CGSize, safeAreaInsets: EdgeInsets) -> some View {
        let screen = Screen(size: size, insets: safeAreaInsets)
        return modified(by: ScreenContentModifier(screen: screen))
            .frame(width: screen.safeSize.width, height: screen.safeSize.height)
            .padding(safeAreaInsets)
            .wrapped { $1.node(ScreenBehavior(screen: screen), around: $0) }
    }
}

nonisolated extension View {
    /// Hides the status bar of the screen around the view, or shows it again.
    ///
    /// Only a screen has a status bar, such as the screen of a `DeviceFrame`.
    public func statusBarHidden(_ hidden: Bool = true) -> ModifiedView<Self> {
        preference(key: ScreenRequestsKey.self, value: ScreenRequests(isStatusBarHidden: hidden))
    }

    /// Hides the status bar of the screen around the view, or shows it again.
    public func statusBar(hidden: Bool) -> ModifiedView<Self> { statusBarHidden(hidden) }
}

/// The appearance that views request of the screen around them.
package struct ScreenRequests: Equatable {
    package var isStatusBarHidden = false
    package var scheme: ColorScheme?
}

/// The key of the requests to the screen around a view.
package enum ScreenRequestsKey: PreferenceKey {
    package static var defaultValue: ScreenRequests { ScreenRequests() }

    package static func reduce(value: inout ScreenRequests, nextValue: () -> ScreenRequests) {
        let next = nextValue()
        value.isStatusBarHidden = value.isStatusBarHidden || next.isStatusBarHidden
        value.scheme = next.scheme ?? value.scheme
    }
}

extension EnvironmentValues {
    /// The lengths at the edges of the screen that the system covers; 0 if no screen is drawn.
    ///
    /// ``GeometryProxy/safeAreaInsets`` has the lengths at the edges of a view.
    public var screenSafeAreaInsets: EdgeInsets { values.screen?.value.insets ?? EdgeInsets() }

    /// The size of the screen's safe area; `nil` if no screen is drawn.
    var safeAreaSize: CGSize? { values.screen.map(\.value.safeSize) }

    /// Whether the view is on a screen, which has a safe area.
    var isOnScreen: Bool { values.screen != nil }
}

/// The size of a screen, and the lengths at its edges that the system covers.
struct Screen {
    let size: CGSize
    let insets: EdgeInsets

    var safeSize: CGSize {
        CGSize(
            width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0)
        )
    }
}

// MARK: - Screens

/// A modifier that makes one view of a screen's content.
private struct ScreenContentModifier: PrimitiveModifier {
    let screen: Screen

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        let outer = builder.environment
        builder.environment.values.screen = Shared(screen)
        let child = builder.only(base, arrangedBy: VStackLayout(), kind: .vStack)
        builder.environment = outer
        builder.add(child ?? builder.emptyNode)
    }
}

/// The behavior of a screen: views inside can extend from its safe area to its edges.
private struct ScreenBehavior: ModifierBehavior {
    let screen: Screen

    static var isStep: Bool { false }

    var kind: Drawing.Kind? { .screen }

    func settings() -> [Drawing.Setting] {
        let insets = screen.insets
        guard insets != EdgeInsets() else { return [] }
        return [
            Drawing.Setting(
                .safeAreaInsets,
                [insets.top, insets.leading, insets.bottom, insets.trailing].map(Double.init)
            )
        ]
    }

    func header(of node: LayoutNode, in frame: CGRect, on canvas: DrawingBuilder) -> ElementHeader? {
        ElementHeader(.screen)
    }

    func draw(
        _ node: LayoutNode,
        around child: LayoutNode,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder,
        drawDefault: () -> Void
    ) {
        let outer = canvas.safeArea
        let safe = ChildPlacement(
            origin: CGPoint(x: screen.insets.leading, y: screen.insets.top),
            size: screen.safeSize,
            proposal: proposal
        )
        canvas.safeArea = SafeArea(screen: frame, safe: safe.frame(in: frame, node.direction))
        canvas.draw(child, in: frame, proposal: proposal)
        canvas.safeArea = outer
    }
}

// MARK: - Views beyond the safe area

private struct SafeAreaIgnoringModifier: NodeModifier {
    let edges: Edge.Set

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        guard builder.environment.isOnScreen, !edges.isEmpty else { return child }
        return builder.node(SafeAreaIgnoringBehavior(edges: edges), around: child)
    }
}

/// The behavior of a view that extends from the safe area to the edges of the screen.
///
/// In layout it has the size of the safe area, so the views around it don't move. It is extended when it is drawn.
private struct SafeAreaIgnoringBehavior: ModifierBehavior {
    let edges: Edge.Set

    static var isStep: Bool { false }

    func header(of node: LayoutNode, in frame: CGRect, on canvas: DrawingBuilder) -> ElementHeader? {
        node.name.map { _ in ElementHeader(node.kind, frame: canvas.extended(frame, over: edges, node.direction)) }
    }

    func draw(
        _ node: LayoutNode,
        around child: LayoutNode,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder,
        drawDefault: () -> Void
    ) {
        guard let safeArea = canvas.safeArea else { return drawDefault() }
        let extended = safeArea.extended(frame, over: edges, node.direction)
        guard extended != frame else { return drawDefault() }
        let offer = ProposedViewSize(extended.size)
        let placement = ChildPlacement(centered: child.sizeThatFits(offer), in: extended.size, proposal: offer)
        canvas.safeArea = safeArea.including(extended)
        canvas.draw(child, in: placement.frame(in: extended, node.direction), proposal: offer)
        canvas.safeArea = safeArea
    }
}

nonisolated extension View {
    /// Sets margins at some edges of the content of scroll views in this view.
    ///
    /// `nil` sets margins of 0 points.
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedView<Self> {
        contentMargins(edges, EdgeInsets(length ?? 0, at: edges), for: placement)
    }

    /// Sets margins at all edges of the content of scroll views in this view.
    public func contentMargins(
        _ length: CGFloat,
        for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedView<Self> {
        contentMargins(.all, length, for: placement)
    }

    /// Sets margins at some edges of the content of scroll views in this view.
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedView<Self> {
        modified(
            by: EnvironmentChange { environment in
                // Scroll indicators aren't drawn, so their margins have no effect.
                guard placement != .scrollIndicators else { return }
                var margins = environment.scrollSettings.margins
                if edges.contains(.top) { margins.top = insets.top }
                if edges.contains(.leading) { margins.leading = insets.leading }
                if edges.contains(.bottom) { margins.bottom = insets.bottom }
                if edges.contains(.trailing) { margins.trailing = insets.trailing }
                environment.scrollSettings.margins = margins
            }
        )
    }

    /// Draws the content beyond the frames of scroll views in this view, unless `disabled` is `false`.
    public func scrollClipDisabled(_ disabled: Bool = true) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.scrollSettings.isClipped = !disabled })
    }

    /// Places views above or below this view, which gets the remaining space.
    public func safeAreaBar<Content: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> ModifiedView<Self> {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Places views at the leading or trailing side of this view, which gets the remaining space.
    public func safeAreaBar<Content: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> ModifiedView<Self> {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}

/// The part of a scroll view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String

    /// The content, as `scrollContent`.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// The content.
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// The scroll indicators.
    ///
    /// Margins for them have no effect in a static rendering.
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

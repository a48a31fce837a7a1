nonisolated extension View {
    /// Keeps room at some edges of the content of scroll views in this view free.
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedView<Self> {
        contentMargins(edges, EdgeInsets(length ?? 0, at: edges), for: placement)
    }

    /// Keeps room on all edges of the content of scroll views in this view free.
    public func contentMargins(
        _ length: CGFloat,
        for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedView<Self> {
        contentMargins(.all, length, for: placement)
    }

    /// Keeps room at some edges of the content of scroll views in this view free.
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedView<Self> {
        modified(
            by: EnvironmentChange { environment in
                // A still picture shows no indicators.
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

    /// Draws what lies beyond the frames of scroll views in this view, too.
    public func scrollClipDisabled(_ disabled: Bool = true) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.scrollSettings.isClipped = !disabled })
    }

    /// Lays views above or below this one, which gets the room that they leave.
    public func safeAreaBar<Content: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> ModifiedView<Self> {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Lays views beside this one, which gets the room that they leave.
    public func safeAreaBar<Content: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> ModifiedView<Self> {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}

/// The part of a scroll view that margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String

    /// The content.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// The content.
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// The indicators, which a still picture doesn't show.
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

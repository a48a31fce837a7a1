/// A horizontal stack that creates its views as needed.
///
/// A static rendering makes all views at once, as ``HStack`` does. Only visible views run their `onAppear` actions.
public struct LazyHStack<Content: View>: NonisolatedView {
    private let stack: HStack<Content>

    /// Creates a lazy horizontal stack.
    ///
    /// `pinnedViews` has no effect in a static rendering.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }

    /// The views in a horizontal stack.
    public var body: some View { stack.environment(\.appearsWhenSeen, true) }
}

/// A vertical stack that creates its views as needed.
///
/// A static rendering makes all views at once, as ``VStack`` does. Only visible views run their `onAppear` actions.
public struct LazyVStack<Content: View>: NonisolatedView {
    private let stack: VStack<Content>

    /// Creates a lazy vertical stack.
    ///
    /// `pinnedViews` has no effect in a static rendering.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }

    /// The views in a vertical stack.
    public var body: some View { stack.environment(\.appearsWhenSeen, true) }
}

/// The views of a section that stay visible while the section scrolls.
///
/// Has no effect in a static rendering.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views beside each other; a still picture makes all of them at once, as ``HStack`` does.
///
/// Only those that can be seen appear.
public struct LazyHStack<Content: View>: NonisolatedView {
    private let stack: HStack<Content>

    /// Stacks some views.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }

    /// The views in their stack.
    public var body: some View { stack.environment(\.appearsWhenSeen, true) }
}

/// Views below each other; a still picture makes all of them at once, as ``VStack`` does.
///
/// Only those that can be seen appear.
public struct LazyVStack<Content: View>: NonisolatedView {
    private let stack: VStack<Content>

    /// Stacks some views.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }

    /// The views in their stack.
    public var body: some View { stack.environment(\.appearsWhenSeen, true) }
}

/// Which views of a section stay in sight while it scrolls; a still picture doesn't scroll.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// A set of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

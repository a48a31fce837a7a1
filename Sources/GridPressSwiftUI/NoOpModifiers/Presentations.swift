// Attributes of what opens above a view; in a still picture nothing does.

nonisolated extension View {
    /// Has no effect in a static rendering: nothing is presented.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is presented.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> Self { self }

    /// Has no effect in a static rendering: nothing is presented.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is presented.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> Self { self }

    /// Has no effect in a static rendering: nothing is presented.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> Self { self }

    /// Has no effect in a static rendering: nothing is presented.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }

    /// Has no effect in a static rendering: nothing is presented.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation,
        vertical: PresentationAdaptation
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is presented.
    public func presentationSizing<Sizing: PresentationSizing>(_ sizing: Sizing) -> Self { self }

    /// Has no effect in a static rendering: no inspector opens.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> Self { self }

    /// Has no effect in a static rendering: no inspector opens.
    public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }

    /// Has no effect in a static rendering: no inspector opens.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self { self }

    /// Has no effect in a static rendering: no preview opens.
    public func quickLookPreview(_ item: Binding<URL?>) -> Self { self }

    /// Has no effect in a static rendering: no menu opens.
    public func contextMenu<Items: View>(_ menu: ContextMenu<Items>?) -> Self { self }

    /// Has no effect in a static rendering: no menu opens.
    public func contextMenu<Item: Hashable, Items: View>(
        forSelectionType type: Item.Type = Item.self,
        @ViewBuilder menu: @escaping (Set<Item>) -> Items,
        primaryAction: ((Set<Item>) -> Void)? = nil
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing leads to another screen.
    public func navigationDestination<Item: Hashable, Content: View>(
        item: Binding<Item?>,
        @ViewBuilder destination: @escaping (Item) -> Content
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing moves from one screen to another.
    public func navigationTransition<Transition: NavigationTransition>(_ style: Transition) -> Self { self }

    /// Has no effect in a static rendering: nothing moves from one screen to another.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }
}

/// The part of a view that a popover points at.
public enum PopoverAttachmentAnchor {
    /// A point.
    case point(UnitPoint)
    /// A rectangle.
    case rect(Anchor<CGRect>.Source)
}

/// The items of a menu that opens on a long touch.
public struct ContextMenu<Items: View> {
    /// A menu of some items.
    public init(@ViewBuilder menuItems: () -> Items) {}
}

/// The things behind a sheet that people can use.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String

    /// The default.
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    /// Everything.
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    /// No thing.
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")

    /// Returns that everything can be used until the sheet is higher.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// The part of a sheet that a swipe moves first.
public enum PresentationContentInteraction: Hashable, Sendable {
    /// The default.
    case automatic
    /// The sheet.
    case resizes
    /// The content of the sheet.
    case scrolls
}

/// The way in which something is presented where there is little room.
public enum PresentationAdaptation: Hashable, Sendable {
    /// The default.
    case automatic
    /// As it is.
    case none
    /// A popover.
    case popover
    /// A sheet.
    case sheet
    /// A cover.
    case fullScreenCover
}

/// The size of what is presented.
public protocol PresentationSizing {}

/// A size that the system has for what is presented.
public struct SystemPresentationSizing: PresentationSizing, Hashable, Sendable {
    private let name: String

    fileprivate init(_ name: String) { self.name = name }
}

extension PresentationSizing where Self == SystemPresentationSizing {
    /// The default size.
    public static var automatic: SystemPresentationSizing { SystemPresentationSizing("automatic") }
    /// The size of its content.
    public static var fitted: SystemPresentationSizing { SystemPresentationSizing("fitted") }
    /// The size of a form.
    public static var form: SystemPresentationSizing { SystemPresentationSizing("form") }
    /// The size of a page.
    public static var page: SystemPresentationSizing { SystemPresentationSizing("page") }
}

extension PresentationSizing {
    /// Returns the size, or that of the content where it is to fit.
    public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }

    /// Returns the size that follows the content.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}

/// A custom height of a sheet.
public protocol CustomPresentationDetent {
    /// Returns the height, or `nil` where the sheet isn't of that height.
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

extension PresentationDetent {
    /// The room that a sheet has.
    public struct Context {
        /// The greatest height.
        public let maxDetentValue: CGFloat
    }

    /// Returns a custom height.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { .medium }
}

/// The way in which one screen becomes another.
public protocol NavigationTransition {}

/// The default way in which one screen becomes another.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A screen that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default way.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns the transition that grows out of a view.
    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

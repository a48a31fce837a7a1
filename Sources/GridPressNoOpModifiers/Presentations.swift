// Attributes of sheets, popovers and menus. A static rendering shows none of them.

import GridPressViews

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

    /// Has no effect in a static rendering: no other screen is shown.
    public func navigationDestination<Item: Hashable, Content: View>(
        item: Binding<Item?>,
        @ViewBuilder destination: @escaping (Item) -> Content
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no other screen is shown.
    public func navigationTransition<Transition: NavigationTransition>(_ style: Transition) -> Self { self }

    /// Has no effect in a static rendering: no other screen is shown.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }
}

/// The part of a view that a popover points to.
///
/// Has no effect in a static rendering.
public enum PopoverAttachmentAnchor {
    /// A point of the view.
    case point(UnitPoint)
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
}

/// A context menu, which opens on a long press.
///
/// A static rendering never shows it.
public struct ContextMenu<Items: View> {
    /// Creates a menu of items.
    public init(@ViewBuilder menuItems: () -> Items) {}
}

/// The interactions with the views behind a sheet.
///
/// Has no effect in a static rendering.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String

    /// The default interactions.
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    /// All interactions.
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    /// No interactions.
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")

    /// Returns interactions that are possible while the sheet isn't higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// The reaction of a sheet to a swipe.
///
/// Has no effect in a static rendering.
public enum PresentationContentInteraction: Hashable, Sendable {
    /// The default reaction.
    case automatic
    /// The sheet is resized first.
    case resizes
    /// The content is scrolled first.
    case scrolls
}

/// The adaptation of a presentation to small screens.
///
/// Has no effect in a static rendering.
public enum PresentationAdaptation: Hashable, Sendable {
    /// The default adaptation.
    case automatic
    /// No adaptation.
    case none
    /// A popover.
    case popover
    /// A sheet.
    case sheet
    /// A cover of the whole screen.
    case fullScreenCover
}

/// The size of a presentation.
///
/// Has no effect in a static rendering.
public protocol PresentationSizing {}

/// A size of presentations that the system defines.
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
    /// Returns the sizing unchanged.
    public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }

    /// Returns the sizing unchanged.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}

/// A custom height of a sheet.
///
/// A static rendering never computes it.
public protocol CustomPresentationDetent {
    /// Returns the height in points; `nil` if the sheet can't have this height.
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

extension PresentationDetent {
    /// The space that a sheet has.
    public struct Context {
        /// The maximum height, in points.
        public let maxDetentValue: CGFloat
    }

    /// Returns the medium height, because a custom height is never computed.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { .medium }
}

/// A transition between two screens.
///
/// Has no effect in a static rendering.
public protocol NavigationTransition {}

/// The default transition between screens.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A transition in which a screen zooms out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default transition.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns the transition in which a screen zooms out of a view.
    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

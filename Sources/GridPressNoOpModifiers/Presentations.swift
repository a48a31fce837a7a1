// Attributes of sheets, popovers and menus. A static rendering shows none of them.

nonisolated extension View {
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> Self
    { self }

    public func presentationBackground<S: ShapeStyle>(_ style: S) -> Self { self }

    public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> Self {
        self
    }

    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> Self { self }
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> Self { self }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }

    public func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)
        -> Self
    { self }

    public func presentationSizing<Sizing: PresentationSizing>(_ sizing: Sizing) -> Self { self }
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> Self { self }
    public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self { self }
    public func quickLookPreview(_ item: Binding<URL?>) -> Self { self }
    public func contextMenu<Items: View>(_ menu: ContextMenu<Items>?) -> Self { self }

    public func contextMenu<Item: Hashable, Items: View>(
        forSelectionType type: Item.Type = Item.self, @ViewBuilder menu: @escaping (Set<Item>) -> Items,
        primaryAction: ((Set<Item>) -> Void)? = nil
    ) -> Self { self }

    public func navigationDestination<Item: Hashable, Content: View>(
        item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
    ) -> Self { self }

    public func navigationTransition<Transition: NavigationTransition>(_ style: Transition) -> Self { self }
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }
}

/// The part of a view that a popover points to.
///
/// Has no effect in a static rendering.
public enum PopoverAttachmentAnchor {
    case point(UnitPoint)
    case rect(Anchor<CGRect>.Source)
}

public struct ContextMenu<Items: View> { public init(@ViewBuilder menuItems: () -> Items) {} }

public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

public protocol PresentationSizing {}

public struct SystemPresentationSizing: PresentationSizing, Hashable, Sendable {
    private let name: String
    fileprivate init(_ name: String) { self.name = name }
}

extension PresentationSizing where Self == SystemPresentationSizing {
    public static var automatic: SystemPresentationSizing { SystemPresentationSizing("automatic") }
    public static var fitted: SystemPresentationSizing { SystemPresentationSizing("fitted") }
    public static var form: SystemPresentationSizing { SystemPresentationSizing("form") }
    public static var page: SystemPresentationSizing { SystemPresentationSizing("page") }
}

extension PresentationSizing {
    public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}

public protocol CustomPresentationDetent {
    /// Returns the height in points; `nil` if the sheet can't have this height.
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

extension PresentationDetent {
    public struct Context {
        /// The maximum height, in points.
        public let maxDetentValue: CGFloat
    }

    /// Returns the medium height, because a custom height is never computed.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { .medium }
}

public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition {}

public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

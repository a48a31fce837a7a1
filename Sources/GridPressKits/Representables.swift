// Views of UIKit and AppKit inside SwiftUI views. A picture shows placeholders in their places.

#if !canImport(Darwin)
    /// A view with a placeholder for a view or a view controller of UIKit or AppKit.
    @_documentation(visibility: internal) public protocol _RepresentableView: View where Body == Never {
        associatedtype Coordinator = Void

        /// Creates the coordinator.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator

        /// The type that the placeholder stands for.
        nonisolated static var _representedType: Any.Type { get }
    }

    extension _RepresentableView where Coordinator == Void { public func makeCoordinator() {} }

    nonisolated extension _RepresentableView {
        /// Traps, because `Never` has no values.
        public var body: Never { fatalError("\(Self.self) has no body.") }

        /// Makes the node of the placeholder.
        @_documentation(visibility: internal) public func _build(into builder: NodeBuilder) {
            builder.build(RepresentedView(name: String(describing: Self.self), type: Self._representedType), at: .body)
        }

        @_documentation(visibility: internal) public static var _makesOneNode: Bool { true }
    }

    /// A wrapper for a view of UIKit.
    ///
    /// A picture shows a placeholder with the view's name, and a finding reports it. A visual effect view is drawn as
    /// a translucent background, and an activity indicator as a progress view.
    public protocol UIViewRepresentable: _RepresentableView {
        associatedtype UIViewType: UIView
        typealias Context = UIViewRepresentableContext<Self>

        /// Creates the view.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType

        /// Updates the view.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)

        /// Cleans up the view.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

        /// Returns the size of the view.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
            -> CGSize?
    }

    extension UIViewRepresentable {
        public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
        public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    }

    nonisolated extension UIViewRepresentable {
        /// The type that the placeholder stands for.
        @_documentation(visibility: internal) public static var _representedType: Any.Type { UIViewType.self }
    }

    public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
        public let coordinator: Representable.Coordinator, environment: EnvironmentValues, transaction: Transaction
    }

    public protocol UIViewControllerRepresentable: _RepresentableView {
        associatedtype UIViewControllerType: UIViewController
        typealias Context = UIViewControllerRepresentableContext<Self>

        /// Creates the controller.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType

        /// Updates the controller.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func updateUIViewController(
            _ uiViewController: UIViewControllerType, context: Context)

        /// Cleans up the controller.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency static func dismantleUIViewController(
            _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    }

    extension UIViewControllerRepresentable {
        public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
        {}
    }

    nonisolated extension UIViewControllerRepresentable {
        /// The type that the placeholder stands for.
        @_documentation(visibility: internal) public static var _representedType: Any.Type { UIViewControllerType.self }
    }

    public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
        public let coordinator: Representable.Coordinator, environment: EnvironmentValues, transaction: Transaction
    }

    public protocol NSViewRepresentable: _RepresentableView {
        associatedtype NSViewType: NSView
        typealias Context = NSViewRepresentableContext<Self>

        /// Creates the view.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType

        /// Updates the view.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)

        /// Cleans up.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)

        /// Returns the size.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context)
            -> CGSize?
    }

    extension NSViewRepresentable {
        public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
        public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
    }

    nonisolated extension NSViewRepresentable {
        /// The type that the placeholder stands for.
        @_documentation(visibility: internal) public static var _representedType: Any.Type { NSViewType.self }
    }

    public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
        public let coordinator: Representable.Coordinator, environment: EnvironmentValues, transaction: Transaction
    }

    public protocol NSViewControllerRepresentable: _RepresentableView {
        associatedtype NSViewControllerType: NSViewController
        typealias Context = NSViewControllerRepresentableContext<Self>

        /// Creates the controller.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType

        /// Updates the controller.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func updateNSViewController(
            _ nsViewController: NSViewControllerType, context: Context)

        /// Cleans up.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency static func dismantleNSViewController(
            _ nsViewController: NSViewControllerType, coordinator: Coordinator)

        /// Returns the size.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func sizeThatFits(
            _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
        ) -> CGSize?
    }

    extension NSViewControllerRepresentable {
        public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
        {}

        /// Returns `nil` for the default size.
        public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
            -> CGSize?
        { nil }
    }

    nonisolated extension NSViewControllerRepresentable {
        /// The type that the placeholder stands for.
        @_documentation(visibility: internal) public static var _representedType: Any.Type { NSViewControllerType.self }
    }

    public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
        public let coordinator: Representable.Coordinator, environment: EnvironmentValues, transaction: Transaction
    }

    /// The placeholder of a view that no picture draws.
    private struct RepresentedView: NonisolatedView {
        let name: String, type: Any.Type

        var body: some View {
            if type == UIVisualEffectView.self || type == NSVisualEffectView.self {
                Rectangle().fill(.regularMaterial)
            } else if type == UIActivityIndicatorView.self {
                ProgressView()
            } else {
                PlaceholderBox(name: name)
            }
        }
    }
#endif

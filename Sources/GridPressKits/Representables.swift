// Views of UIKit and AppKit inside SwiftUI views. A picture shows placeholders in their places.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A view with a placeholder for a view or a view controller of UIKit or AppKit.
    @_documentation(visibility: internal)
    public protocol _RepresentableView: View where Body == Never {
        /// The type that the placeholder stands for.
        nonisolated static var _representedType: Any.Type { get }
    }

    nonisolated extension _RepresentableView {
        /// Traps, because `Never` has no values.
        public var body: Never { fatalError("\(Self.self) has no body.") }

        /// Makes the node of the placeholder.
        @_documentation(visibility: internal)
        public func _build(into builder: NodeBuilder) {
            builder.build(RepresentedView(name: "\(Self.self)", type: Self._representedType), at: .body)
        }

        /// Whether the view makes exactly one node: it makes one.
        @_documentation(visibility: internal)
        public static var _makesOneNode: Bool { true }
    }

    /// A wrapper for a view of UIKit.
    ///
    /// A picture shows a placeholder with the view's name, and a finding reports it. A visual effect view is drawn as
    /// a translucent background, and an activity indicator as a progress view.
    public protocol UIViewRepresentable: _RepresentableView {
        /// The type of the view.
        associatedtype UIViewType: UIView
        /// The type of the coordinator.
        associatedtype Coordinator = Void
        /// The coordinator and the environment.
        typealias Context = UIViewRepresentableContext<Self>

        /// Creates the view.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType

        /// Updates the view.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)

        /// Creates the coordinator.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator

        /// Cleans up the view.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

        /// Returns the size of the view.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    }

    extension UIViewRepresentable where Coordinator == Void {
        /// Returns no coordinator.
        public func makeCoordinator() {}
    }

    extension UIViewRepresentable {
        /// Does nothing.
        public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

        /// Returns `nil` for the default size.
        public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    }

    nonisolated extension UIViewRepresentable {
        /// The type that the placeholder stands for.
        @_documentation(visibility: internal)
        public static var _representedType: Any.Type { UIViewType.self }
    }

    /// The coordinator and the environment of a UIKit view.
    public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
        /// The coordinator.
        public let coordinator: Representable.Coordinator
        /// The environment.
        public let environment: EnvironmentValues
        /// The transaction of an update.
        public let transaction: Transaction
    }

    /// A wrapper for a view controller of UIKit, drawn as ``UIViewRepresentable`` is.
    public protocol UIViewControllerRepresentable: _RepresentableView {
        /// The type of the controller.
        associatedtype UIViewControllerType: UIViewController
        /// The type of the coordinator.
        associatedtype Coordinator = Void
        /// The coordinator and the environment.
        typealias Context = UIViewControllerRepresentableContext<Self>

        /// Creates the controller.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType

        /// Updates the controller.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency
        func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

        /// Creates the coordinator.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator

        /// Cleans up the controller.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency
        static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    }

    extension UIViewControllerRepresentable where Coordinator == Void {
        /// Returns no coordinator.
        public func makeCoordinator() {}
    }

    extension UIViewControllerRepresentable {
        /// Does nothing.
        public static func dismantleUIViewController(
            _ uiViewController: UIViewControllerType,
            coordinator: Coordinator
        ) {}
    }

    nonisolated extension UIViewControllerRepresentable {
        /// The type that the placeholder stands for.
        @_documentation(visibility: internal)
        public static var _representedType: Any.Type { UIViewControllerType.self }
    }

    /// The coordinator and the environment of a UIKit view controller.
    public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
        /// The coordinator.
        public let coordinator: Representable.Coordinator
        /// The environment.
        public let environment: EnvironmentValues
        /// The transaction of an update.
        public let transaction: Transaction
    }

    /// A wrapper for a view of AppKit, drawn as ``UIViewRepresentable`` is.
    public protocol NSViewRepresentable: _RepresentableView {
        /// The type of the view.
        associatedtype NSViewType: NSView
        /// The type of the coordinator.
        associatedtype Coordinator = Void
        /// The coordinator and the environment.
        typealias Context = NSViewRepresentableContext<Self>

        /// Creates the view.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType

        /// Updates the view.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)

        /// Creates the coordinator.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator

        /// Cleans up.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)

        /// Returns the size.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency
        func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
    }

    extension NSViewRepresentable where Coordinator == Void {
        /// Returns no coordinator.
        public func makeCoordinator() {}
    }

    extension NSViewRepresentable {
        /// Does nothing.
        public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

        /// Returns `nil` for the default size.
        public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
    }

    nonisolated extension NSViewRepresentable {
        /// The type that the placeholder stands for.
        @_documentation(visibility: internal)
        public static var _representedType: Any.Type { NSViewType.self }
    }

    /// The coordinator and the environment of an AppKit view.
    public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
        /// The coordinator.
        public let coordinator: Representable.Coordinator
        /// The environment.
        public let environment: EnvironmentValues
        /// The transaction of an update.
        public let transaction: Transaction
    }

    /// A wrapper for a view controller of AppKit, drawn as ``UIViewRepresentable`` is.
    public protocol NSViewControllerRepresentable: _RepresentableView {
        /// The type of the controller.
        associatedtype NSViewControllerType: NSViewController
        /// The type of the coordinator.
        associatedtype Coordinator = Void
        /// The coordinator and the environment.
        typealias Context = NSViewControllerRepresentableContext<Self>

        /// Creates the controller.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType

        /// Updates the controller.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func updateNSViewController(
            _ nsViewController: NSViewControllerType,
            context: Context
        )

        /// Creates the coordinator.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator

        /// Cleans up.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency static func dismantleNSViewController(
            _ nsViewController: NSViewControllerType,
            coordinator: Coordinator
        )

        /// Returns the size.
        ///
        /// GridPress never calls this method.
        @MainActor @preconcurrency
        func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
            -> CGSize?
    }

    extension NSViewControllerRepresentable where Coordinator == Void {
        /// Returns no coordinator.
        public func makeCoordinator() {}
    }

    extension NSViewControllerRepresentable {
        /// Does nothing.
        public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
        {}

        /// Returns `nil` for the default size.
        public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
            -> CGSize?
        { nil }
    }

    nonisolated extension NSViewControllerRepresentable {
        /// The type that the placeholder stands for.
        @_documentation(visibility: internal)
        public static var _representedType: Any.Type { NSViewControllerType.self }
    }

    /// The coordinator and the environment of an AppKit view controller.
    public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
        /// The coordinator.
        public let coordinator: Representable.Coordinator
        /// The environment.
        public let environment: EnvironmentValues
        /// The transaction of an update.
        public let transaction: Transaction
    }

    /// The placeholder of a view that no picture draws.
    private struct RepresentedView: NonisolatedView {
        let name: String
        let type: Any.Type

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

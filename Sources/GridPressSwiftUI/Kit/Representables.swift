// Views of UIKit and AppKit among views of SwiftUI: a picture shows where they are.

#if !canImport(Darwin)
    /// A view of UIKit.
    ///
    /// No picture draws it: a placeholder with its name stands in its place, and a finding says so. A view that blurs
    /// what is behind it is a translucent ground, and a sign that something goes on is drawn as a progress view.
    public protocol UIViewRepresentable: View where Body == Never {
        /// The type of the view.
        associatedtype UIViewType: UIView
        /// The type of the object that the view informs.
        associatedtype Coordinator = Void
        /// The coordinator and the environment when the view is made.
        typealias Context = UIViewRepresentableContext<Self>

        /// Makes the view; no picture calls it.
        @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType

        /// Changes the view; no picture calls it.
        @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)

        /// Makes the object that the view informs; no picture calls it.
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator

        /// Ends the view; no picture calls it.
        @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

        /// Returns the size of the view; no picture calls it.
        @MainActor @preconcurrency
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    }

    extension UIViewRepresentable where Coordinator == Void {
        /// Makes nothing.
        public func makeCoordinator() {}
    }

    extension UIViewRepresentable {
        /// Does nothing.
        public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

        /// Returns no size.
        public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    }

    nonisolated extension UIViewRepresentable {
        /// Traps, because `Never` has no values.
        public var body: Never { fatalError("\(Self.self) has no body.") }

        /// Makes the node of the stand-in.
        @_documentation(visibility: internal)
        public func _build(into builder: NodeBuilder) {
            builder.build(RepresentedView(name: "\(Self.self)", type: UIViewType.self), at: .body)
        }

        /// Whether there is one node: there is.
        @_documentation(visibility: internal)
        public static var _makesOneNode: Bool { true }
    }

    /// The coordinator and the environment when a view of UIKit is made.
    public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
        /// The object that the view informs.
        public let coordinator: Representable.Coordinator
        /// The environment.
        public let environment: EnvironmentValues
        /// The transaction of a change.
        public let transaction: Transaction
    }

    /// A controller of UIKit; see ``UIViewRepresentable``.
    public protocol UIViewControllerRepresentable: View where Body == Never {
        /// The type of the controller.
        associatedtype UIViewControllerType: UIViewController
        /// The type of the object that the controller informs.
        associatedtype Coordinator = Void
        /// The coordinator and the environment when the controller is made.
        typealias Context = UIViewControllerRepresentableContext<Self>

        /// Makes the controller; no picture calls it.
        @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType

        /// Changes the controller; no picture calls it.
        @MainActor @preconcurrency
        func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

        /// Makes the object that the controller informs; no picture calls it.
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator

        /// Ends the controller; no picture calls it.
        @MainActor @preconcurrency
        static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    }

    extension UIViewControllerRepresentable where Coordinator == Void {
        /// Makes nothing.
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
        /// Traps, because `Never` has no values.
        public var body: Never { fatalError("\(Self.self) has no body.") }

        /// Makes the node of the stand-in.
        @_documentation(visibility: internal)
        public func _build(into builder: NodeBuilder) {
            builder.build(RepresentedView(name: "\(Self.self)", type: UIViewControllerType.self), at: .body)
        }

        /// Whether there is one node: there is.
        @_documentation(visibility: internal)
        public static var _makesOneNode: Bool { true }
    }

    /// The coordinator and the environment when a controller of UIKit is made.
    public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
        /// The object that the controller informs.
        public let coordinator: Representable.Coordinator
        /// The environment.
        public let environment: EnvironmentValues
        /// The transaction of a change.
        public let transaction: Transaction
    }

    /// A view of AppKit; see ``UIViewRepresentable``.
    public protocol NSViewRepresentable: View where Body == Never {
        /// The type of the view.
        associatedtype NSViewType: NSView
        /// The type of the object that the view informs.
        associatedtype Coordinator = Void
        /// The coordinator and the environment when the view is made.
        typealias Context = NSViewRepresentableContext<Self>

        /// Makes the view; no picture calls it.
        @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType

        /// Changes the view; no picture calls it.
        @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)

        /// Makes the object that the view informs; no picture calls it.
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    }

    extension NSViewRepresentable where Coordinator == Void {
        /// Makes nothing.
        public func makeCoordinator() {}
    }

    nonisolated extension NSViewRepresentable {
        /// Traps, because `Never` has no values.
        public var body: Never { fatalError("\(Self.self) has no body.") }

        /// Makes the node of the stand-in.
        @_documentation(visibility: internal)
        public func _build(into builder: NodeBuilder) {
            builder.build(RepresentedView(name: "\(Self.self)", type: NSViewType.self), at: .body)
        }

        /// Whether there is one node: there is.
        @_documentation(visibility: internal)
        public static var _makesOneNode: Bool { true }
    }

    /// The coordinator and the environment when a view of AppKit is made.
    public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
        /// The object that the view informs.
        public let coordinator: Representable.Coordinator
        /// The environment.
        public let environment: EnvironmentValues
        /// The transaction of a change.
        public let transaction: Transaction
    }

    /// The stand-in of a view that no picture draws.
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

    /// A box with the name of a view that no picture draws.
    private struct PlaceholderBox: PrimitiveView {
        let name: String

        func _build(into builder: NodeBuilder) {
            builder.findings.add(
                .undrawableRepresentable,
                .warning,
                "The view \"\(name)\" wraps a view of UIKit or AppKit. A placeholder is drawn.",
                fix: "Draw the view with shapes and texts where it is part of a figure."
            )
            builder.add(builder.store.kind(PlaceholderBoxNodes.self).add(name, in: builder))
        }
    }

    /// The nodes of boxes, which fill what they are offered.
    private final class PlaceholderBoxNodes: NodeKind {
        @exclusivity(unchecked) private var boxes: [(name: String, subtree: DeferredSubtree)] = []

        func add(_ name: String, in builder: NodeBuilder) -> LayoutNode {
            boxes.append((name, DeferredSubtree(in: builder)))
            return builder.store.add(self, payload: boxes.count - 1, NodeFlags(builder.environment.layoutDirection))
        }

        override func kind(_ payload: Int) -> Drawing.Kind { .leaf(boxes[payload].name) }

        override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
            proposal.replacingUnspecifiedDimensions(by: ImagePlaceholder.defaultSize)
        }

        override func draw(
            _ node: LayoutNode,
            _ payload: Int,
            in frame: CGRect,
            proposal: ProposedViewSize,
            on canvas: DrawingBuilder
        ) {
            let box = boxes[payload]
            let element = canvas.begin(kind(payload), name: node.name, label: box.name, frame: frame)
            ImagePlaceholder(.file(box.name, folder: nil)).draw(in: frame, in: box.subtree, on: canvas)
            canvas.end(element)
        }
    }
#endif

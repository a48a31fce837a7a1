/// A position in the tree whose views are built later, when a size or a choice is known.
///
/// It captures the context of the position: the environment, the state and the identities of the views around. Views
/// built there read observable models as the views of the first pass do.
package struct DeferredSubtree {
    private let builder: NodeBuilder
    private var context: NodeBuilder.Context

    /// Creates the position of the view that is being built.
    package init(in builder: NodeBuilder) {
        self.builder = builder
        context = builder.context
    }

    /// Returns the position of a view whose content is built after the sizes around it were measured.
    ///
    /// The content must not change these sizes.
    package static func afterMeasuring(in builder: NodeBuilder) -> DeferredSubtree {
        var subtree = DeferredSubtree(in: builder)
        subtree.environment.endMeasuring()
        return subtree
    }

    /// The environment of the position.
    package var environment: EnvironmentValues {
        get { context.environment }
        set { context.environment = newValue }
    }

    /// A node that draws nothing.
    package var emptyNode: LayoutNode { make { $0.emptyNode } }

    /// Returns the result of a closure that runs in the context of the position.
    func make<Result>(_ make: (NodeBuilder) -> Result) -> Result {
        LayoutPass.observing { builder.within(context) { make(builder) } }
    }

    /// Returns the nodes of some views at the position.
    package func nodes<Content: View>(_ content: () -> Content) -> [LayoutNode] { make { $0.children(content()) } }

    /// Returns the nodes that a closure adds at the position, with their identities there.
    package func items(_ build: @escaping (NodeBuilder) -> Void) -> (nodes: [LayoutNode], identities: [String]) {
        LayoutPass.observing { builder.items(in: context, build) }
    }

    /// Returns the result of a closure at the position, and its findings, which are reported only if the result is
    /// drawn.
    package func makeQuietly<Result>(
        _ make: (NodeBuilder) -> Result
    ) -> (result: Result, deferred: FindingCollector.DeferredFindings) {
        builder.findings.deferring { self.make(make) }
    }

    /// Reports the findings about content that is drawn now.
    package func report(_ findings: FindingCollector.DeferredFindings) { builder.findings.report(findings) }
}

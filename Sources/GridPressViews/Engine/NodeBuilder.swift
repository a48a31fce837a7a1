/// A builder that makes layout nodes from views.
///
/// GridPress passes a builder to each view during layout. It has no public API.
///
/// Properties that change with every view aren't checked for overlapping access, because no code keeps an `inout`
/// access to them. The checks would cost more than the work.
@_documentation(visibility: internal)
public final class NodeBuilder {
    /// The environment of the view that is being built.
    @exclusivity(unchecked) package var environment: EnvironmentValues
    /// The axis of the stack around the view; `nil` if the view isn't in a stack.
    @exclusivity(unchecked) var stackOrientation: Axis?
    /// A closure that is called with each node of a collection's element, and with the identity of the element.
    ///
    /// It is `nil` outside of a reader of nodes.
    package var elementObserver: ((LayoutNode, any Hashable) -> Void)?
    /// The nodes made so far for the innermost list of views.
    @exclusivity(unchecked) package private(set) var nodes: [LayoutNode] = []
    /// The position in the tree of the view that is being built.
    @exclusivity(unchecked) private(set) var path: [PathStep] = []
    @exclusivity(unchecked) private(set) var depth = 0
    @exclusivity(unchecked) private var hiddenDepth = 0

    /// The nodes of the drawing.
    package let store = NodeStore()
    /// The values of `@State` and similar properties.
    package let state: StateStore
    /// The findings so far.
    package let findings: FindingCollector
    /// The objects that features store during the drawing, in all its passes.
    package let storage: ObjectStorage
    /// The limits of the figure.
    let limits: FigureLimits
    /// The count of the figure's measurements, and its limit.
    package let measurements: MeasurementBudget
    /// The collector of motion notes; `nil` for a still picture.
    package let motion: MotionCollector?
    /// The views with a task.
    var waitingViews: [WaitingView] = []
    @exclusivity(unchecked) private var environments = EnvironmentTable()
    private var dynamicFields: [ObjectIdentifier: [DynamicField]] = [:]

    init(
        environment: EnvironmentValues,
        state: StateStore,
        findings: FindingCollector,
        storage: ObjectStorage = ObjectStorage(),
        limits: FigureLimits = .standard,
        motion: MotionCollector? = nil
    ) {
        self.environment = environment
        self.motion = motion
        self.limits = limits
        measurements = MeasurementBudget(limits)
        self.state = state
        self.findings = findings
        self.storage = storage
        self.environment.values.findings = findings
        // The arrays of small figures needn't grow.
        nodes.reserveCapacity(64)
        identities.reserveCapacity(64)
        path.reserveCapacity(16)
    }

    /// The depth in the tree of the grid whose items are being built; `nil` for views that aren't items of a grid.
    @exclusivity(unchecked) private var identityBase: Int?
    /// The identities of the nodes in the innermost lists of items, in their order.
    @exclusivity(unchecked) private var identities: [String] = []
    /// The container whose list of views is being built; `nil` if the container doesn't affect how the list is built.
    @exclusivity(unchecked) package private(set) var listContext: (any ListContext)?

    /// Adds a node to the list.
    package func add(_ object: NodeObject) { add(object.node) }

    /// Adds a node to the list.
    package func add(_ node: LayoutNode) {
        if let identityBase { identities.append(path.identity(from: identityBase)) }
        nodes.append(node)
        if let motion { noteMotion(of: node, motion) }
        measurements.views += 1
        limit(nodeCount)
    }

    /// The number of views that were turned into nodes, not counting modifiers.
    var nodeCount: Int { measurements.views }
    /// The number of visited positions in the tree, including positions of views that make no node.
    @exclusivity(unchecked) private var placeCount = 0

    /// Returns the nodes of some views, without adding them to the list.
    package func children<Content: View>(
        _ content: Content,
        stackOrientation: Axis? = nil
    ) -> [LayoutNode] {
        let start = nodes.count
        addChildren(content, stackOrientation: stackOrientation)
        return takeNodes(from: start)
    }

    /// Returns the nodes of a grid's items and the identity of each, without adding them to the list.
    package func items<Content: View>(
        _ content: Content,
        stackOrientation: Axis? = nil,
        identifiedFrom base: Int? = nil,
        for listContext: (any ListContext)? = nil
    ) -> (nodes: [LayoutNode], identities: [String]) {
        let start = (nodes: nodes.count, identities: identities.count)
        addChildren(
            content,
            stackOrientation: stackOrientation,
            identifiedFrom: base ?? path.count,
            for: listContext
        )
        let pushed = Array(identities[start.identities...])
        identities.removeSubrange(start.identities...)
        return (takeNodes(from: start.nodes), pushed)
    }

    private func takeNodes(from start: Int) -> [LayoutNode] {
        let taken = Array(nodes[start...])
        nodes.removeSubrange(start...)
        return taken
    }

    /// Returns the only node of some views, for containers that take one view.
    ///
    /// A layout arranges several nodes as one.
    ///
    /// Returns `nil` for views without a node.
    package func only<Content: View, L: Layout>(_ content: Content, arrangedBy layout: L, kind: Drawing.Kind)
        -> LayoutNode?
    {
        let start = nodes.count
        addChildren(content, stackOrientation: L.layoutProperties.stackOrientation)
        if nodes.count == start { return nil }
        if nodes.count == start + 1 {
            let only = nodes.removeLast()
            only.leaveStack()
            return only
        }
        return container(layout, kind: kind, children: takeNodes(from: start))
    }

    private func addChildren<Content: View>(
        _ content: Content,
        stackOrientation: Axis?,
        identifiedFrom base: Int? = nil,
        for listContext: (any ListContext)? = nil
    ) {
        let outer = (self.stackOrientation, identityBase, self.listContext)
        self.stackOrientation = stackOrientation
        identityBase = base
        self.listContext = listContext
        if enter() {
            content._build(into: self)
            leave()
        }
        (self.stackOrientation, identityBase, self.listContext) = outer
    }

    /// Adds a container that arranges some views.
    package func addContainer<L: Layout, Content: View>(_ layout: L, kind: Drawing.Kind, content: Content) {
        let orientation = (layout as? any DescribedLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
        let (children, identities) = arranged(content, stackOrientation: orientation, inGrid: layout.mayMakeGrid)
        add(container(layout, kind: kind, children: children, identities: identities))
    }

    /// Adds a container with a layout of this module, whose type needn't be looked up.
    package func addContainer<L: BuiltInLayout, Content: View>(_ layout: L, kind: Drawing.Kind, content: Content) {
        let orientation = layout.stackOrientation
        let (children, identities) = arranged(content, stackOrientation: orientation, inGrid: layout.makesGrid)
        add(
            layout.node(kind: kind, children: children, identities: identities, in: self)
                ?? ContainerNode(layout, kind: kind, children: children, identities: identities, in: self).node
        )
    }

    /// Returns the nodes of views in a container, with identities for the cells of a grid.
    private func arranged<Content: View>(
        _ content: Content,
        stackOrientation: Axis?,
        inGrid: Bool
    ) -> (nodes: [LayoutNode], identities: [String]) {
        inGrid
            ? items(content, stackOrientation: stackOrientation)
            : (children(content, stackOrientation: stackOrientation), [])
    }

    /// Replaces each node of some views with another node around it.
    package func wrap<Content: View>(_ content: Content, _ wrapper: @escaping (LayoutNode) -> LayoutNode) {
        wrap(content, keeping: { wrapper }, wrapper)
    }

    /// Replaces each node of some views with another node around it.
    ///
    /// `keeping` makes an escaping wrapper, which costs as much as most nodes. It is called only for nodes that are
    /// built later.
    package func wrap<Content: View>(
        _ content: Content,
        keeping keptWrapper: () -> (LayoutNode) -> LayoutNode,
        _ wrapper: (LayoutNode) -> LayoutNode
    ) {
        let start = nodes.count
        guard enter() else { return }
        content._build(into: self)
        leave()
        var position = 0
        for index in start..<nodes.count {
            let node = nodes[index]
            if node.flags.contains(.isPlaceholder), let mark = node.object(PlaceholderNode.self) {
                mark.wrap(
                    PlaceholderNode.Wrapper(
                        subtree: DeferredSubtree(in: self),
                        position: position,
                        node: keptWrapper()
                    )
                )
                position += mark.count
            } else {
                nodes[index] = wrapped(node, at: position, wrapper)
                position += 1
            }
        }
    }

    /// Returns the node that a wrapper makes around another node.
    ///
    /// Views that the wrapper builds have a position beside the wrapped views.
    func wrapped(_ node: LayoutNode, at position: Int, _ wrapper: (LayoutNode) -> LayoutNode) -> LayoutNode {
        path.append(.around(depth: depth, position: position))
        defer { path.removeLast() }
        let result = wrapper(node)
        if let motion, result != node { noteMotion(of: result, around: node, motion) }
        return result
    }

    /// Builds some views in a changed environment, which equal steps share.
    package func build<Content: View>(
        _ content: Content,
        _ step: EnvironmentStep? = nil,
        changing change: (inout EnvironmentValues) -> Void
    ) {
        let outer = environment
        guard enter() else { return }
        if let step {
            environment = environments.environment(from: outer, step, change)
        } else {
            change(&environment)
        }
        content._build(into: self)
        environment = outer
        leave()
    }

    /// Builds a view whose type is hidden.
    package func build(hidden content: (NodeBuilder) -> Void) {
        if hiddenDepth >= limits.nesting { fail(.nestedTooDeep(limit: limits.nesting)) }
        guard !hasFailed else { return }
        hiddenDepth += 1
        content(self)
        hiddenDepth -= 1
    }

    /// Builds a view whose type is hidden, at a position of its type.
    ///
    /// A view of another type there has another identity.
    package func build<V: View>(hidden view: V) {
        path.append(.type(HiddenType(type: V.self)))
        view._build(into: self)
        path.removeLast()
    }

    /// Builds the view of a collection's element.
    package func build<V: View, ID: Hashable>(_ view: V, at step: PathStep, identifiedBy id: ID) {
        let start = nodes.count
        build(scrollTarget: view, id) { self.build(view, at: step) }
        guard let elementObserver else { return }
        for node in nodes[start...] { elementObserver(node, id) }
    }

    /// Builds a view at a separate position in the tree.
    package func build<V: View>(_ view: V, at step: PathStep) {
        placeCount += 1
        limit(placeCount)
        path.append(step)
        view._build(into: self)
        path.removeLast()
    }
}

// MARK: - Limits

extension NodeBuilder {
    /// The error that prevents the figure from being drawn, once it is known.
    ///
    /// Building and drawing stop then.
    var failure: FigureError? { measurements.failure }

    /// Whether an error prevents the figure from being drawn.
    ///
    /// Views with content to build should build none.
    var hasFailed: Bool { measurements.hasFailed }

    /// Records the error that prevents the figure from being drawn.
    ///
    /// Later errors are ignored.
    package func fail(_ error: FigureError) { measurements.fail(error) }

    private func limit(_ count: Int) {
        if count > limits.views { fail(.tooManyViews(limit: limits.views)) }
    }

    /// Enters a level of nesting; returns `false` if it is too deep or the figure has failed.
    package func enter() -> Bool {
        if depth >= limits.nesting { fail(.nestedTooDeep(limit: limits.nesting)) }
        guard !hasFailed else { return false }
        depth += 1
        return true
    }

    /// Leaves a level of nesting.
    package func leave() { depth -= 1 }
}

// MARK: - Building later

extension NodeBuilder {
    /// The context of a view, captured to build content when the size of the view is known.
    package struct Context {
        var environment: EnvironmentValues
        fileprivate var path: [PathStep]
        fileprivate var depth: Int
        fileprivate var hiddenDepth: Int
        fileprivate var identityBase: Int?
    }

    /// The context of the view that is being built.
    var context: Context {
        Context(
            environment: environment,
            path: path,
            depth: depth,
            hiddenDepth: hiddenDepth,
            identityBase: identityBase
        )
    }

    /// Returns the nodes that a closure adds in a captured context, with their identities there.
    package func items(
        in context: Context,
        _ build: @escaping (NodeBuilder) -> Void
    ) -> (nodes: [LayoutNode], identities: [String]) {
        within(context) { items(ClosureView(build: build), identifiedFrom: context.identityBase) }
    }

    /// Performs a closure in a captured context.
    func within<Result>(_ context: Context, _ build: () -> Result) -> Result {
        let outer = self.context
        restore(context)
        defer { restore(outer) }
        return build()
    }

    private func restore(_ context: Context) {
        environment = context.environment
        path = context.path
        depth = context.depth
        hiddenDepth = context.hiddenDepth
    }
}

/// A view that is built by a closure.
private struct ClosureView: PrimitiveView {
    let build: (NodeBuilder) -> Void

    func _build(into builder: NodeBuilder) { build(builder) }
}

// MARK: - Dynamic properties

extension NodeBuilder {
    /// Connects the dynamic properties of a view, a modifier or a style with its position in the tree.
    func bind<Owner>(_ owner: inout Owner, _ fields: [DynamicField]) {
        let type = ObjectIdentifier(Owner.self)
        withUnsafeMutablePointer(to: &owner) { owner in
            for field in fields {
                precondition(field.offset + field.size <= MemoryLayout<Owner>.size, "A property lies in its owner.")
                let place = StatePath(path: path, owner: type, offset: field.offset)
                field.bind(UnsafeMutableRawPointer(owner) + field.offset, self, place)
            }
        }
    }

    /// Returns the dynamic properties of a value's type.
    ///
    /// The figure fails if the type hides them.
    func dynamicFields<Owner>(of owner: Owner) -> [DynamicField] {
        if let known = dynamicFields[ObjectIdentifier(Owner.self)] { return known }
        let fields = DynamicField.fields(of: owner)
        if fields == nil { fail(.hiddenProperties(type: String(describing: Owner.self))) }
        dynamicFields[ObjectIdentifier(Owner.self)] = fields ?? []
        return fields ?? []
    }
}

/// A builder that makes layout nodes from views.
///
/// GridPress passes a builder to each view during layout. It has no public API.
///
/// What changes with every view isn't guarded against overlapping access: nothing here hands out a loan of it, and the
/// guards would cost more than the work.
@_documentation(visibility: internal)
public final class NodeBuilder {
    /// The environment of the view that is being built.
    @exclusivity(unchecked) package var environment: EnvironmentValues
    /// The axis along which the container around the view stacks, if it does.
    @exclusivity(unchecked) var stackOrientation: Axis?
    /// The observer of the identities of elements of collections, if there is one.
    var elementObserver: ((LayoutNode, any Hashable) -> Void)?
    /// The nodes made so far for the innermost list of views.
    @exclusivity(unchecked) package private(set) var nodes: [LayoutNode] = []
    /// The place in the tree of the view that is being built.
    @exclusivity(unchecked) private(set) var path: [PathStep] = []
    @exclusivity(unchecked) private(set) var depth = 0
    @exclusivity(unchecked) private var hiddenDepth = 0

    /// The nodes of the drawing.
    package let store = NodeStore()
    /// The values of `@State` and its relatives.
    let state: StateStore
    /// What was noticed on the way.
    package let findings: FindingCollector
    /// The objects that features keep for the time of the drawing, in all its passes.
    let storage: ObjectStorage
    /// How much the figure may hold.
    let limits: FigureLimits
    /// How many questions its layout takes.
    package let measurements: MeasurementBudget
    /// The collector of the movement of views; `nil` for a still picture.
    let motion: MotionCollector?
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
        // Small figures needn't grow their lists.
        nodes.reserveCapacity(64)
        identities.reserveCapacity(64)
        path.reserveCapacity(16)
    }

    /// Where in the tree the grid stands whose items are being made; `nil` for views that are items of none.
    @exclusivity(unchecked) private var identityBase: Int?
    /// What identifies the nodes of the innermost lists of items, in their order.
    @exclusivity(unchecked) private var identities: [String] = []
    /// The container of the innermost list, where it has a say in how the list is made.
    @exclusivity(unchecked) private(set) var listContext: (any ListContext)?

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

    /// How many views were turned into nodes, without the modifiers around them.
    var nodeCount: Int { measurements.views }
    /// How many places in the tree were visited, those of views that make no node included.
    @exclusivity(unchecked) private var placeCount = 0

    /// The nodes of some views, made apart from the list.
    func children<Content: View>(
        _ content: Content,
        stackOrientation: Axis? = nil
    ) -> [LayoutNode] {
        let start = nodes.count
        addChildren(content, stackOrientation: stackOrientation)
        return takeNodes(from: start)
    }

    /// The nodes of items of a grid, made apart from the list, and what identifies each among the others.
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

    /// The one node of some views: several are arranged by a layout, as containers do that take one view.
    package func only<Content: View, L: Layout>(_ content: Content, arrangedBy layout: L, kind: String) -> LayoutNode? {
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
    package func addContainer<L: Layout, Content: View>(_ layout: L, kind: String, content: Content) {
        let orientation = (layout as? any DescribedLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
        let (children, identities) = arranged(content, stackOrientation: orientation, inGrid: layout.mayMakeGrid)
        add(container(layout, kind: kind, children: children, identities: identities))
    }

    /// Adds a container of this module, without having to find out what its layout is.
    package func addContainer<L: BuiltInLayout, Content: View>(_ layout: L, kind: String, content: Content) {
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

    /// Replaces each node that some views make with another around it.
    package func wrap<Content: View>(_ content: Content, _ wrapper: @escaping (LayoutNode) -> LayoutNode) {
        wrap(content, keeping: { wrapper }, wrapper)
    }

    /// The same; a wrapper to keep is only made where nodes are made later, since that costs as much as most nodes.
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

    /// Views that a wrapper makes stand at a place of their own, beside those that it wraps.
    func wrapped(_ node: LayoutNode, at position: Int, _ wrapper: (LayoutNode) -> LayoutNode) -> LayoutNode {
        path.append(.around(depth: depth, position: position))
        defer { path.removeLast() }
        let result = wrapper(node)
        if let motion, result != node { noteMotion(of: result, around: node, motion) }
        return result
    }

    /// Builds some views with a changed environment, which is made once for equal steps.
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

    /// Builds a view whose type is hidden, at a place of its type: a view of another type there is another one.
    package func build<V: View>(hidden view: V) {
        path.append(.type(HiddenType(type: V.self)))
        view._build(into: self)
        path.removeLast()
    }

    /// Builds the view of an element of a collection.
    package func build<V: View, ID: Hashable>(_ view: V, at step: PathStep, identifiedBy id: ID) {
        let start = nodes.count
        build(scrollTarget: view, id) { self.build(view, at: step) }
        guard let elementObserver else { return }
        for node in nodes[start...] { elementObserver(node, id) }
    }

    /// Builds a view at a place of its own in the tree.
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
    /// The reason why the figure can't be drawn, as soon as that is known; nothing more is built or drawn then.
    var failure: FigureError? { measurements.failure }

    /// Whether the figure is known not to be drawn: views that would make others need make none.
    var hasFailed: Bool { measurements.hasFailed }

    /// Notes why the figure can't be drawn; the first reason counts.
    func fail(_ error: FigureError) { measurements.fail(error) }

    private func limit(_ count: Int) {
        if count > limits.views { fail(.tooManyViews(limit: limits.views)) }
    }

    /// Goes one level down, unless that is too deep or the figure won't be drawn.
    func enter() -> Bool {
        if depth >= limits.nesting { fail(.nestedTooDeep(limit: limits.nesting)) }
        guard !hasFailed else { return false }
        depth += 1
        return true
    }

    /// Goes back up.
    func leave() { depth -= 1 }
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

    /// Where the view that is being built stands.
    var context: Context {
        Context(
            environment: environment,
            path: path,
            depth: depth,
            hiddenDepth: hiddenDepth,
            identityBase: identityBase
        )
    }

    /// The nodes that something makes as if where the context was taken, with the identities that they have there.
    package func items(
        in context: Context,
        _ build: @escaping (NodeBuilder) -> Void
    ) -> (nodes: [LayoutNode], identities: [String]) {
        within(context) { items(ClosureView(build: build), identifiedFrom: context.identityBase) }
    }

    /// Builds something as if where the context was taken.
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
    /// Connects the dynamic properties of a view, a modifier or a style with its place in the tree.
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

    /// Returns the dynamic properties of a value's type; a type that hides them fails the figure.
    func dynamicFields<Owner>(of owner: Owner) -> [DynamicField] {
        if let known = dynamicFields[ObjectIdentifier(Owner.self)] { return known }
        let fields = DynamicField.fields(of: owner)
        if fields == nil { fail(.hiddenProperties(type: "\(Owner.self)")) }
        dynamicFields[ObjectIdentifier(Owner.self)] = fields ?? []
        return fields ?? []
    }
}

/// A view in the layout tree, which returns sizes for proposals and draws itself.
///
/// Each drawing makes nodes from views once. A node is an index into the store of its drawing, which must outlive it.
/// Layout works from left to right in every reading direction; a node mirrors its children when it draws them.
package struct LayoutNode {
    // Counting references to the store would cost more than most calls to a node.
    private let unmanagedStore: Unmanaged<NodeStore>
    let index: Int32

    init(store: NodeStore, index: Int32) {
        unmanagedStore = .passUnretained(store)
        self.index = index
    }

    /// The store of the node, which must still exist.
    package var store: NodeStore { unmanagedStore.takeUnretainedValue() }
}

extension LayoutNode: Equatable {
    package static func == (first: LayoutNode, second: LayoutNode) -> Bool {
        first.index == second.index && first.unmanagedStore.toOpaque() == second.unmanagedStore.toOpaque()
    }
}

extension LayoutNode {
    @inline(__always)
    private var entry: NodeStore.Entry { unmanagedStore._withUnsafeGuaranteedRef { $0[index] } }

    /// Calls a closure with the kind of the node, and the index of the node's payload.
    @inline(__always)
    private func ask<Answer>(_ question: (NodeKind, Int) -> Answer) -> Answer {
        let entry = entry
        return entry.kind._withUnsafeGuaranteedRef { question($0, Int(entry.payload)) }
    }

    /// The behavior of the node, and the index of its payload.
    var behavior: (kind: NodeKind, payload: Int) { (entry.kind.takeUnretainedValue(), Int(entry.payload)) }

    var flags: NodeFlags { entry.flags }

    /// The reading direction around the view.
    package var direction: LayoutDirection { flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight }

    /// Whether the view, or one inside it, may set an alignment guide explicitly.
    var mayHaveExplicitAlignment: Bool { flags.contains(.mayHaveExplicitAlignment) }

    /// The kind of view, as the drawing lists it.
    package var kind: Drawing.Kind { ask { $0.kind($1) } }

    /// The settings that the author of the layout wrote for the view, without defaults.
    var settings: [Drawing.Setting] { ask { $0.settings(of: self, $1) } }

    /// Whether the view takes part in layout itself, instead of passing everything on to the view inside it.
    var isStep: Bool { ask { $0.isStep($1) } }

    /// Returns the size of the view for a proposal.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        ask { $0.sizeThatFits(proposal, $1) }
    }

    /// Returns the length of the view along an axis for a proposal.
    package func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        ask { $0.length(along: axis, for: proposal, $1) }
    }

    /// Notifies the view that no stack is around it, although it was built for one.
    func leaveStack() { ask { $0.leaveStack($1) } }

    /// The priority with which the view chooses its size in a stack.
    var layoutPriority: Double { ask { $0.layoutPriority($1) } }

    /// The spacing that the view prefers.
    package var spacing: ViewSpacing { ask { $0.spacing(of: self, $1) } }

    /// Whether `spacing` is the ordinary spacing.
    ///
    /// Reading this property is faster than comparing the spacing.
    var hasOrdinarySpacing: Bool { ask { $0.hasOrdinarySpacing($1) } }

    /// Returns the explicit position of a guide in the view when it returns `size` for `proposal`; `nil` for the
    /// default position.
    func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        ask { $0.explicitAlignment(guide, size: size, proposal: proposal, $1) }
    }

    /// The name of the view, or of the view inside its modifiers; `nil` without one.
    package var innerName: String? { name ?? shownChild?.innerName }

    /// The view inside a modifier; `nil` for other nodes.
    var shownChild: LayoutNode? { ask { $0.shownChild($1) } }

    /// Returns the values of a type that the view, or views inside it, carry for an outer container.
    package func carried<Value>(_ type: Value.Type) -> [Value] {
        // Casts are slow, and most views carry no values.
        guard flags.contains(.carriesForContainer) else { return [] }
        return carried(ObjectIdentifier(type)).compactMap { $0 as? Value }
    }

    /// Returns the values of a type that the view carries, for containers that pass them on.
    package func carried(_ type: ObjectIdentifier) -> [Any] {
        flags.contains(.carriesForContainer) ? ask { $0.carried(type, $1) } : []
    }

    /// Returns the head of the view's element; `nil` for a view without an element.
    func header(in frame: CGRect, on canvas: DrawingBuilder) -> ElementHeader? {
        ask { $0.header(of: self, $1, in: frame, on: canvas) }
    }

    /// Draws the content of the view into its frame, whose size it returned for `proposal`.
    func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        ask { $0.draw(self, $1, in: frame, proposal: proposal, on: canvas) }
    }
}

extension LayoutNode {
    /// Returns the steps that lead to the view's lengths, and to the proposals and positions of the views inside it.
    ///
    /// - Returns: The steps when the view returns `size` for `proposal`; `nil` if the record of the drawing shows all
    ///   of them.
    func account(size: CGSize, proposal: ProposedViewSize) -> LayoutAccount? {
        ask { $0.account(of: self, $1, size: size, proposal: proposal) }
    }
}

// MARK: - Attributes that most nodes lack

extension LayoutNode {
    @inline(__always)
    private func attribute<Value>(_ path: (NodeAttributes) -> Value?) -> Value? {
        let place = entry.attributes
        return place < 0 ? nil : unmanagedStore._withUnsafeGuaranteedRef { path($0.attributes[Int(place)]) }
    }

    /// The attributes that most nodes lack; `nil` if the node has none.
    var attributes: NodeAttributes? { attribute { $0 } }

    /// Whether the node has attributes that most nodes lack.
    var hasAttributes: Bool { entry.attributes >= 0 }

    /// Copies the traits of the view inside this view, for the container around both.
    func takeTraits(of child: LayoutNode) {
        guard let carried = child.attributes else { return }
        store.note(at: index) {
            $0.traits = carried.traits
            $0.marks = carried.marks
        }
    }

    /// The name that the author gave the view; `nil` without one.
    package var name: String? {
        get { attribute { $0.name } }
        nonmutating set { if newValue != nil || hasAttributes { store.note(at: index) { $0.name = newValue } } }
    }

    /// The traits that the view carries for the next container.
    package var traits: ViewTraits? {
        get { attribute { $0.traits } }
        nonmutating set { if newValue != nil || hasAttributes { store.note(at: index) { $0.traits = newValue } } }
    }

    /// The settings that modifiers without a node attached to the view.
    package var attachedSettings: [Drawing.Setting] {
        get { attribute { $0.settings } ?? [] }
        nonmutating set { if !newValue.isEmpty || hasAttributes { store.note(at: index) { $0.settings = newValue } } }
    }

    /// The source position of the view in a document.
    var source: Drawing.SourcePosition? {
        get { attribute { $0.source } }
        nonmutating set { if newValue != nil || hasAttributes { store.note(at: index) { $0.source = newValue } } }
    }

    /// Attaches a setting to the view, replacing another setting with the same name.
    package func attach(_ setting: Drawing.Setting) {
        attachedSettings = attachedSettings.filter { $0.name != setting.name } + [setting]
    }

    /// The problems with the view.
    package var findings: [NodeFinding] {
        get { attribute { $0.findings } ?? [] }
        nonmutating set { if !newValue.isEmpty || hasAttributes { store.note(at: index) { $0.findings = newValue } } }
    }
}

// Properties of the children of a container. They aren't members of generic containers, each of which would have a
// copy.
extension [LayoutNode] {
    /// Whether any of the views may set a guide explicitly.
    @inline(never)
    var mayHaveExplicitAlignment: Bool {
        for node in self where node.mayHaveExplicitAlignment { return true }
        return false
    }

    /// Whether any of the views carries a value for an outer container.
    @inline(never)
    var carryForContainer: Bool {
        for node in self where node.flags.contains(.carriesForContainer) { return true }
        return false
    }

    /// Whether there are views, and all of them prefer the ordinary spacing.
    @inline(never)
    var areOrdinarilySpaced: Bool {
        for node in self where !node.hasOrdinarySpacing { return false }
        return !isEmpty
    }
}

extension LayoutNode {
    /// Returns the distance from this view to the next view, according to the preferences of both.
    func distance(to next: LayoutNode, along axis: Axis, direction: LayoutDirection) -> CGFloat {
        if hasOrdinarySpacing, next.hasOrdinarySpacing { return ViewSpacing.defaultDistance }
        return spacing.distance(to: next.spacing, along: axis, direction: direction)
    }

    /// Returns the size of the view and its guides for a proposal.
    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(self, size: sizeThatFits(proposal), proposal: proposal)
    }
}

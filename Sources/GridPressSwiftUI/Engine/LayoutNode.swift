/// A view in the layout tree, which answers proposals and draws itself.
///
/// Views are values and say what is wanted; nodes are made from them once for each drawing. A node is a place in the
/// store of its drawing, which has to outlive it. Layout works from left to right throughout; a node mirrors its children
/// when it draws them.
package struct LayoutNode {
    // To count references to the store would cost more than most questions to a node.
    private let unmanagedStore: Unmanaged<NodeStore>
    let index: Int32

    init(store: NodeStore, index: Int32) {
        unmanagedStore = .passUnretained(store)
        self.index = index
    }

    /// The store of the node, which has to be there.
    var store: NodeStore { unmanagedStore.takeUnretainedValue() }
}

extension LayoutNode: Equatable {
    package static func == (first: LayoutNode, second: LayoutNode) -> Bool {
        first.index == second.index && first.unmanagedStore.toOpaque() == second.unmanagedStore.toOpaque()
    }
}

extension LayoutNode {
    @inline(__always)
    private var entry: NodeStore.Entry { unmanagedStore._withUnsafeGuaranteedRef { $0[index] } }

    /// Asks the kind of the node, with the place of the node's payload.
    @inline(__always)
    private func ask<Answer>(_ question: (NodeKind, Int) -> Answer) -> Answer {
        let entry = entry
        return entry.kind._withUnsafeGuaranteedRef { question($0, Int(entry.payload)) }
    }

    /// The behaviour of the node, and the place of its payload.
    var behavior: (kind: NodeKind, payload: Int) { (entry.kind.takeUnretainedValue(), Int(entry.payload)) }

    var flags: NodeFlags { entry.flags }

    /// The direction of reading around the view.
    package var direction: LayoutDirection { flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight }

    /// Whether the view, or one inside it, may say where an alignment guide lies.
    var mayHaveExplicitAlignment: Bool { flags.contains(.mayHaveExplicitAlignment) }

    /// The kind of view, as the drawing lists it.
    package var kind: Drawing.Kind { ask { $0.kind($1) } }

    /// The settings that the author of the layout wrote for the view, without defaults.
    var settings: [Drawing.Setting] { ask { $0.settings(of: self, $1) } }

    /// Whether the view takes part in layout itself, rather than showing the one inside it through.
    var isStep: Bool { ask { $0.isStep($1) } }

    /// Returns the size that the view takes when offered a size.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        ask { $0.sizeThatFits(proposal, $1) }
    }

    /// Returns one side of the size that the view takes when offered a size.
    package func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        ask { $0.length(along: axis, for: proposal, $1) }
    }

    /// Tells the view that it stands in no stack, although it was made for one.
    func leaveStack() { ask { $0.leaveStack($1) } }

    /// The priority with which the view chooses its size in a stack.
    var layoutPriority: Double { ask { $0.layoutPriority($1) } }

    /// The space that the view prefers to its neighbours.
    package var spacing: ViewSpacing { ask { $0.spacing(of: self, $1) } }

    /// Whether `spacing` is the ordinary one, which is quicker to ask.
    var hasOrdinarySpacing: Bool { ask { $0.hasOrdinarySpacing($1) } }

    /// Returns where a guide lies in the view when it answers `proposal` with `size`, if it says so itself.
    func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        ask { $0.explicitAlignment(guide, size: size, proposal: proposal, $1) }
    }

    /// The name of the view, however many modifiers stand around it.
    package var innerName: String? { name ?? shownChild?.innerName }

    /// The view inside a modifier; `nil` for other nodes.
    var shownChild: LayoutNode? { ask { $0.shownChild($1) } }

    /// Returns the values of a type that the view, or those inside it, carry for a container further out.
    package func carried<Value>(_ type: Value.Type) -> [Value] {
        // Casts take long, and most views carry nothing.
        guard flags.contains(.carriesForContainer) else { return [] }
        return carried(ObjectIdentifier(type)).compactMap { $0 as? Value }
    }

    /// Returns the same, for containers that pass on what their views carry.
    package func carried(_ type: ObjectIdentifier) -> [Any] {
        flags.contains(.carriesForContainer) ? ask { $0.carried(type, $1) } : []
    }

    /// Draws the view into its frame; `proposal` is the one that it answered with the frame's size.
    func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        ask { $0.draw(self, $1, in: frame, proposal: proposal, on: canvas) }
    }
}

extension LayoutNode {
    /// Returns the steps that lead to the lengths of the view, and to the proposals and places of the views inside it,
    /// when it answers `proposal` with `size`; `nil` where the record of the drawing shows all of them.
    func account(size: CGSize, proposal: ProposedViewSize) -> LayoutAccount? {
        ask { $0.account(of: self, $1, size: size, proposal: proposal) }
    }
}

// MARK: - What few nodes have

extension LayoutNode {
    @inline(__always)
    private func attribute<Value>(_ path: (NodeAttributes) -> Value?) -> Value? {
        let place = entry.attributes
        return place < 0 ? nil : unmanagedStore._withUnsafeGuaranteedRef { path($0.attributes[Int(place)]) }
    }

    /// All that few nodes have.
    var attributes: NodeAttributes? { attribute { $0 } }

    /// Whether the node has anything that few nodes have.
    var hasAttributes: Bool { entry.attributes >= 0 }

    /// Takes over what the view inside this one carries up to the container around both.
    func takeTraits(of child: LayoutNode) {
        guard let carried = child.attributes else { return }
        store.note(at: index) {
            $0.traits = carried.traits
            $0.marks = carried.marks
        }
    }

    /// The name that the author gave the view.
    package var name: String? {
        get { attribute { $0.name } }
        nonmutating set { if newValue != nil || hasAttributes { store.note(at: index) { $0.name = newValue } } }
    }

    /// The traits that the view carries up to the next container.
    package var traits: ViewTraits? {
        get { attribute { $0.traits } }
        nonmutating set { if newValue != nil || hasAttributes { store.note(at: index) { $0.traits = newValue } } }
    }

    /// The settings that a modifier without a node attached to the view.
    var attachedSettings: [Drawing.Setting] {
        get { attribute { $0.settings } ?? [] }
        nonmutating set { if !newValue.isEmpty || hasAttributes { store.note(at: index) { $0.settings = newValue } } }
    }

    /// The place of the view in a document.
    var source: Drawing.SourcePosition? {
        get { attribute { $0.source } }
        nonmutating set { if newValue != nil || hasAttributes { store.note(at: index) { $0.source = newValue } } }
    }

    /// Attaches a setting to the view, in place of another one with its name.
    package func attach(_ setting: Drawing.Setting) {
        attachedSettings = attachedSettings.filter { $0.name != setting.name } + [setting]
    }

    /// The findings about what can't be done to the view.
    package var findings: [NodeFinding] {
        get { attribute { $0.findings } ?? [] }
        nonmutating set { if !newValue.isEmpty || hasAttributes { store.note(at: index) { $0.findings = newValue } } }
    }
}

// What a container says for the nodes in it. It isn't a part of generic containers, each of which would have a copy.
extension [LayoutNode] {
    /// Whether any of the views may say where a guide lies.
    @inline(never)
    var mayHaveExplicitAlignment: Bool {
        for node in self where node.mayHaveExplicitAlignment { return true }
        return false
    }

    /// Whether any of the views carries something for a container further out.
    @inline(never)
    var carryForContainer: Bool {
        for node in self where node.flags.contains(.carriesForContainer) { return true }
        return false
    }

    /// Whether there are views, and all prefer the ordinary space to their neighbours.
    @inline(never)
    var areOrdinarilySpaced: Bool {
        for node in self where !node.hasOrdinarySpacing { return false }
        return !isEmpty
    }
}

extension LayoutNode {
    /// Returns the space from this view to the next one, by the preferences of both.
    func distance(to next: LayoutNode, along axis: Axis, direction: LayoutDirection) -> CGFloat {
        if hasOrdinarySpacing, next.hasOrdinarySpacing { return ViewSpacing.defaultDistance }
        return spacing.distance(to: next.spacing, along: axis, direction: direction)
    }

    /// Returns the size of the view and its guides when it is offered a size.
    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(self, size: sizeThatFits(proposal), proposal: proposal)
    }
}

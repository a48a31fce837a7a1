/// The node of a view in the layout tree, which answers proposals and draws itself.
///
/// Views are values and say what is wanted; nodes are made from them once for each drawing. Subclasses answer for one
/// kind of view each. Layout works from left to right throughout; a node mirrors its children when it draws them.
class LayoutNode {
    /// The direction of reading around the view.
    let direction: LayoutDirection
    /// Whether the view, or one inside it, may say where an alignment guide lies.
    ///
    /// Asking costs time, so most never do.
    let mayHaveExplicitAlignment: Bool
    /// The attributes that most nodes lack.
    private var sparse: SparseAttributes?

    init(direction: LayoutDirection, mayHaveExplicitAlignment: Bool = false) {
        self.direction = direction
        self.mayHaveExplicitAlignment = mayHaveExplicitAlignment
    }

    /// The kind of view, as the drawing lists it.
    var kind: Drawing.Kind { .leaf("View") }

    /// The settings that the author of the layout wrote for the view, without defaults.
    var settings: [Drawing.Setting] { [] }

    /// Whether the view takes part in layout itself, rather than showing the one inside it through.
    var isStep: Bool { true }

    /// The size that the view takes when offered a size.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// One side of the size that the view takes when offered a size.
    ///
    /// Stacks ask for it to find out how much a view can give way. A view answers for itself where it can do so with
    /// less work than for both sides; the length is the same.
    func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat { sizeThatFits(proposal)[axis] }

    /// Tells the view that it stands in no stack, although it was made for one.
    func leaveStack() {}

    /// How early the view chooses its size in a stack.
    var layoutPriority: Double { 0 }

    /// The space that the view prefers to its neighbours.
    var spacing: ViewSpacing { .ordinary }

    /// Whether `spacing` is the ordinary one, which is quicker to ask.
    var hasOrdinarySpacing: Bool { true }

    /// Where a guide lies in the view when it answers `proposal` with `size`, if it says so itself.
    func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// The name of the view, however many modifiers stand around it.
    var innerName: String? { name }

    /// What the view, or those inside it, say to the grid that they lie in.
    var gridItemAttributes: [TrackGridItemAttributes] { [] }

    /// Draws the view into its frame; `proposal` is the one that it answered with the frame's size.
    func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {}
}

extension LayoutNode {
    /// Attributes that most nodes lack, stored out of line to keep nodes small.
    private final class SparseAttributes {
        var name: String?
        var traits: ViewTraits?
        var region: GridRegion?
        var gridRow: GridRowIdentity?
        var findings: [NodeFinding] = []
        var settings: [Drawing.Setting] = []
        var source: Drawing.SourcePosition?
    }

    /// Notes something that few views have.
    private func note(_ change: (SparseAttributes) -> Void) {
        let noted = sparse ?? SparseAttributes()
        change(noted)
        sparse = noted
    }

    /// Takes over what the view inside this one carries up to the container around both.
    func takeTraits(of child: LayoutNode) {
        guard let carried = child.sparse else { return }
        traits = carried.traits
        region = carried.region
        gridRow = carried.gridRow
    }

    /// The name that the author gave the view.
    var name: String? {
        get { sparse?.name }
        set { if newValue != nil || sparse != nil { note { $0.name = newValue } } }
    }

    /// What the view carries up to the next container.
    var traits: ViewTraits? {
        get { sparse?.traits }
        set { if newValue != nil || sparse != nil { note { $0.traits = newValue } } }
    }

    /// The part of a grid that the view's group has for itself.
    var region: GridRegion? {
        get { sparse?.region }
        set { if newValue != nil || sparse != nil { note { $0.region = newValue } } }
    }

    /// The row of a grid that the view is declared in.
    var gridRow: GridRowIdentity? {
        get { sparse?.gridRow }
        set { if newValue != nil || sparse != nil { note { $0.gridRow = newValue } } }
    }

    /// The settings that a modifier without a node attached to the view.
    var attachedSettings: [Drawing.Setting] {
        get { sparse?.settings ?? [] }
        set { if !newValue.isEmpty || sparse != nil { note { $0.settings = newValue } } }
    }

    /// The place of the view in a document.
    var source: Drawing.SourcePosition? {
        get { sparse?.source }
        set { if newValue != nil || sparse != nil { note { $0.source = newValue } } }
    }

    /// Attaches a setting to the view, in place of another one with its name.
    func attach(_ setting: Drawing.Setting) {
        attachedSettings = attachedSettings.filter { $0.name != setting.name } + [setting]
    }

    /// What can't be done to the view.
    var findings: [NodeFinding] {
        get { sparse?.findings ?? [] }
        set { if !newValue.isEmpty || sparse != nil { note { $0.findings = newValue } } }
    }
}

extension LayoutNode {
    /// The space from this view to the next one, by the preferences of both.
    func distance(to next: LayoutNode, along axis: Axis, direction: LayoutDirection) -> CGFloat {
        if hasOrdinarySpacing, next.hasOrdinarySpacing { return ViewSpacing.defaultDistance }
        return spacing.distance(to: next.spacing, along: axis, direction: direction)
    }

    /// The size of the view and its guides when it is offered a size.
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(self, size: sizeThatFits(proposal), proposal: proposal)
    }
}

/// A row of toolbar items.
///
/// A button for a menu replaces the last items if the bar is too short for all of them.
struct ToolbarRow: PrimitiveView {
    let items: [ToolbarSlots.Item]
    /// Whether the row has a menu even if all of its items fit.
    var alwaysHasMenu = false
    /// Whether the items share the length of the bar: the first at its leading end, and the last at its trailing end.
    var isSpread = false

    /// Whether the view makes exactly one node: a row without items and menu makes none.
    @_documentation(visibility: internal)
    static var _makesOneNode: Bool { false }

    func _build(into builder: NodeBuilder) {
        guard !items.isEmpty || alwaysHasMenu else { return }
        let row = ItemsAndMenu(items: items, isSpread: isSpread)
        let children = builder.children(row, stackOrientation: .horizontal)
        let layout = FittingRow(alwaysHasLast: alwaysHasMenu, direction: builder.environment.layoutDirection)
        builder.add(builder.node(layout, kind: .hStack, children: children, identities: [], finding: nil))
    }
}

/// The items of a row, and its menu.
private struct ItemsAndMenu: NonisolatedView {
    let items: [ToolbarSlots.Item]
    let isSpread: Bool

    var body: some View {
        ForEach(items) { item in
            if isSpread, item.id != items.first?.id { Spacer(minLength: 0) }
            NodeView(node: item.node)
        }
        MenuOfItems()
    }
}

/// A row of the first views that fit the proposed width, with the last view in place of the others.
private struct FittingRow: ArrangedBehavior {
    /// Whether the row has the last view even if all others fit.
    let alwaysHasLast: Bool
    let direction: LayoutDirection
    private let stack = StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.guide, spacing: Self.spacing)
    private static let spacing: CGFloat = 16

    var settings: [Drawing.Setting] { .of { $0.add(.spacing, Self.spacing) } }

    func measure(_ children: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize {
        arranger(of: shown(children, for: proposal), children).sizeThatFits(proposal)
    }

    func place(
        _ children: [LayoutNode],
        in size: CGSize,
        proposal: ProposedViewSize,
        _ place: (_ index: Int, _ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) -> Void
    ) {
        let shown = shown(children, for: proposal)
        arranger(of: shown, children).place(in: CGRect(origin: .zero, size: size), proposal: proposal) {
            place(shown[$0], $1, $2, $3)
        }
    }

    func grid(_ children: [LayoutNode], for proposal: ProposedViewSize) -> Drawing.Grid? { nil }

    func finding(_ children: [LayoutNode], for proposal: ProposedViewSize) -> NodeFinding? { nil }

    /// Returns the indices of the views in the row.
    private func shown(_ children: [LayoutNode], for proposal: ProposedViewSize) -> [Int] {
        let last = children.count - 1
        let all = Array(0..<(alwaysHasLast ? children.count : last))
        guard let room = proposal.width else { return all }
        let lengths = children.map {
            $0.length(along: .horizontal, for: ProposedViewSize(width: nil, height: proposal.height)) + Self.spacing
        }
        if lengths[..<all.count].reduce(-Self.spacing, +) <= room + 1e-6 { return all }
        var rest = room - lengths[last] + Self.spacing
        let count = lengths[..<last].prefix { length in
            rest -= length
            return rest >= 0
        }
        .count
        return Array(0..<count) + [last]
    }

    private func arranger(of shown: [Int], _ children: [LayoutNode]) -> StackArranger {
        StackArranger(stack, shown.map { children[$0] }, direction)
    }
}

/// A button for the menu of items that the bar has no room for, or that their author put there.
private struct MenuOfItems: NonisolatedView {
    var body: some View {
        HStack(spacing: 3) {
            ForEach(0..<3) { _ in Circle().frame(width: 3, height: 3) }
        }
        .frame(width: 22, height: 22)
        .overlay { Circle().strokeBorder(lineWidth: 1.5) }
        .foregroundStyle(.tint)
        .asControl("Menu")
    }
}

/// The rows of a list or a form.
struct Rows<Content: View>: NonisolatedView {
    let content: Content
    let selection: Set<SelectionTag>
    @Environment(\.rowsKind) private var kind
    @Environment(\.isListGroundHidden) private var isGroundHidden

    /// The surface behind the rows.
    private var surface: Surface { kind == .plain ? .ground : .rows }

    private var hasGround: Bool { kind != .plain && !isGroundHidden }

    var body: some View {
        ScrollView {
            NodeReader(content.environment(\.isInList, true).environment(\.surface, surface)) { nodes in
                RowGroups(groups: RowGroup.groups(of: nodes), kind: kind, selection: selection)
            }
        }
        .background {
            if hasGround { Rectangle().fill(.behindRows).ignoresSafeArea() }
        }
        .layoutValue(key: ScreenGroundKey.self, value: hasGround ? .behindRows : nil)
    }
}

/// A view of groups of rows below each other.
private struct RowGroups: NonisolatedView {
    let groups: [RowGroup]
    let kind: _ListStyleKind
    let selection: Set<SelectionTag>
    @Environment(\.listSpacing) private var spacing

    var body: some View {
        VStack(spacing: spacing.sections ?? (kind == .plain ? 0 : 20)) {
            // A list without rows is as wide as other lists.
            if groups.isEmpty { Color.clear.frame(height: 0) }
            ForEach(groups) { group in
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(group.headers) { note($0).accessibilityAddTraits(.isHeader).padding(.bottom, 6) }
                    rows(group.rows)
                    ForEach(group.footers) { note($0).padding(.top, 6) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .padding(.horizontal, spacing.margin ?? (kind == .insetGrouped ? 16 : 0))
        .padding(.vertical, kind == .plain ? 0 : 20)
    }

    /// Returns the view of a header or a footer.
    private func note(_ row: RowGroup.Row) -> some View {
        NodeView(node: row.node).padding(.horizontal, 16).padding(.top, kind == .plain ? 12 : 0)
    }

    @ViewBuilder private func rows(_ rows: [RowGroup.Row]) -> some View {
        let hasCustomGround = rows.contains { $0.node.traits?[RowBackgroundKey.self] != nil }
        let stack = VStack(spacing: spacing.rows ?? 0) {
            ForEach(rows) { row in
                RowView(
                    node: row.node,
                    isSelected: row.node.tag.map(selection.contains) ?? false,
                    hasDefaultGround: hasCustomGround && kind != .plain,
                    hasSeparator: row.id != rows.last?.id && !isSeparatorHidden(after: row, in: rows)
                )
            }
        }
        switch kind {
        case .plain: stack
        case .grouped where hasCustomGround: stack
        case .grouped: stack.background(.rows)
        case .insetGrouped where hasCustomGround: stack.clipShape(RoundedRectangle(cornerRadius: 10))
        case .insetGrouped:
            if rows.contains(where: { $0.node.tag.map(selection.contains) ?? false }) {
                stack.background(.rows).clipShape(RoundedRectangle(cornerRadius: 10))
            } else {
                stack.background(.rows, in: RoundedRectangle(cornerRadius: 10))
            }
        }
    }

    private func isSeparatorHidden(after row: RowGroup.Row, in rows: [RowGroup.Row]) -> Bool {
        func hides(_ row: RowGroup.Row?, _ edge: VerticalEdge.Set) -> Bool {
            row?.node.traits?[RowSeparatorKey.self].contains(edge) ?? false
        }
        return hides(row, .bottom) || hides(rows.first { $0.id > row.id }, .top)
    }
}

/// A row with a separator line below it.
private struct RowView: NonisolatedView {
    let node: LayoutNode
    let isSelected: Bool
    /// Whether the default row background is behind this row alone, instead of behind its group.
    let hasDefaultGround: Bool
    let hasSeparator: Bool
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.defaultMinListRowHeight) private var minHeight

    var body: some View {
        content
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(insets)
            .frame(minHeight: minHeight)
            .background {
                if isSelected {
                    Rectangle().fill(Color(.systemGray4))
                } else if let ground = node.traits?[RowBackgroundKey.self] {
                    ground
                } else if hasDefaultGround {
                    Rectangle().fill(.rows)
                }
            }
            .overlay(alignment: .bottom) {
                if hasSeparator {
                    Rectangle().fill(Color.separator).frame(height: pixelLength).padding(.leading, insets.leading)
                }
            }
            .asContainer("Row")
            .spoken(isSelected: isSelected)
    }

    @ViewBuilder private var content: some View {
        if let badge = node.traits?[BadgeKey.self] {
            HStack {
                NodeView(node: node)
                Spacer()
                badge.foregroundStyle(.secondary)
            }
        } else {
            NodeView(node: node)
        }
    }

    private var insets: EdgeInsets {
        node.traits?[RowInsetsKey.self] ?? EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    }
}

/// Two drawings beside each other or one above the other, with outlines around what differs and words for it.
struct ComparisonView: NonisolatedView {
    let compared: ComparedDrawings
    let labels: FigureComparison.Labels
    /// The largest width of both drawings beside each other.
    let width: CGFloat
    let listsDifferences: Bool

    /// The most differences that are listed.
    private static let mostLines = 6
    private static let padding: CGFloat = 12
    private static let gap: CGFloat = 36

    private var panelWidths: [CGFloat] { [compared.before, compared.after].map { $0.size.width + 2 * Self.padding } }

    private var isSideBySide: Bool { panelWidths[0] + Self.gap + panelWidths[1] <= width }

    private var contentWidth: CGFloat {
        isSideBySide ? panelWidths[0] + Self.gap + panelWidths[1] : max(panelWidths[0], panelWidths[1])
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            if isSideBySide {
                HStack(alignment: .top, spacing: 0) {
                    first
                    DirectionSign().frame(width: Self.gap).padding(.top, 22 + arrowOffset).accessibilityHidden(true)
                    second
                }
            } else {
                VStack(alignment: .leading, spacing: 18) {
                    first; second
                }
            }
            if listsDifferences { words }
        }
        .padding(16)
    }

    /// The distance of the arrow from the top of the panels: the middle of the lower one.
    private var arrowOffset: CGFloat {
        let height = min(compared.before.size.height, compared.after.size.height) + 2 * Self.padding
        return max(height / 2 - 6, 0)
    }

    private var first: some View { side(labels.before, compared.before, compared.outlines.before) }

    private var second: some View { side(labels.after, compared.after, compared.outlines.after) }

    private func side(_ label: String, _ drawing: Drawing, _ outlines: DifferenceOutlines) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(verbatim: label).font(.system(size: 13, weight: .semibold)).foregroundStyle(Color.ink)
            FinishedDrawing(drawing)
                .named(label)
                .overlay { OutlinesView(outlines: outlines.outlines).accessibilityHidden(true) }
                .padding(Self.padding)
                .overlay {
                    RoundedRectangle(cornerRadius: 8)
                        .strokeBorder(Color.hairline, lineWidth: 1)
                        .accessibilityHidden(true)
                }
        }
    }

    // MARK: Words

    private var words: some View {
        VStack(alignment: .leading, spacing: 5) {
            let kinds = (compared.outlines.before.outlines + compared.outlines.after.outlines).map(\.kind)
            let keys = DifferenceKind.allCases.filter(kinds.contains)
            if !keys.isEmpty {
                HStack(spacing: 16) {
                    ForEach(keys, id: \.self) { kind in
                        HStack(spacing: 6) {
                            OutlineShape(kind: kind).frame(width: 18, height: 10)
                            sentence(kind.words)
                        }
                    }
                }
                .padding(.bottom, 2)
                .accessibilityHidden(true)
            }
            ForEach(0..<lines.count) { sentence(lines[$0]) }
        }
        .frame(maxWidth: max(contentWidth, 240), alignment: .leading)
    }

    private var lines: [String] {
        // What somebody wrote explains the rest.
        let causes = compared.differences.filter { !$0.isConsequence }
        let differences = causes.isEmpty ? compared.differences : causes
        guard !differences.isEmpty else { return ["No differences"] }
        guard differences.count > Self.mostLines else { return differences.map(\.description) }
        let shown = Self.mostLines - 1
        return differences.prefix(shown).map(\.description) + ["and \(differences.count - shown) more differences"]
    }

    private func sentence(_ words: String) -> some View {
        Text(verbatim: words).font(.system(size: 12)).foregroundStyle(Color.muted)
    }
}

// MARK: - Outlines

/// The kinds of what differs, each with a custom line.
enum DifferenceKind: CaseIterable {
    case moved, alone, repainted

    /// The meaning in a few words.
    var words: String {
        switch self {
        case .moved: "moved or resized"
        case .alone: "only in one figure"
        case .repainted: "painted differently"
        }
    }

    /// The dashes of the line; empty for a solid one.
    var dash: [CGFloat] {
        switch self {
        case .moved: []
        case .alone: [5, 3]
        case .repainted: [1.5, 2.5]
        }
    }
}

/// The outlines above one of the drawings.
private struct OutlinesView: NonisolatedView {
    let outlines: [DifferenceOutlines.Outline]

    var body: some View {
        ZStack {
            ForEach(0..<outlines.count) { index in
                let frame = outlines[index].frame
                OutlineShape(kind: outlines[index].kind)
                    .frame(width: frame.width, height: frame.height)
                    .position(x: frame.midX, y: frame.midY)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.layoutDirection, .leftToRight)
    }
}

/// An outline with a halo that parts it from what lies beneath.
private struct OutlineShape: NonisolatedView {
    let kind: DifferenceKind

    var body: some View {
        RoundedRectangle(cornerRadius: 3)
            .stroke(Color.paper, lineWidth: 3.5)
            .overlay {
                RoundedRectangle(cornerRadius: 3)
                    .stroke(Color.difference, style: StrokeStyle(lineWidth: 1.5, dash: kind.dash))
            }
    }
}

/// An arrow from one drawing to the other.
private struct DirectionSign: NonisolatedView {
    var body: some View {
        Path { path in
            path.move(to: CGPoint(x: 1, y: 6))
            path.addLine(to: CGPoint(x: 15, y: 6))
            path.move(to: CGPoint(x: 10, y: 1.5))
            path.addLine(to: CGPoint(x: 15, y: 6))
            path.addLine(to: CGPoint(x: 10, y: 10.5))
        }
        .stroke(Color.muted, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
        .frame(width: 16, height: 12)
    }
}

// The colors of a comparison. Teal means a difference, as on the pages of golden files.
extension Color {
    fileprivate static let difference = Color(Drawing.Color(light: 0x007F86, dark: 0x2FC4CB))
    fileprivate static let ink = Color(Drawing.Color(light: 0x1B1F24, dark: 0xE7EAEE))
    fileprivate static let muted = Color(Drawing.Color(light: 0x5B6470, dark: 0x98A2B0))
    fileprivate static let hairline = Color(Drawing.Color(light: 0xE4E7EB, dark: 0x272C34))
    fileprivate static let paper = Color(Drawing.Color(light: 0xFFFFFF, dark: 0x15181D))
}

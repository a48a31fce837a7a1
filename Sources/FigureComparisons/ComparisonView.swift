import GridPress
import GridPressComparisons

/// A view of two drawings, beside each other or one above the other, with outlines around the differences and a list
/// of them.
struct ComparisonView: NonisolatedView {
    let compared: ComparedDrawings
    let labels: FigureComparison.Labels
    /// The largest width of both drawings beside each other, in points.
    let width: CGFloat
    let listsDifferences: Bool
    /// The shown state of a comparison that moves; `nil` for a still comparison.
    var state: State?

    /// The states of the second figure.
    ///
    /// In the first state, it looks like the first figure.
    enum State {
        case before, after
    }

    /// The largest number of listed differences.
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

    /// The distance of the arrow from the top of the panels, which centers it beside the shorter panel.
    private var arrowOffset: CGFloat {
        let height = min(compared.before.size.height, compared.after.size.height) + 2 * Self.padding
        return max(height / 2 - 6, 0)
    }

    private var first: some View { side(labels.before, compared.before, compared.outlines.before) }

    @ViewBuilder private var second: some View {
        if let state {
            let drawing = state == .before ? compared.before : compared.after
            side(labels.after, drawing, compared.outlines.after, outlinesOpacity: state == .before ? 0 : 1) {
                $0.frame(width: compared.after.size.width, height: compared.after.size.height, alignment: .topLeading)
            }
        } else {
            side(labels.after, compared.after, compared.outlines.after)
        }
    }

    private func side(_ label: String, _ drawing: Drawing, _ outlines: DifferenceOutlines) -> some View {
        side(label, drawing, outlines, outlinesOpacity: 1) { $0 }
    }

    private func side<Content: View>(
        _ label: String,
        _ drawing: Drawing,
        _ outlines: DifferenceOutlines,
        outlinesOpacity: Double,
        @ViewBuilder content: (FinishedDrawing) -> Content
    ) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(verbatim: label).font(.system(size: 13, weight: .semibold)).foregroundStyle(Color.ink)
            content(FinishedDrawing(drawing))
                .named(label)
                .overlay {
                    if outlinesOpacity > 0 { OutlinesView(outlines: outlines.outlines).accessibilityHidden(true) }
                }
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
            let keys = CausePlace.Kind.legend.filter(kinds.contains)
            if !keys.isEmpty {
                HStack(spacing: 16) {
                    ForEach(keys, id: \.self) { kind in
                        HStack(spacing: 6) {
                            OutlineShape(kind: kind).frame(width: 24, height: 12)
                            sentence(kind.words)
                        }
                    }
                }
                .padding(.bottom, 2)
                .accessibilityHidden(true)
            }
            ForEach(0..<lines.count) { line(lines[$0]) }
        }
        .frame(maxWidth: max(contentWidth, 240), alignment: .leading)
    }

    private var lines: [Line] {
        let differences = compared.listed
        guard !differences.isEmpty else { return [Line("No differences")] }
        guard differences.count > Self.mostLines else { return differences.map { Line($0) } }
        let shown = Self.mostLines - 1
        return differences.prefix(shown).map { Line($0) } + [Line("and \(differences.count - shown) more differences")]
    }

    @ViewBuilder private func line(_ line: Line) -> some View {
        if let colors = line.colors {
            HStack(spacing: 5) {
                sentence(line.words)
                ColorSwatch(color: colors.old)
                sentence("→")
                ColorSwatch(color: colors.new)
            }
        } else {
            sentence(line.words)
        }
    }

    private func sentence(_ words: String) -> some View {
        Text(verbatim: words).font(.system(size: 12)).foregroundStyle(Color.muted)
    }
}

/// A line of words below two drawings, which can end with two colors.
private struct Line {
    let words: String
    var colors: (old: Color, new: Color)?

    init(_ words: String) { self.words = words }

    init(_ difference: FigureDifference) {
        guard let old = difference.old, let new = difference.new, let color = Color(hexadecimal: old),
            let newColor = Color(hexadecimal: new), let end = difference.sentence.range(of: " " + old)
        else {
            words = difference.sentence
            return
        }
        words = String(difference.sentence[..<end.lowerBound])
        colors = (color, newColor)
    }
}

/// A sample of a color in a line of words.
private struct ColorSwatch: NonisolatedView {
    let color: Color

    var body: some View {
        RoundedRectangle(cornerRadius: 3)
            .fill(color)
            .overlay { RoundedRectangle(cornerRadius: 3).strokeBorder(Color.muted.opacity(0.5), lineWidth: 0.5) }
            .frame(width: 18, height: 12)
    }
}

// MARK: - Outlines

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

/// An outline with a halo that separates it from the content behind.
private struct OutlineShape: NonisolatedView {
    let kind: CausePlace.Kind

    var body: some View {
        RoundedRectangle(cornerRadius: 3)
            .stroke(Color.paper, lineWidth: 3.5)
            .overlay {
                RoundedRectangle(cornerRadius: 3)
                    .stroke(Color.difference, style: StrokeStyle(lineWidth: 1.5, dash: kind.dash))
            }
    }
}

/// An arrow from the first drawing to the second.
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

extension CausePlace.Kind {
    /// The kinds of outlines in the order of the legend.
    fileprivate static let legend: [Self] = [.moved, .text, .alone, .repainted, .unseen]
}

// The colors of a comparison. Teal marks a difference, as on the pages of golden files.
extension Color {
    /// Creates a color from text such as `#1457b8`, or `#1457b8/#82b4ff` for both schemes; `nil` for any other text.
    fileprivate init?(hexadecimal text: String) {
        let numbers = text.split(separator: "/").map { part -> UInt32? in
            let digits = part.dropFirst()
            guard part.first == "#", digits.count == 3 || digits.count == 6 else { return nil }
            return UInt32(digits.count == 6 ? String(digits) : digits.map { "\($0)\($0)" }.joined(), radix: 16)
        }
        guard numbers.count <= 2, let light = numbers.first ?? nil, let dark = numbers.last ?? nil else { return nil }
        self.init(Drawing.Color(light: light, dark: dark))
    }

    fileprivate static let difference = Color(Drawing.Color(light: 0x007F86, dark: 0x2FC4CB))
    fileprivate static let ink = Color(Drawing.Color(light: 0x1B1F24, dark: 0xE7EAEE))
    fileprivate static let muted = Color(Drawing.Color(light: 0x5B6470, dark: 0x98A2B0))
    fileprivate static let hairline = Color(Drawing.Color(light: 0xE4E7EB, dark: 0x272C34))
    fileprivate static let paper = Color(Drawing.Color(light: 0xFFFFFF, dark: 0x15181D))
}

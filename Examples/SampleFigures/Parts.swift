// Parts of sample figures, so that the code of each figure only shows its idea.

/// A cell with a short label.
struct Tile: NonisolatedView {
    let label: String
    let color: Color

    init(_ label: String = "", _ color: Color) {
        self.label = label
        self.color = color
    }

    var body: some View {
        RoundedRectangle(cornerRadius: 8).fill(color).overlay {
            if !label.isEmpty {
                Text(label).font(.system(size: 13, weight: .semibold)).foregroundStyle(color.legible)
            }
        }
    }
}

/// A short text in a subtle color.
struct Caption: NonisolatedView {
    let text: String

    init(_ text: String) { self.text = text }

    var body: some View { Text(text).font(.system(size: 11)).foregroundStyle(.muted) }
}

/// Views with a caption below.
struct Captioned<Content: View>: NonisolatedView {
    let caption: String
    let content: Content

    init(_ caption: String, @ViewBuilder content: () -> Content) {
        self.caption = caption
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 8) {
            content
            Caption(caption)
        }
    }
}

/// A word on a capsule.
struct Chip: NonisolatedView {
    let label: String
    let color: Color

    init(_ label: String, _ color: Color) {
        self.label = label
        self.color = color
    }

    var body: some View {
        Text(label)
            .font(.system(size: 12, weight: .semibold))
            .foregroundStyle(color.legible)
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(color, in: Capsule())
    }
}

nonisolated extension View {
    /// Sets colors of letters that are legible on white and dark backgrounds, unlike the default colors.
    func legible() -> some View { foregroundStyle(.ink, .muted, .muted).tint(.denimInk) }

    /// Draws the view on a subtle background with round corners.
    func grounded(_ padding: CGFloat = 12) -> some View {
        self.padding(padding).background(.ground, in: RoundedRectangle(cornerRadius: 12))
    }

    /// Draws a dashed line around the bounds of the view, in the color of proposals.
    func outlined(_ color: Color = .proposal) -> some View {
        overlay { Rectangle().strokeBorder(color, style: StrokeStyle(lineWidth: 1.5, dash: [4, 3])) }
    }

    /// Draws a thin line around the bounds of the view, in the color of explanations.
    func bounded() -> some View {
        overlay { Rectangle().strokeBorder(.guide.opacity(0.7), lineWidth: 0.75) }
    }
}

/// A visible spacer.
struct TintedSpacer: NonisolatedView {
    var body: some View {
        Spacer(minLength: 4).frame(height: 16)
            .background(.amber.opacity(0.35), in: RoundedRectangle(cornerRadius: 3))
            .padding(.horizontal, 6)
            .layoutPriority(-1)
    }
}

// What sample figures are made of, so that each shows its idea and nothing else.

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

/// A few quiet words.
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
    /// Controls whose letters stand out from white and from dark paper, which those in the usual colours don't.
    func legible() -> some View { foregroundStyle(.ink, .muted, .muted).tint(.denimInk) }

    /// The view on a quiet ground with round corners.
    func grounded(_ padding: CGFloat = 12) -> some View {
        self.padding(padding).background(.ground, in: RoundedRectangle(cornerRadius: 12))
    }

    /// A dashed line around the bounds of the view, in the colour of what was proposed.
    func outlined(_ color: Color = .proposal) -> some View {
        overlay { Rectangle().strokeBorder(color, style: StrokeStyle(lineWidth: 1.5, dash: [4, 3])) }
    }

    /// A thin line around the bounds of the view, in the colour of what explains.
    func bounded() -> some View {
        overlay { Rectangle().strokeBorder(.guide.opacity(0.7), lineWidth: 0.75) }
    }
}

/// A spacer that can be seen.
struct TintedSpacer: NonisolatedView {
    var body: some View {
        Spacer(minLength: 4).frame(height: 16)
            .background(.amber.opacity(0.35), in: RoundedRectangle(cornerRadius: 3))
            .padding(.horizontal, 6)
            .layoutPriority(-1)
    }
}

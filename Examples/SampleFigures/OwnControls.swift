// Parts of the figures about controls.

/// Three buttons of one style beside its name.
struct ButtonRow: NonisolatedView {
    let name: String
    /// The color of letters on a destructive button with a red background.
    let onRed: Color?

    init(_ name: String, onRed: Color? = nil) {
        self.name = name
        self.onRed = onRed
    }

    var body: some View {
        HStack(spacing: 16) {
            Caption(name).frame(width: 70, alignment: .leading)
            Button("Print") {}.named("\(name) button")
            Button(role: .destructive, action: {}) { Text("Delete").foregroundStyle(onRed ?? .redInk) }
            Button("Later") {}.disabled(true)
        }
    }
}

/// A choice of three options, with the second option selected.
struct DirectionPicker: NonisolatedView {
    @State private var direction = "Column"

    var body: some View {
        Picker("Direction", selection: $direction) {
            ForEach(["Row", "Column", "Dense"], id: \.self) { Text($0) }
        }
    }
}

/// A choice of five lengths, with the third length selected.
struct GapPicker: NonisolatedView {
    @State private var gap = 12

    var body: some View {
        Picker("Gap", selection: $gap) {
            ForEach([4, 8, 12, 16, 24], id: \.self) { Text("\($0) points") }
        }
    }
}

/// A part of a striped picture seen through a background.
struct Ground<S: ShapeStyle>: NonisolatedView {
    let name: String
    let style: S

    init(_ name: String, _ style: S) {
        self.name = name
        self.style = style
    }

    var body: some View {
        RoundedRectangle(cornerRadius: 10).fill(style).overlay {
            Text(name).font(.system(size: 12, weight: .medium)).foregroundStyle(.ink)
        }
        .named(name)
    }
}

/// Some colors to change.
struct Swatches: NonisolatedView {
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<6) { Color.cell($0).frame(width: 64, height: 16) }
        }
        .clipShape(.rect(cornerRadius: 8))
    }
}

/// Buttons that are all as wide as the widest button.
struct WidestFirst: NonisolatedView {
    @State private var width: CGFloat?

    var body: some View {
        VStack(spacing: 10) {
            ForEach(["Cut", "Copy", "Paste and keep the style"], id: \.self) { title in
                Text(title)
                    .font(.system(size: 15, weight: .medium))
                    .background {
                        GeometryReader { proxy in
                            Color.clear.preference(key: Widest.self, value: proxy.size.width)
                        }
                    }
                    .frame(width: width)
                    .padding(.horizontal, 16)
                    .padding(.vertical, 8)
                    .foregroundStyle(.white)
                    .background(.iris, in: .capsule)
            }
        }
        .onPreferenceChange(Widest.self) { width = $0 }
    }

    private struct Widest: PreferenceKey {
        static var defaultValue: CGFloat? { nil }

        static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
            if let next = nextValue() { value = max(value ?? 0, next) }
        }
    }
}

nonisolated extension View {
    /// Draws the view as a screen with a line around it.
    func framed() -> some View {
        background(.background)
            .clipShape(.rect(cornerRadius: 14))
            .overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(.hairline, lineWidth: 1) }
    }
}

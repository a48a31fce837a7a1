import GridPress

/// Cards in as many columns as there is room for.
struct Cards: View {
    private let colors: [Color] = [.blue, .purple, .red, .teal, .green, .orange]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 12)], spacing: 12) {
                ForEach(0..<12) { index in
                    RoundedRectangle(cornerRadius: 12).fill(colors[index % 6].gradient).frame(height: 96)
                }
            }
            .padding(16)
        }
        .background(Color(.secondarySystemBackground))
    }
}

/// A word that fills the screen.
struct Title: View {
    let word: String

    init(_ word: String) { self.word = word }

    var body: some View {
        Text(word).font(.largeTitle.bold()).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// Bars and a sum, below each other where there is little room and beside each other elsewhere.
struct Receipt: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        let layout = sizeClass == .compact ? AnyLayout(VStackLayout(spacing: 20)) : AnyLayout(HStackLayout(spacing: 20))
        layout {
            VStack(alignment: .leading, spacing: 16) {
                ForEach([220, 160, 200, 120], id: \.self) { width in
                    Capsule().fill(.teal).frame(width: width, height: 18)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            Text("48.20")
                .font(.largeTitle.bold())
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.teal.opacity(0.2), in: RoundedRectangle(cornerRadius: 16))
        }
        .padding(24)
    }
}

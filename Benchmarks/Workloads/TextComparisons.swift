import GridPressPictures

/// Texts with custom attributes, compared with as many without.
extension Comparison {
    /// Returns the comparisons of texts, with their limits.
    static func texts() -> [Comparison] {
        let plain = rows("plain") { Text($0) }
        return [
            Comparison(
                rows("with custom fonts and colors") { string, index in
                    Text(string).font(fonts[index % fonts.count]).foregroundStyle(color(index))
                },
                to: plain,
                atMost: 1.5
            ),
            Comparison(
                rows("in rows with custom fonts and colors", environment: true) { string, _ in Text(string) },
                to: plain,
                atMost: 1.5
            ),
        ]
    }

    private static let fonts: [Font] = [
        .body, .title, .caption.weight(.semibold), .system(size: 15, design: .monospaced),
    ]

    private static func color(_ index: Int) -> Color {
        Color(red: Double(index % 16) / 15, green: Double(index / 16 % 16) / 15, blue: 0.5)
    }

    private static func rows(_ name: String, _ text: @escaping (String) -> some View) -> Workload {
        rows(name) { string, _ in text(string) }
    }

    /// Returns a workload of 2,000 rows of two texts.
    private static func rows(
        _ name: String,
        environment: Bool = false,
        _ text: @escaping (String, Int) -> some View
    ) -> Workload {
        let figure = Figure("Texts", width: 600, height: 60_000) {
            VStack(spacing: 1) {
                ForEach(0..<2_000) { index in
                    let row = HStack(spacing: 1) {
                        text("a label", index)
                        text("some words", index + 1)
                    }
                    if environment {
                        row.font(fonts[index % fonts.count]).foregroundStyle(color(index))
                    } else {
                        row
                    }
                }
            }
        }
        return Workload("texts \(name)") { try figure.svg().utf8.count }
    }
}

import GridPress
import GridPressProperties

/// A figure of a grid with tracks, gaps and items of all sizes, most of which leave little room for numbers.
struct RandomGrid {
    private let tracks: [GridTrack]
    private let spans: [GridSpan]
    private let labels: [String]
    private let heights: [CGFloat]
    private let spacing: GridSpacing
    private let padding: CGFloat
    private let width: CGFloat
    private let direction: LayoutDirection

    /// Creates the grid of a seed.
    init(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
            let value = CGFloat.random(in: range, using: &generator)
            // Half of all numbers are whole.
            return Bool.random(using: &generator) ? value.rounded() : value
        }
        tracks = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: .fr(number(1...3))
            case 1: .fit
            case 2: .pt(number(0...9))
            default: .pt(number(6...120))
            }
        }
        let count = Int.random(in: 1...12, using: &generator)
        let trackCount = tracks.count
        spans = (0..<count).map { _ in
            Int.random(in: 0..<4, using: &generator) > 0
                ? [1, 1]
                : [Int.random(in: 1...trackCount, using: &generator), Int.random(in: 1...3, using: &generator)]
        }
        let words = ["", "", "", "1", "42", "Label", "A longer label"]
        labels = (0..<count).map { _ in words.randomElement(using: &generator)! }
        heights = (0..<count).map { _ in number([0...6, 5...30, 20...80].randomElement(using: &generator)!) }
        spacing = GridSpacing(
            horizontal: number([0...0, 0...4, 4...20].randomElement(using: &generator)!),
            vertical: number([0...0, 0...4, 4...20].randomElement(using: &generator)!)
        )
        padding = [0, 0, 24].randomElement(using: &generator)!
        width = number(30...420)
        direction = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
    }

    /// The figure that shows the grid.
    var figure: Figure {
        Figure("Random", width: width) {
            Grid(spans.indices, id: \.self, tracks: tracks, contentMode: .scroll, spacing: spacing) { index in
                Color.gray.frame(height: heights[index])
                    .overlay { Text(labels[index]) }
                    .gridSpan(spans[index])
            }
            .padding(padding)
            .environment(\.layoutDirection, direction)
        }
    }
}

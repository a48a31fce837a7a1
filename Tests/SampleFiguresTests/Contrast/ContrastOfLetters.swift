import GridPressDrawings
import GridPressProperties

/// The contrast between the letters of a drawing and their background.
struct ContrastOfLetters {
    /// A text with too little contrast.
    struct Weakness: CustomStringConvertible {
        let text: String
        let ratio: Double
        let letters: UInt32
        let ground: UInt32

        var description: String {
            func hex(_ color: UInt32) -> String { "#" + String(color + 0x100_0000, radix: 16).dropFirst() }
            return "\"\(text)\" by \((ratio * 100).rounded() / 100): \(hex(letters)) on \(hex(ground))"
        }
    }

    private let drawing: Drawing
    private let scheme: KeyPath<Drawing.Color, Drawing.RGBA>
    private let paper: PaintedColor
    private let picture: PaintedPicture
    private let visibility: Drawing.VisibilityMap

    /// Creates a measurement of a drawing's letters in a scheme, on a page of a color.
    init(_ drawing: Drawing, _ scheme: KeyPath<Drawing.Color, Drawing.RGBA>, on paper: UInt32) {
        self.drawing = drawing
        self.scheme = scheme
        self.paper = PaintedColor(Drawing.Color(light: paper, dark: paper).light)
        picture = PaintedPicture(drawing, scheme)
        visibility = drawing.visibility()
    }

    /// Returns the texts with a contrast below a ratio anywhere, and the number of all visible texts.
    func texts(below least: Double) -> (weak: [Weakness], count: Int) {
        var weak: [Weakness] = []
        var count = 0
        for (index, element) in drawing.elements.enumerated() where !isDisabled(index) {
            for sample in samples(of: element.mark) {
                guard let worst = worst(of: sample, index) else { continue }
                count += 1
                if worst.ratio < least { weak.append(worst) }
            }
        }
        return (weak, count)
    }

    /// Returns whether an element is part of a disabled control, which may have less contrast.
    private func isDisabled(_ index: Int) -> Bool {
        var around = drawing.elements[index].parent
        while let current = around {
            if drawing.elements[current].kind.role == .container, case .opacity = drawing.elements[current].effect {
                return true
            }
            around = drawing.elements[current].parent
        }
        return false
    }

    // MARK: Letters

    /// Letters of one color, with points on them: several heights for each position along the text.
    private struct Sample {
        let text: String
        let paint: Drawing.Paint
        let points: [[CGPoint]]
        /// The number of parts of an annotation that are painted before the letters.
        var partsBefore = 0
    }

    private func samples(of mark: Drawing.Mark) -> [Sample] {
        switch mark {
        case .text(let lines): return lines.filter(\.isPainted).flatMap(Self.samples)
        case .annotation(let parts):
            return parts.enumerated().flatMap { index, part -> [Sample] in
                guard case .labels(let labels, let style) = part else { return [] }
                return labels.map { label in
                    let box = label.bounds(size: style.size)
                    let points = Self.places.map { place in
                        Self.heights.map { height in
                            label.isTurned
                                ? CGPoint(x: box.minX + box.width * height * 2, y: box.minY + box.height * place)
                                : CGPoint(x: box.minX + box.width * place, y: box.minY + box.height * height * 2)
                        }
                    }
                    return Sample(text: label.text, paint: .color(style.color), points: points, partsBefore: index)
                }
            }
        case .none, .shape, .image: return []
        }
    }

    /// The measured positions, as fractions of the text's width.
    private static let places = [0.08, 0.29, 0.5, 0.71, 0.92]
    /// The measured heights above the baseline, as fractions of the font size.
    private static let heights = [0.12, 0.27, 0.42]

    /// Returns the runs of a line, with widths proportional to their numbers of letters.
    private static func samples(_ line: Drawing.TextLine) -> [Sample] {
        let count = line.runs.reduce(0) { $0 + $1.string.count }
        guard count > 0 else { return [] }
        var left = line.origin.x
        return line.runs.compactMap { run in
            let width = line.width * Double(run.string.count) / Double(count)
            defer { left += width }
            guard run.string.contains(where: { !$0.isWhitespace }) else { return nil }
            let baseline = line.origin.y - run.baselineOffset
            let points = places.map { place in
                heights.map { CGPoint(x: left + width * place, y: baseline - run.font.size * $0) }
            }
            return Sample(text: run.string, paint: run.paint, points: points)
        }
    }

    // MARK: Contrast

    /// Returns the position with the least contrast along some letters, or `nil` if no letters are visible.
    private func worst(of sample: Sample, _ index: Int) -> Weakness? {
        let transform = visibility.around(index).transform
        return sample.points.compactMap { points -> Weakness? in
            let seen = points.compactMap { weakness(of: sample, at: $0, transform, index) }
                .sorted { $0.ratio < $1.ratio }
            // A thin line behind letters isn't their background, so that the median counts.
            return seen.isEmpty ? nil : seen[seen.count / 2]
        }
        .min { $0.ratio < $1.ratio }
    }

    private func weakness(
        of sample: Sample,
        at point: CGPoint,
        _ transform: CGAffineTransform,
        _ index: Int
    ) -> Weakness? {
        let place = point.applying(transform)
        func color(_ letters: PaintedColor?) -> PaintedColor {
            let limit = PaintedPicture.Limit(element: index, parts: sample.partsBefore, letters: letters)
            return picture.color(at: place, before: limit)
        }
        let ground = color(nil)
        // The letters of an annotation are painted after its areas.
        func letters(_ paint: PaintedColor) -> PaintedColor {
            sample.partsBefore > 0 ? paint.over(ground) : color(paint)
        }
        // Clipped letters aren't visible.
        let marker = PaintedColor(Drawing.RGBA(red: 255, green: 0, blue: 255))
        guard letters(marker) != ground else { return nil }
        let painted = letters(sample.paint.color(at: point, scheme)).over(paper).packed
        let below = ground.over(paper).packed
        return Weakness(text: sample.text, ratio: contrast(painted, below), letters: painted, ground: below)
    }
}

extension Finding.Code {
    /// A text whose color is too similar to the color behind it.
    public static let littleContrast = Finding.Code(rawValue: "text.contrast")
}

extension Finding.Explanation {
    /// The explanation of texts with little contrast.
    package static let littleContrast = Finding.Explanation(
        .littleContrast,
        .note,
        "Little contrast",
        "The color of a text is too similar to what is behind it, in the light or in the dark scheme. The contrast is "
            + "that of WCAG, at the middle of a line. Behind everything is white, or black in the dark scheme. Texts "
            + "above images, gradients and effects aren't checked.",
        "Use a color that differs more from what is behind the text.",
        example: Example(
            mistake: "<Figure><Text foregroundStyle=\"gray\" background=\"#777\">Grid</Text></Figure>",
            right: "<Figure><Text foregroundStyle=\"white\" background=\"#333\">Grid</Text></Figure>"
        )
    )
}

extension Drawing {
    /// Returns notes about texts whose contrast to the color behind them is too low in one of the schemes.
    ///
    /// Texts with the same colors share one note at the first of them, because pictures often repeat their colors.
    func reviewedTexts(in scheme: Scheme) -> [Finding] {
        var grounds = PaintedGrounds(size: size)
        var groups: [PoorContrast] = []
        var known: [PoorContrast.Colors: Int] = [:]
        // The end of the outermost element whose effect changes colors.
        var changedUntil = 0
        for item in visibleElements() {
            let element = item.element
            if element.effect?.changesColors == true { changedUntil = max(changedUntil, element.end) }
            let isChanged = item.index < changedUntil
            switch element.mark {
            case .text(let lines):
                guard !isChanged, let (text, colors) = poorest(of: lines, item.context, grounds, scheme) else {
                    continue
                }
                if let group = known[colors] {
                    groups[group].others.append(item.index)
                } else {
                    known[colors] = groups.count
                    groups.append(PoorContrast(text: text, colors: colors, element: item.index))
                }
            case .shape(let shape): grounds.add(shape, item.context, isChanged: isChanged)
            case .image: grounds.addUnknown(item.context.transform.boundingBox(of: element.frame))
            case .none, .annotation: break
            }
        }
        return groups.map { $0.note(in: self) }
    }

    /// Returns the text with the lowest contrast among some lines, and its colors; `nil` if the contrast is
    /// sufficient.
    private func poorest(
        of lines: [TextLine],
        _ context: VisibilityContext,
        _ grounds: PaintedGrounds,
        _ scheme: Scheme
    ) -> (text: String, colors: PoorContrast.Colors)? {
        var poorest: (text: String, colors: PoorContrast.Colors)?
        for line in lines {
            let bounds = context.transform.boundingBox(of: line.bounds)
            guard let seen = context.visiblePart(of: bounds), seen.hasArea,
                let ground = grounds.color(at: CGPoint(x: seen.midX, y: seen.midY))
            else { continue }
            for run in line.runs where run.isPainted {
                guard case .color(let paint) = run.paint else { continue }
                let colors = PoorContrast.Colors(text: paint.opacity(context.opacity), ground: ground, scheme: scheme)
                if colors.ratio < min(poorest?.colors.ratio ?? .infinity, PoorContrast.least) {
                    poorest = (run.string, colors)
                }
            }
        }
        return poorest
    }
}

/// Texts of one color above one ground, with too little contrast.
private struct PoorContrast {
    /// The minimum contrast of texts, as WCAG requires it.
    static let least = 4.5

    /// The color of a text, and the color behind it.
    struct Colors: Hashable {
        let text: Drawing.Color
        let ground: Drawing.Color
        let scheme: Drawing.Scheme

        /// Returns the contrast in a scheme.
        private func ratio(_ scheme: KeyPath<Drawing.Color, Drawing.RGBA>) -> Double {
            let ground = ground[keyPath: scheme]
            return text[keyPath: scheme].painted(above: ground).contrast(to: ground)
        }

        /// Whether the contrast belongs to the dark scheme, because only this scheme is drawn or its contrast is
        /// lower.
        var isDark: Bool { scheme == .dark || scheme == .adaptive && ratio(\.dark) < ratio(\.light) }
        /// The contrast in that scheme.
        var ratio: Double { isDark ? ratio(\.dark) : ratio(\.light) }
    }

    let text: String
    let colors: Colors
    /// The element of the first text.
    let element: Int
    /// The elements of the other texts.
    var others: [Int] = []

    func note(in drawing: Drawing) -> Finding {
        let rounded = (colors.ratio * 10).rounded(.down) / 10
        var note = drawing.note(
            .littleContrast,
            about: element,
            "The text \(text.quoted) has a contrast of \(rounded.inMessage) : 1 in the \(colors.isDark ? "dark" : "light") "
                + "scheme. At least \(Self.least.inMessage) : 1 is easy to read.",
            fix: "Use a color that differs more from what is behind the text."
        )
        note.subject = text
        if !others.isEmpty {
            note.details = [
                others.count == 1 ? "1 more text has these colors." : "\(others.count) more texts have these colors."
            ]
        }
        return note
    }
}

/// The shapes that were painted so far, to find the color behind a text.
private struct PaintedGrounds {
    /// A painted outline in figure coordinates, and its color; `nil` for an unknown color.
    private struct Ground {
        let path: Path
        let color: Drawing.Color?
    }

    private var grounds: [Ground] = []
    /// The indices of the grounds in each field of a board over the figure, in paint order.
    private var fields: [[Int32]]
    private let size: CGSize
    private static let side = 24

    init(size: CGSize) {
        self.size = size
        fields = Array(repeating: [], count: Self.side * Self.side)
    }

    mutating func add(_ shape: Drawing.Shape, _ context: Drawing.VisibilityContext, isChanged: Bool) {
        guard let fill = shape.paintedFill else { return }
        // Clips are treated as rectangles, as everywhere in a context.
        let path = shape.path.applying(context.transform)
        guard let area = context.visiblePart(of: path.boundingRect) else { return }
        if case .color(let color) = fill, !isChanged {
            insert(Ground(path: path, color: color.opacity(context.opacity)), area)
        } else {
            insert(Ground(path: Path(area), color: nil), area)
        }
    }

    mutating func addUnknown(_ area: CGRect) { insert(Ground(path: Path(area), color: nil), area) }

    private mutating func insert(_ ground: Ground, _ area: CGRect) {
        guard area.hasArea, size.width > 0, size.height > 0 else { return }
        grounds.append(ground)
        let (columns, rows) = (
            Self.range(area.minX, area.maxX, of: size.width), Self.range(area.minY, area.maxY, of: size.height)
        )
        for row in rows {
            for column in columns { fields[row * Self.side + column].append(Int32(grounds.count - 1)) }
        }
    }

    private static func range(_ start: CGFloat, _ end: CGFloat, of length: CGFloat) -> ClosedRange<Int> {
        let first = field(start, of: length)
        return first...max(first, field(end, of: length))
    }

    private static func field(_ place: CGFloat, of length: CGFloat) -> Int {
        min(max(Int((min(max(place / length, 0), 1) * CGFloat(side)).rounded(.down)), 0), side - 1)
    }

    /// Returns the color at a point above the default grounds, white and black; `nil` for an unknown color.
    func color(at point: CGPoint) -> Drawing.Color? {
        guard size.width > 0, size.height > 0 else { return nil }
        let field = Self.field(point.y, of: size.height) * Self.side + Self.field(point.x, of: size.width)
        var layers: [Drawing.Color] = []
        for index in fields[field].reversed() {
            let ground = grounds[Int(index)]
            guard ground.path.boundingRect.contains(point), ground.path.contains(point) else { continue }
            guard let color = ground.color else { return nil }
            layers.append(color)
            if color.light.alpha >= 1, color.dark.alpha >= 1 { break }
        }
        var result = Drawing.Color(light: 0xFFFFFF, dark: 0x000000)
        for layer in layers.reversed() {
            result = Drawing.Color(
                light: layer.light.painted(above: result.light),
                dark: layer.dark.painted(above: result.dark)
            )
        }
        return result
    }
}

extension Drawing.Effect {
    /// Whether the effect changes the colors inside.
    fileprivate var changesColors: Bool {
        switch self {
        case .blur, .colors, .mask: true
        case .opacity, .transform, .clip, .shadow, .hidden: false
        }
    }
}

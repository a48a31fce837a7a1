import GridPressDrawings

/// A traversal of a drawing that collects the parts of a small picture.
///
/// Transforms, opacity, changes of colour and clips of simple outlines count; blurs, shadows and masks are too fine
/// to be seen.
struct ThumbnailCollector {
    /// The context of an element in the small picture.
    private struct State {
        var transform: CGAffineTransform
        var opacity: Double
        var look: Look
    }

    /// The changes of colors and the clip for the elements inside another one.
    private struct Look {
        var matrices: [Drawing.ColorMatrix] = []
        var clip: Path?
        /// One past the last of these elements.
        var end = Int.max
    }

    private(set) var parts: [Thumbnail.Part] = []
    private var looks = [Look()]
    private let shrinking: CGAffineTransform
    private let scheme: Drawing.Scheme

    /// A small picture need not look at more than this.
    private static let mostParts = 600

    init(shrinking: CGAffineTransform, scheme: Drawing.Scheme) {
        self.shrinking = shrinking
        self.scheme = scheme
    }

    /// Collects what is painted.
    mutating func take(_ drawing: Drawing) {
        for item in drawing.visibleElements() {
            guard parts.count < Self.mostParts else { return }
            while looks[looks.count - 1].end <= item.index { looks.removeLast() }
            let transform = item.context.transform.concatenating(shrinking)
            enter(item.element, transform)
            let look = looks[looks.count - 1]
            take(item.element.mark, in: State(transform: transform, opacity: item.context.opacity, look: look))
        }
    }

    private mutating func enter(_ element: Drawing.Element, _ transform: CGAffineTransform) {
        var look = looks[looks.count - 1]
        switch element.effect {
        case .colors(let matrix)?: look.matrices.insert(matrix, at: 0)
        case .clip(let path, _)?:
            let path = path.shrunk(by: transform)
            // Of two clips inside each other the smaller one is nearer to what is seen.
            if let clip = look.clip, clip.boundingRect.area < path.boundingRect.area { return }
            look.clip = path
        case .opacity?, .transform?, .mask?, .blur?, .shadow?, .hidden?, nil: return
        }
        look.end = element.end
        looks.append(look)
    }

    private mutating func take(_ mark: Drawing.Mark, in state: State) {
        switch mark {
        // Annotations are too fine to be seen.
        case .none, .annotation: break
        case .shape(let shape):
            if let fill = shape.paintedFill { add(.fill(shape.path.shrunk(by: state.transform)), fill, state) }
            if let stroke = shape.paintedStroke {
                let scale = abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c)
                let width = stroke.style.lineWidth * scale.squareRoot()
                add(.line(shape.path.shrunk(by: state.transform), width: width), stroke.paint, state)
            }
        case .text(let lines):
            for line in lines where line.isPainted {
                guard let shape = Thumbnail.letters(line, state.transform),
                    let run = line.runs.first(where: \.isPainted)
                else { continue }
                var faint = state
                if case .fill = shape { faint.opacity *= 0.6 }
                add(shape, run.paint, faint)
            }
        case .image(let image):
            add(.fill(Path(image.frame).shrunk(by: state.transform)), image.template ?? Self.pixels, state)
        }
    }

    /// What stands for pictures made of pixels, which are too large for an index.
    private static let pixels = Drawing.Paint.color(PageColor.edge.color)

    private mutating func add(_ shape: Thumbnail.Part.Shape, _ paint: Drawing.Paint, _ state: State) {
        let (shape, bounds) = shape.clipped(to: state.look.clip)
        guard bounds.width > 0 || bounds.height > 0 else { return }
        let gradientTransform = state.transform
        let paint = paint.mapped(by: gradientTransform) { color in
            var color = state.look.matrices.reduce(color) { $1.applied(to: $0) }
            switch scheme {
            case .adaptive: break
            case .light: color.dark = color.light
            case .dark: color.light = color.dark
            }
            return color
        }
        parts.append(
            Thumbnail.Part(
                shape: shape,
                paint: paint,
                opacity: state.opacity,
                area: max(bounds.width, 2) * max(bounds.height, 2)
            )
        )
    }
}

extension Thumbnail.Part.Shape {
    /// The shape inside a clip, as far as that is simple, and the rectangle around it.
    fileprivate func clipped(to clip: Path?) -> (Self, CGRect) {
        let bounds =
            switch self {
            case .fill(let path): path.boundingRect
            case .line(let path, let width): path.boundingRect.insetBy(dx: -width / 2, dy: -width / 2)
            case .text(let string, let middle, let size, _):
                CGRect(
                    x: middle.x - Double(string.count) * size / 4,
                    y: middle.y - size,
                    width: Double(string.count) * size / 2,
                    height: size
                )
            }
        guard let clip else { return (self, bounds) }
        let limits = clip.boundingRect
        let common = bounds.intersection(limits)
        guard !common.isNull, common.width > 0, common.height > 0 else { return (self, .zero) }
        guard case .fill(let path) = self, bounds != common || clip.isCurved else { return (self, common) }
        // What covers the whole clip is drawn as the clip itself.
        if case .rect = path.form { return (.fill(common == limits ? clip : Path(common)), common) }
        return (self, common)
    }
}

extension Path {
    /// The outline in the coordinates of the small picture; where nothing turns, it stays what it is known to be.
    fileprivate func shrunk(by transform: CGAffineTransform) -> Path {
        guard transform.b == 0, transform.c == 0 else { return applying(transform) }
        switch form {
        case .rect, .elements: return applying(transform)
        case .ellipse(let rect): return Path(ellipseIn: transform.boundingBox(of: rect))
        case .roundedRect(let rect, let corner):
            let size = CGSize(width: corner.width * abs(transform.a), height: corner.height * abs(transform.d))
            return Path(roundedRect: transform.boundingBox(of: rect), cornerSize: size)
        }
    }

    fileprivate var isCurved: Bool { if case .rect = form { false } else { true } }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}

extension Drawing.Paint {
    /// The paint in other coordinates and colours.
    fileprivate func mapped(
        by transform: CGAffineTransform,
        _ color: (Drawing.Color) -> Drawing.Color
    ) -> Drawing.Paint {
        switch self {
        case .color(let inner): return .color(color(inner))
        case .gradient(let gradient):
            if let solid = gradient.solidColor { return .color(color(solid)) }
            let stops = gradient.stops.map { Drawing.Gradient.Stop(color: color($0.color), location: $0.location) }
            let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
            switch gradient.geometry {
            case .linear(let start, let end):
                let line = Drawing.Gradient.Geometry.linear(
                    start: start.applying(transform),
                    end: end.applying(transform)
                )
                return .gradient(Drawing.Gradient(stops: stops, geometry: line))
            case .radial(let center, let startRadius, let endRadius, let stretch):
                let circles = Drawing.Gradient.Geometry.radial(
                    center: center.applying(transform),
                    startRadius: startRadius * scale,
                    endRadius: endRadius * scale,
                    stretch: stretch
                )
                return .gradient(Drawing.Gradient(stops: stops, geometry: circles))
            case .angular(let center, _, _):
                // Half way around lies the colour across: near enough at this size.
                let across = center.applying(transform)
                let half = max(stops.count / 2, 1)
                let reach = 40.0
                let line = Drawing.Gradient.Geometry.linear(
                    start: CGPoint(x: across.x, y: across.y - reach),
                    end: CGPoint(x: across.x, y: across.y + reach)
                )
                let few = [stops.first, stops.dropFirst(half).first ?? stops.last].compactMap(\.self)
                let ends = zip(few, [0.0, 1]).map { Drawing.Gradient.Stop(color: $0.color, location: $1) }
                return .gradient(Drawing.Gradient(stops: ends, geometry: line))
            }
        }
    }
}

extension Drawing.ColorMatrix {
    /// The colour that the change makes of another.
    fileprivate func applied(to color: Drawing.Color) -> Drawing.Color {
        Drawing.Color(light: applied(to: color.light), dark: applied(to: color.dark))
    }

    private func applied(to color: Drawing.RGBA) -> Drawing.RGBA {
        let parts = [Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, color.alpha, 1]
        let new = rows.map { row in min(max(zip(row, parts).map { $0 * $1 }.reduce(0, +), 0), 1) }
        guard new.count == 4 else { return color }
        func part(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
        return Drawing.RGBA(red: part(new[0]), green: part(new[1]), blue: part(new[2]), alpha: new[3])
    }
}

// MARK: - Paints that can be drawn

extension DrawingBuilder {
    /// Returns a mark whose gradients have colors and finite numbers.
    ///
    /// Reports a finding for each gradient that lacks them.
    func drawable(_ mark: consuming Drawing.Mark, kind: Drawing.Kind, in frame: CGRect) -> Drawing.Mark {
        guard mark.coloredRect == nil, mark.hasGradient else { return mark }
        let gradients = mark.gradients
        if gradients.contains(where: \.stops.isEmpty) {
            builder.findings.add(
                .emptyGradient,
                .warning,
                at: place(of: kind),
                "The gradient of \(kind) has no colors, so nothing is painted with it.",
                fix: "Add a color to the gradient, or use Color.clear."
            )
        }
        guard let broken = gradients.first(where: { !$0.geometry.isDrawable }) else { return mark }
        builder.findings.add(
            .invalidGradient,
            .warning,
            at: place(of: kind),
            "The gradient of \(kind) has an invalid geometry: \(broken.geometry.spelled). "
                + "Default values replace the invalid ones.",
            fix: "Use coordinates and radii in points, and angles in radians, from \(-Int(FigureLimits.length)) to "
                + "\(Int(FigureLimits.length))."
        )
        return mark.mappingGradients { $0.drawable(in: frame) }
    }
}

extension Drawing.Mark {
    /// Whether the mark is painted with a gradient.
    ///
    /// Most marks aren't, so no array of gradients is made.
    fileprivate var hasGradient: Bool {
        switch self {
        case .none, .annotation: false
        case .shape(let shape):
            shape.fill?.isGradient == true || shape.isStroked && shape.stroke?.paint.isGradient == true
        case .text(let lines): lines.contains { $0.runs.contains(where: \.paint.isGradient) }
        case .image(let image): image.template?.isGradient == true
        }
    }

    /// The gradients that the mark is painted with.
    fileprivate var gradients: [Drawing.Gradient] {
        switch self {
        case .none, .annotation: []
        case .shape(let shape):
            (shape.fill?.gradient.map { [$0] } ?? [])
                + (shape.isStroked ? shape.stroke?.paint.gradient.map { [$0] } ?? [] : [])
        case .text(let lines): lines.flatMap { $0.runs.compactMap(\.paint.gradient) }
        case .image(let image): image.template?.gradient.map { [$0] } ?? []
        }
    }

    /// Returns the mark with each of its gradients transformed.
    fileprivate func mappingGradients(_ change: (Drawing.Gradient) -> Drawing.Gradient) -> Drawing.Mark {
        func changed(_ paint: Drawing.Paint) -> Drawing.Paint {
            paint.gradient.map { .gradient(change($0)) } ?? paint
        }
        switch self {
        case .none, .annotation: return self
        case .shape(var shape):
            shape.fill = shape.fill.map(changed)
            if var stroke = shape.stroke {
                stroke.paint = changed(stroke.paint)
                shape.stroke = stroke
            }
            return .shape(shape)
        case .text(var lines):
            for line in lines.indices {
                for run in lines[line].runs.indices {
                    lines[line].runs[run].paint = changed(lines[line].runs[run].paint)
                }
            }
            return .text(lines)
        case .image(var image):
            image.template = image.template.map(changed)
            return .image(image)
        }
    }
}

extension Drawing.Paint {
    fileprivate var isGradient: Bool {
        if case .gradient = self { true } else { false }
    }

    fileprivate var gradient: Drawing.Gradient? {
        if case .gradient(let gradient) = self { gradient } else { nil }
    }
}

extension Drawing.Gradient {
    /// Returns the gradient for a frame, with default numbers in place of numbers that can't be drawn.
    fileprivate func drawable(in frame: CGRect) -> Drawing.Gradient {
        var gradient = self
        switch geometry {
        case .linear(let start, let end):
            gradient.geometry = .linear(
                start: start.drawable(or: CGPoint(x: frame.midX, y: frame.minY)),
                end: end.drawable(or: CGPoint(x: frame.midX, y: frame.maxY))
            )
        case .radial(let center, let start, let end, let stretch):
            gradient.geometry = .radial(
                center: center.drawable(or: CGPoint(x: frame.midX, y: frame.midY)),
                startRadius: start.drawable(or: 0),
                endRadius: end.drawable(or: max(frame.width, frame.height) / 2),
                stretch: stretch.drawable(or: 1)
            )
        case .angular(let center, let start, let end):
            gradient.geometry = .angular(
                center: center.drawable(or: CGPoint(x: frame.midX, y: frame.midY)),
                startAngle: start.drawable(or: 0),
                endAngle: end.drawable(or: start.drawable(or: 0) + 2 * .pi)
            )
        }
        return gradient
    }
}

extension Drawing.Gradient.Geometry {
    private var numbers: [Double] {
        switch self {
        case .linear(let start, let end): [start.x, start.y, end.x, end.y].map(Double.init)
        case .radial(let center, let start, let end, let stretch):
            [Double(center.x), Double(center.y), start, end, stretch]
        case .angular(let center, let start, let end): [Double(center.x), Double(center.y), start, end]
        }
    }

    /// Whether each number is finite and within the limits.
    fileprivate var isDrawable: Bool { numbers.allSatisfy(\.isDrawable) }

    /// The numbers as text for a message.
    fileprivate var spelled: String { numbers.map(\.inMessage).joined(separator: ", ") }
}

extension CGPoint {
    fileprivate func drawable(or instead: CGPoint) -> CGPoint {
        Double(x).isDrawable && Double(y).isDrawable ? self : instead
    }
}

extension Double {
    fileprivate var isDrawable: Bool { magnitude <= Double(FigureLimits.length) }
    fileprivate func drawable(or instead: Double) -> Double { isDrawable ? self : instead }
}

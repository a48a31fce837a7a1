extension Finding.Code {
    /// A figure that shows nothing.
    public static let blankFigure = Finding.Code(rawValue: "figure.blank")
}

extension Finding.Explanation {
    /// The explanation of figures that show nothing.
    package static let blankFigure = Finding.Explanation(
        .blankFigure,
        .warning,
        "Figure that shows nothing",
        "Nothing in the picture differs from a white or black background. The views may have no size, have a clear color, "
            + "or wait for data that a still picture doesn't load.",
        "Give the views a size, a color and their data."
    )
}

extension Drawing {
    /// Returns a finding if the drawing shows nothing in a scheme; `nil` otherwise.
    ///
    /// - Parameter name: The name of the figure; `nil` to use its title.
    package func blankFinding(in scheme: Scheme, name: String? = nil) -> Finding? {
        guard isBlank(in: scheme) else { return nil }
        let name = name ?? title
        return Finding(
            .blankFigure,
            .warning,
            "The figure\(name.isEmpty ? "" : " \(name.quoted)") shows nothing.",
            fix: "Give the views a size, a color and their data.",
            subject: name.isEmpty ? nil : name
        )
    }

    /// Returns whether the drawing only shows a white background, or a black one in the dark scheme.
    package func isBlank(in scheme: Scheme) -> Bool {
        if scheme == .adaptive, let dark { return part(in: .light).isBlank(in: .light) && dark.isBlank(in: .dark) }
        let screen = CGRect(origin: .zero, size: size)
        // Shadows and changed colors make white and black content visible.
        guard !elements.contains(where: \.changesColors) else { return false }
        return visibleElements().allSatisfy { item in
            guard !item.context.opacity.isPrintedAsZero else { return true }
            return item.element.seenRects(in: scheme).allSatisfy { rect in
                let visible = item.context.visiblePart(of: item.context.transform.boundingBox(of: rect))
                return !(visible?.part(of: screen)?.hasArea ?? false)
            }
        }
    }
}

extension Drawing.Element {
    /// Whether the element casts a shadow, or changes the colors of its content.
    fileprivate var changesColors: Bool {
        switch effect {
        case .shadow, .colors: true
        default: false
        }
    }

    /// Returns the rectangles that the element paints in colors other than the background color.
    fileprivate func seenRects(in scheme: Drawing.Scheme) -> [CGRect] {
        switch mark {
        case .none, .annotation: return []
        case .shape(let shape):
            var rects: [CGRect] = []
            if let fill = shape.paintedFill, fill.isSeen(in: scheme), !shape.path.isFlat {
                rects.append(shape.path.boundingRect)
            }
            if let stroke = shape.paintedStroke, stroke.paint.isSeen(in: scheme) {
                let reach = -stroke.style.lineWidth / 2
                rects.append(shape.path.boundingRect.insetBy(dx: reach, dy: reach))
            }
            return rects
        case .text(let lines):
            let isSeen = lines.contains { $0.runs.contains { $0.isPainted && $0.paint.isSeen(in: scheme) } }
            return isSeen ? [frame] : []
        case .image: return mark.isPainted ? [frame] : []
        }
    }
}

extension Path {
    /// Whether all points lie on one line, so that the outline encloses no area.
    fileprivate var isFlat: Bool {
        let points = elements.flatMap(\.points)
        guard let first = points.first, let last = points.max(by: { first.distance(to: $0) < first.distance(to: $1) })
        else { return true }
        let length = first.distance(to: last)
        guard length > 0.01 else { return true }
        return points.allSatisfy { point in
            let cross = (last.x - first.x) * (point.y - first.y) - (last.y - first.y) * (point.x - first.x)
            return abs(cross) / length < 0.01
        }
    }
}

extension Drawing.Paint {
    /// Returns whether the paint differs from the background.
    fileprivate func isSeen(in scheme: Drawing.Scheme) -> Bool {
        guard isPainted, case .color(let color) = self else { return isPainted }
        let (white, black) = (color.light.isOpaque(255), color.dark.isOpaque(0))
        return switch scheme {
        case .adaptive: !(white && black)
        case .light: !white
        case .dark: !black
        }
    }
}

extension Drawing.RGBA {
    /// Returns whether the color is opaque, with all components equal to a value.
    fileprivate func isOpaque(_ part: UInt8) -> Bool {
        self == Drawing.RGBA(red: part, green: part, blue: part)
    }
}

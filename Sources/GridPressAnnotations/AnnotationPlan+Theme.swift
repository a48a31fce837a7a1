extension [Drawing.Annotation] {
    /// Returns the annotations in the colors and corner radii of a theme.
    func themed(_ theme: FigureTheme) -> [Drawing.Annotation] {
        map { annotation in
            var annotation = annotation
            annotation.parts = annotation.parts.map { $0.themed(theme) }
            return annotation
        }
    }
}

extension Drawing.Annotation.Part {
    fileprivate func themed(_ theme: FigureTheme) -> Self {
        func color(_ color: Drawing.Color) -> Drawing.Color { AnnotationPalette.themed(color, theme) }
        func style(_ style: Drawing.Annotation.LineStyle) -> Drawing.Annotation.LineStyle {
            Drawing.Annotation.LineStyle(color(style.color), width: style.width, dash: style.dash)
        }
        switch self {
        case .lines(let lines, let look): return .lines(lines, style(look))
        case .outlines(let rects, let look): return .outlines(rects, style(look))
        case .rings(let centers, let radius, let look): return .rings(centers, radius: radius, style(look))
        case .heads(let heads, let fill, let halo): return .heads(heads, color(fill), halo: halo.map(color))
        case .areas(let rects, let fill, let radius):
            let isBox = radius == Badge.cornerRadius || radius == DimensionMetrics.pillRadius
            return .areas(rects, color(fill), cornerRadius: isBox ? theme.radius ?? radius : radius)
        case .hatching(let rects, let fill): return .hatching(rects, color(fill))
        case .labels(let labels, let look):
            return .labels(
                labels,
                Drawing.Annotation.LabelStyle(color(look.color), size: look.size, halo: look.halo.map(color))
            )
        }
    }
}

extension AnnotationPalette {
    /// Returns the theme's color for a color of the palette; other colors come from authors and stay unchanged.
    fileprivate static func themed(_ color: Drawing.Color, _ theme: FigureTheme) -> Drawing.Color {
        let standard = FigureTheme.standard
        guard let role = standard.role(of: color) else {
            return color == proposalText && theme.proposal != standard.proposal ? theme.proposal : color
        }
        var themed = theme[role]
        themed.light.alpha *= color.light.alpha
        themed.dark.alpha *= color.dark.alpha
        return themed
    }
}

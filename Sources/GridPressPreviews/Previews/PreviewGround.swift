import GridPress

/// A preview above the background of its window, white or black.
struct PreviewGround<Content: View>: View {
    /// Whether the background fills the figure instead of ending with the content.
    let fillsFigure: Bool
    let content: Content

    init(fillsFigure: Bool, @ViewBuilder content: () -> Content) {
        self.fillsFigure = fillsFigure
        self.content = content()
    }

    var body: some View {
        if fillsFigure {
            content.frame(maxWidth: .infinity, maxHeight: .infinity).background(ground)
        } else {
            content.background(ground)
        }
    }

    private var ground: some View { Color(.systemBackground) }
}

extension Drawing {
    /// Returns whether nothing differs from the background of a preview.
    func isBlank(in scheme: Scheme) -> Bool {
        let visibility = visibility()
        return elements.indices.allSatisfy { index in
            let context = visibility.around(index)
            return elements[index].hidesContent || !elements[index].mark.isSeen(in: scheme)
                || context.visiblePart(of: elements[index].frame) == nil || context.opacity.isPrintedAsZero
        }
    }
}

extension Drawing.Mark {
    /// Returns whether the mark can be told from the background of a preview.
    fileprivate func isSeen(in scheme: Drawing.Scheme) -> Bool {
        switch self {
        case .none, .annotation: false
        case .shape(let shape):
            shape.paintedFill?.isSeen(in: scheme) ?? false || shape.paintedStroke?.paint.isSeen(in: scheme) ?? false
        case .text(let lines):
            lines.contains { $0.runs.contains { $0.isPainted && $0.paint.isSeen(in: scheme) } }
        case .image: isPainted
        }
    }
}

extension Drawing.Paint {
    /// Returns whether the paint is another one than that of the background.
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
    /// Returns whether the color is opaque, and all its parts have a value.
    fileprivate func isOpaque(_ part: UInt8) -> Bool {
        self == Drawing.RGBA(red: part, green: part, blue: part)
    }
}

/// A shadow of a paint, with its color resolved.
struct PaintShadow: Sendable {
    let isInner: Bool
    let color: Drawing.Color
    let radius: CGFloat
    let offset: CGSize

    /// Returns the shadow with its opacity multiplied by a factor.
    func opacity(_ factor: Double) -> PaintShadow {
        PaintShadow(isInner: isInner, color: color.opacity(factor), radius: radius, offset: offset)
    }
}

/// A paint that needs more than a color or a gradient, such as a tiled image.
///
/// Its drawing is clipped to the filled outline.
package protocol DrawnPaint: Sendable {
    /// Draws the paint into a frame.
    ///
    /// The caller clips the drawing to the outline.
    func draw(in frame: CGRect, on canvas: DrawingBuilder)
}

extension StylePaint {
    /// Whether a single mark can draw the paint: no shadows and no content.
    var isPlain: Bool { shadows.isEmpty && content == nil }
}

extension DrawingBuilder {
    /// Draws with the drop shadows of a paint.
    ///
    /// Inner shadows are ignored.
    func drawing(_ shadows: [PaintShadow], in frame: CGRect, _ draw: () -> Void) {
        let elements = shadows.filter { !$0.isInner }.map { shadow in
            begin(
                .part("shadow"),
                frame: frame,
                effect: .shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)
            )
        }
        draw()
        for element in elements.reversed() { end(element) }
    }

    /// Fills an outline with a paint that isn't plain.
    func fill(_ path: Path, isEvenOdd: Bool, with paint: StylePaint, in frame: CGRect) {
        drawing(paint.shadows, in: frame) {
            if let content = paint.content {
                let faint =
                    paint.contentOpacity < 1
                    ? begin(.part("opacity"), frame: frame, effect: .opacity(paint.contentOpacity)) : nil
                let clip = begin(.fill, frame: frame, effect: .clip(path, isEvenOdd: isEvenOdd))
                content.draw(in: frame, on: self)
                end(clip)
                if let faint { end(faint) }
            } else {
                let mark = Drawing.Shape(path: path, fill: paint.paint(in: frame), isEvenOdd: isEvenOdd)
                add(.fill, frame: frame, mark: .shape(mark))
            }
        }
        for shadow in paint.shadows where shadow.isInner {
            let clip = begin(.part("innerShadow"), frame: frame, effect: .clip(path, isEvenOdd: isEvenOdd))
            addInnerShadow(shadow, of: path, in: frame)
            end(clip)
        }
    }

    /// Adds the area around an outline, whose blurred edge is the inner shadow.
    private func addInnerShadow(_ shadow: PaintShadow, of path: Path, in frame: CGRect) {
        let reach = 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
        var around = Path(path.boundingRect.insetBy(dx: -reach, dy: -reach))
        around.addPath(path.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
        let blur =
            shadow.radius > 0
            ? begin(.part("blur"), frame: frame, effect: .blur(radius: shadow.radius)) : nil
        let mark = Drawing.Shape(path: around, fill: .color(shadow.color), isEvenOdd: true)
        add(.part("shadow"), frame: frame, mark: .shape(mark))
        if let blur { end(blur) }
    }
}

import Foundation
import GridPressDrawings

/// The colors of a drawing at any point, in one scheme.
struct PaintedPicture {
    private let drawing: Drawing
    private let scheme: KeyPath<Drawing.Color, Drawing.RGBA>
    private let bounds: [CGRect?]
    private let strokes: [Int: Path]
    private let pixels: [Int: PaintedPixels]

    /// Creates the picture of a drawing in a scheme.
    init(_ drawing: Drawing, _ scheme: KeyPath<Drawing.Color, Drawing.RGBA>) {
        self.drawing = drawing
        self.scheme = scheme
        bounds = drawing.elements.map { $0.mark.paintedBounds }
        var strokes: [Int: Path] = [:]
        var pixels: [Int: PaintedPixels] = [:]
        for (index, element) in drawing.elements.enumerated() {
            switch element.mark {
            case .shape(let shape):
                if let stroke = shape.stroke { strokes[index] = shape.path.strokedPath(stroke.style) }
            case .image(let image): pixels[index] = PaintedPixels(image.raster)
            case .none, .text, .annotation: break
            }
        }
        self.strokes = strokes
        self.pixels = pixels
    }

    /// The end of the part of a picture that is painted.
    struct Limit {
        /// The first element that isn't painted, or only in part.
        var element: Int
        /// The number of painted parts of that element, which is an annotation.
        var parts = 0
        /// A color that fills the element in place of its letters.
        var letters: PaintedColor?
    }

    /// Returns the color at a point of the figure, without everything after a limit.
    func color(at point: CGPoint, before limit: Limit) -> PaintedColor {
        color(of: drawing.elements.indices, at: point, before: limit)
    }

    private func color(of range: Range<Int>, at point: CGPoint, before limit: Limit) -> PaintedColor {
        var color = PaintedColor.clear
        var index = range.lowerBound
        while index < range.upperBound, index <= limit.element {
            if drawing.elements[index].hidesContent {
                index = drawing.elements[index].end
            } else if let effect = drawing.elements[index].effect {
                color = self.color(of: effect, index, at: point, before: limit).over(color)
                index = drawing.elements[index].end
            } else {
                color = self.color(ofMark: index, at: point, before: limit).over(color)
                index += 1
            }
        }
        return color
    }

    private func color(
        of effect: Drawing.Effect,
        _ index: Int,
        at point: CGPoint,
        before limit: Limit
    ) -> PaintedColor {
        let inside = index + 1..<drawing.elements[index].end
        func content(_ point: CGPoint) -> PaintedColor { color(of: inside, at: point, before: limit) }
        switch effect {
        case .hidden: return .clear
        case .opacity(let opacity): return content(point).faded(min(max(opacity, 0), 1))
        case .transform(let transform): return content(point.applying(transform.inverted()))
        case .clip(let path, let isEvenOdd): return path.contains(point, eoFill: isEvenOdd) ? content(point) : .clear
        case .mask:
            let masks = drawing.children(of: index).filter { drawing.elements[$0].layer == .mask }
            let everything = Limit(element: drawing.elements.count)
            let mask = masks.reduce(PaintedColor.clear) { color, mask in
                self.color(of: mask + 1..<drawing.elements[mask].end, at: point, before: everything).over(color)
            }
            return content(point).faded(mask.alpha)
        // Effects around or below a point don't change its color.
        case .blur, .shadow: return content(point)
        case .colors(let matrix): return content(point).changed(by: matrix)
        }
    }

    private func color(ofMark index: Int, at point: CGPoint, before limit: Limit) -> PaintedColor {
        if index == limit.element, let letters = limit.letters { return letters }
        if index == limit.element, limit.parts == 0 { return .clear }
        switch drawing.elements[index].mark {
        case .none, .text: return .clear
        case .shape(let shape):
            guard bounds[index]?.insetBy(dx: -0.5, dy: -0.5).contains(point) ?? false else { return .clear }
            var color = PaintedColor.clear
            if let fill = shape.fill, shape.path.contains(point, eoFill: shape.isEvenOdd) {
                color = fill.color(at: point, scheme)
            }
            if let stroke = shape.stroke, strokes[index]?.contains(point) ?? false {
                color = stroke.paint.color(at: point, scheme).over(color)
            }
            return color
        case .image(let image):
            guard let pixels = pixels[index] else { return .clear }
            for piece in image.paintedPieces where piece.frame.contains(point) {
                let tile = piece.tile ?? piece.frame.size
                let x = (point.x - piece.frame.minX).truncatingRemainder(dividingBy: tile.width) / tile.width
                let y = (point.y - piece.frame.minY).truncatingRemainder(dividingBy: tile.height) / tile.height
                let color = pixels.color(
                    x: piece.source.minX + x * piece.source.width,
                    y: piece.source.minY + y * piece.source.height
                )
                return image.template.map { $0.color(at: point, scheme).faded(color.alpha) } ?? color
            }
            return .clear
        case .annotation(let parts):
            let painted = index == limit.element ? parts.prefix(limit.parts) : parts[...]
            return painted.reduce(PaintedColor.clear) { color, part in
                guard case .areas(let rects, let fill, _) = part, rects.contains(where: { $0.contains(point) }) else {
                    return color
                }
                return PaintedColor(fill[keyPath: scheme]).over(color)
            }
        }
    }
}

extension GuidePlanner {
    /// Marks content beyond its frame: the edge, the area outside, and its length.
    mutating func drawOverflow(in sketch: inout GuideCanvas) {
        let overflows = OverflowSearch(drawing, layoutTrace, grids).overflows.map { overflow in
            var overflow = overflow
            // An arrow across text would look like a strikethrough, so it moves below the text.
            if content.texts.overlaps(overflow.arrow.bounds) { overflow.arrowPlace = overflow.along.upperBound }
            return overflow
        }
        var leaders: [Drawing.Annotation.Line] = []
        let numbers = overflows.compactMap { overflow -> Drawing.Annotation.Label? in
            let label = box(overflow.length.labelText)
            let area = overflow.area
            let places = overflow.places(for: label.size).filter { place in
                area.encloses(place) || labels.isFree(place, beside: area)
            }
            guard let note = labels.note(label.size, at: places, of: area) else { return nil }
            leaders += [note.leader].compactMap(\.self)
            return label.label(in: note.room)
        }
        sketch.add(.hatching(overflows.map(\.area), AnnotationPalette.overflow.opacity(0.55)))
        sketch.addHaloed(
            overflows.map(\.edgeLine),
            Drawing.Annotation.LineStyle(AnnotationPalette.overflow, width: 1.5)
        )
        sketch.addHaloed(overflows.map(\.arrow), Drawing.Annotation.LineStyle(AnnotationPalette.overflow, width: 1))
        sketch.add(.heads(overflows.map(\.head), AnnotationPalette.overflow))
        sketch.addLeaders(leaders, AnnotationPalette.overflow)
        sketch.add(numbers, AnnotationPalette.overflow, onPills: true)
    }
}

extension Overflow {
    private func point(_ place: Double, along: Double) -> CGPoint {
        side.isHorizontal ? CGPoint(x: place, y: along) : CGPoint(x: along, y: place)
    }

    /// The part of the edge that the content crosses.
    fileprivate var edgeLine: Drawing.Annotation.Line {
        Drawing.Annotation.Line(point(edge, along: along.lowerBound), point(edge, along: along.upperBound))
    }

    /// The line from the edge to the end of the content.
    fileprivate var arrow: Drawing.Annotation.Line {
        Drawing.Annotation.Line(point(edge, along: arrowPlace), point(far, along: arrowPlace))
    }

    fileprivate var head: Drawing.Annotation.Head {
        let length = min(7, (far - edge).magnitude)
        return Drawing.Annotation.Head(
            tip: point(far, along: arrowPlace),
            body: side.opposite,
            length: length,
            width: 4
        )
    }

    /// Returns the positions for a label: beside the arrow if there is room, or beyond its end.
    fileprivate func places(for size: CGSize) -> [CGRect] {
        let beyond = CGRect(size: size, middle: arrowPlace, side, of: far, distance: 2)
        let room = (far - edge).magnitude
        if side.isHorizontal {
            guard size.width + 2 <= room else { return [beyond] }
            return [Drawing.Annotation.Side.top, .bottom].map {
                CGRect(size: size, middle: (edge + far) / 2, $0, of: arrowPlace, distance: 1.5)
            } + [beyond]
        }
        guard size.height + 2 <= room else { return [beyond] }
        return [Drawing.Annotation.Side.right, .left].map {
            CGRect(size: size, middle: (edge + far) / 2, $0, of: arrowPlace, distance: 2)
        } + [beyond]
    }
}

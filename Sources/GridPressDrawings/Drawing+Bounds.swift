extension Drawing {
    /// Returns the smallest rectangle around the figure's frame and everything painted in these layers.
    ///
    /// Lines count with their width, blurs and shadows with their reach. Content that is clear, clipped away or
    /// hidden doesn't count. If the drawing has annotations, and `layers` contains them, a margin is added on all
    /// sides and the edges are rounded to whole points.
    ///
    /// - Parameter layers: The layers to measure. By default, all of them.
    public func paintedBounds(layers: Set<Layer> = Set(Layer.allCases)) -> CGRect {
        PaintedBounds(self, layers: layers, visibility()).figure
    }

    /// The rectangles that the elements of a drawing paint in some layers, computed in one pass.
    package struct PaintedBounds: Sendable {
        /// The smallest rectangle around the figure's frame and everything painted.
        package private(set) var figure: CGRect
        /// For each element, the extent of what it and the elements inside it paint, with its effect, in the
        /// coordinates of its parent.
        private var extents: [Extent]

        /// The rectangle that an element and the elements inside it paint, in the coordinates of the element's parent.
        ///
        /// It is `nil` if they paint nothing.
        package subscript(index: Int) -> CGRect? { extents[index].rect }

        /// Extends the rectangles by the rectangles that elements paint in other states of the picture, and replaces
        /// the figure's rectangle.
        package mutating func unite(_ others: [CGRect?], figure: CGRect) {
            self.figure = figure
            for (index, other) in others.enumerated() {
                if let other { extents[index].add(Extent(other)) }
            }
        }

        /// Returns whether an element paints nothing.
        package func isEmpty(at index: Int) -> Bool { extents[index].isEmpty }

        package init(_ drawing: Drawing, layers: Set<Layer> = Set(Layer.allCases), _ visibility: VisibilityMap) {
            figure = CGRect(origin: .zero, size: drawing.size)
            extents = Array(repeating: Extent(), count: drawing.elements.count)
            // The buffer avoids copies of elements, which are large.
            drawing.elements.withUnsafeBufferPointer { addUp($0, without: layers.missing, visibility) }
            if layers.contains(.annotation), drawing.elements.last?.layer == .annotation {
                figure = figure.grown(by: Self.annotationAir).wholePoints
            }
        }

        /// The margin around annotated pictures, in points.
        private static let annotationAir = 4.0

        /// Adds up the extents from the last element to the first, so that the elements inside an element are added
        /// before it.
        private mutating func addUp(
            _ elements: UnsafeBufferPointer<Element>,
            without hidden: [Layer],
            _ visibility: VisibilityMap
        ) {
            var masks: [Int: Extent] = [:]
            for index in elements.indices.reversed() {
                if let (rect, color) = elements[index].mark.coloredRect {
                    if !color.isClear, rect.hasArea { extents[index].add(Extent(rect.standardized)) }
                } else {
                    elements[index].mark.addPainted(to: &extents[index])
                }
                let parent = elements[index].parent
                if let layer = elements[index].layer {
                    if layer == .annotation { extents[index].add(Extent(elements[index].frame)) }
                    if layer == .mask {
                        if let parent { masks[parent, default: Extent()].add(extents[index]) }
                        extents[index] = Extent()
                    } else if hidden.contains(layer), !visibility.isMasked(index) {
                        // A mask consists of all its layers, including layers that aren't painted.
                        extents[index] = Extent()
                    }
                }
                if elements[index].hasEffect, let effect = elements[index].effect {
                    extents[index].apply(effect, mask: masks[index] ?? Extent())
                }
                guard !extents[index].isEmpty else { continue }
                if let parent {
                    extents[parent].add(extents[index])
                } else if let rect = extents[index].rect {
                    figure = figure.union(rect)
                }
            }
        }
    }

    /// Returns the indices of the elements directly inside an element, in paint order.
    public func children(of index: Int) -> [Int] {
        var children: [Int] = []
        var child = index + 1
        while child < elements[index].end {
            children.append(child)
            child = elements[child].end
        }
        return children
    }
}

extension CGRect {
    /// The smallest rectangle around this one whose edges lie on whole points.
    ///
    /// Lines centered on pixels stay centered on them.
    fileprivate var wholePoints: CGRect {
        // Edges within this distance of a whole point stay at it.
        let slack = 1.0 / 32
        let (left, top) = ((minX + slack).rounded(.down), (minY + slack).rounded(.down))
        return CGRect(
            x: left,
            y: top,
            width: (maxX - slack).rounded(.up) - left,
            height: (maxY - slack).rounded(.up) - top
        )
    }
}

extension Extent {
    /// The visible reach of a blur, in standard deviations.
    private static let blurReach = 3.0

    /// Changes the extent to the extent of the painted result of an effect.
    fileprivate mutating func apply(_ effect: Drawing.Effect, mask: Extent) {
        guard !isEmpty else { return }
        if effect.paintsNothing { return self = Extent() }
        switch effect {
        case .opacity, .hidden, .colors: break
        case .transform(let transform): apply(transform)
        case .clip(let path, _): clip(to: Extent(path.boundingRect))
        case .mask: clip(to: mask)
        case .blur(let radius): grow(by: max(Self.blurReach * radius, 0))
        case .shadow(let color, let radius, let offset):
            guard !color.isClear else { return }
            var shadow = self
            shadow.move(by: offset)
            shadow.grow(by: max(Self.blurReach * radius, 0))
            add(shadow)
        }
    }
}

extension Drawing.Mark {
    /// The rectangle that the mark paints; `nil` if it paints nothing.
    package var paintedBounds: CGRect? {
        var extent = Extent()
        addPainted(to: &extent)
        return extent.rect
    }

    /// Adds the rectangle that the mark paints.
    fileprivate func addPainted(to extent: inout Extent) {
        switch self {
        case .none: break
        case .shape(let shape):
            if shape.paintedFill != nil { extent.add(Extent(shape.path.boundingRect)) }
            if shape.isStroked, let stroke = shape.paintedStroke {
                StrokeExtent.add(stroke.style, along: shape.path, to: &extent)
            }
        case .text(let lines):
            // Indices avoid copies of lines and pieces, which cost more than the checks.
            for line in lines.indices {
                if lines[line].isPainted { extent.add(Extent(lines[line].bounds)) }
            }
        case .image(let image):
            if isPainted { extent.add(Extent(image.frame)) }
        case .annotation(let parts):
            for part in parts { if let bounds = part.bounds { extent.add(Extent(bounds)) } }
        }
    }
}

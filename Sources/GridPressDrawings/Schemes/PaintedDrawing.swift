/// The elements that a renderer paints: those of all states of a picture that moves, and those of both schemes.
package struct PaintedDrawing: Sendable {
    /// All elements, without other states and without a dark picture.
    package let drawing: Drawing
    /// The plan of a picture that moves; `nil` for a still one.
    package let plan: MotionPlan?
    /// The elements of the dark picture, which follow all others; `nil` if both schemes have the same elements.
    package let darkElements: Range<Int>?
    /// The rectangle that the picture needs; `nil` for the rectangle that all elements paint.
    package let bounds: CGRect?

    /// Collects the elements of a drawing.
    package init(_ drawing: Drawing, layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases)) {
        var plan = MotionPlan(drawing.part(in: .light), layers: layers)
        var all = plan?.drawing ?? drawing.part(in: .light)
        guard let dark = drawing.dark else {
            (self.drawing, self.plan, darkElements, bounds) = (all, plan, nil, plan?.bounds)
            return
        }
        let lightCount = all.elements.count
        if let motion = drawing.motion, let darkPlan = MotionPlan(dark.moving(like: motion), layers: layers) {
            plan?.append(darkPlan, motion)
        }
        if let plan {
            all = plan.drawing
        } else {
            all.append(dark.still)
        }
        (self.drawing, self.plan) = (all, plan)
        darkElements = lightCount..<all.elements.count
        bounds =
            plan?.bounds
            ?? drawing.paintedBounds(layers: layers).union(dark.paintedBounds(layers: layers))
    }

    /// The elements of the light picture, or of both schemes.
    package var lightElements: Range<Int> { 0..<(darkElements?.lowerBound ?? drawing.elements.count) }
}

extension Drawing {
    /// Adds the elements of another picture above all elements, for a renderer.
    mutating func append(_ other: Drawing) {
        let start = elements.count
        for element in other.elements {
            var element = element
            element.parent = element.parent.map { $0 + start }
            element.end += start
            elements.append(element)
        }
        fonts.add(contentsOf: other.fonts)
        size = CGSize(width: max(size.width, other.size.width), height: max(size.height, other.size.height))
    }

    /// Returns the drawing with as many states as a motion.
    ///
    /// A record can have pictures with other numbers of states. They stay still.
    fileprivate func moving(like motion: Motion) -> Drawing {
        if self.motion?.states.count == motion.states.count { return self }
        var result = still
        let state = Motion.State(result, timing: .immediate, partners: elements.indices.map(Optional.some))
        result.motion = motion
        result.motion?.states = Array(repeating: state, count: motion.states.count)
        return result
    }
}

/// Notes who is offered what while nodes draw themselves; there is none where nobody asked for that.
final class StepRecorder {
    /// The steps so far.
    private(set) var steps: [Drawing.Step] = []
    /// The step that isn't over yet and was started last.
    private var open = Surroundings()
    private var outer: [Surroundings] = []

    /// What is around the views inside a step.
    private struct Surroundings {
        var step: Int?
        /// The innermost element that was started outside of the step.
        var element: Int?
        /// How things are seen inside that element.
        var sight = Sight()
        /// The name of a view that is no step and shows the next one inside it through.
        var name: String?
    }

    /// Starts the step of a node that is about to draw itself inside an element.
    func begin(
        _ node: LayoutNode,
        in frame: CGRect,
        proposal: ProposedViewSize,
        inside element: Int?,
        of elements: [Drawing.Element]
    ) {
        var surroundings = Surroundings(step: steps.count, element: element, sight: open.sight)
        let between = Self.elements(between: open.element, and: element, of: elements)
        for index in between { surroundings.sight.enter(elements[index]) }
        let layer = between.lazy.compactMap { elements[$0].layer }.first { $0 != .content }
        var step = Drawing.Step(
            kind: node.kind,
            name: node.name,
            parent: open.step,
            element: elements.count,
            layer: layer,
            proposedWidth: proposal.width.map { Double($0) },
            proposedHeight: proposal.height.map { Double($0) },
            localFrame: frame,
            transform: surroundings.sight.transform
        )
        step.shown = surroundings.sight.shown(step.frame)
        if layer == nil {
            if step.name == nil { step.name = open.name }
            open.name = nil
        }
        steps.append(step)
        outer.append(open)
        open = surroundings
    }

    /// Ends the step that was started last.
    func end() { open = outer.removeLast() }

    /// Gives the next step directly inside the open one a name, where it has none and there is one to give; the name that
    /// was to be given before comes back.
    func expect(_ name: String?) -> String? {
        defer { if let name { open.name = name } }
        return open.name
    }

    /// Gives the next step directly inside the open one a name again, or none.
    func expectAgain(_ name: String?) { open.name = name }

    /// Follows elements that were moved, none of them before a position.
    ///
    /// What isn't over yet starts where it did, whatever was moved there.
    func moveElements(from start: Int, _ moved: (Int) -> Int) {
        let firstInside = (open.step ?? -1) + 1
        for index in firstInside..<steps.count where steps[index].element >= start {
            steps[index].element = moved(steps[index].element)
        }
    }

    /// The elements inside one and around what is in another, which is itself among them, outermost first.
    private static func elements(between outer: Int?, and inner: Int?, of elements: [Drawing.Element]) -> [Int] {
        var between: [Int] = []
        var ancestor = inner
        while let current = ancestor, current != outer {
            between.append(current)
            ancestor = elements[current].parent
        }
        return between.reversed()
    }
}

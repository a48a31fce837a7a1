extension Drawing {
    /// The context inside each element, computed in one pass; most elements share the context around them.
    package struct VisibilityMap: Sendable {
        private var contexts = [VisibilityContext()]
        /// For each element the index of the context inside it.
        private var inside: [Int] = []
        private var parents: [Int32] = []

        init(_ elements: [Element]) {
            inside.reserveCapacity(elements.count)
            parents.reserveCapacity(elements.count)
            // Without copies of elements, which cost more than what is read.
            for index in elements.indices {
                // An element whose parent doesn't precede it has none.
                let parent = elements[index].parentCode < index ? elements[index].parentCode : -1
                parents.append(parent)
                let around = parent < 0 ? 0 : inside[Int(parent)]
                if elements[index].layer != nil || elements[index].hasEffect,
                    VisibilityContext.changes(in: elements[index])
                {
                    var context = contexts[around]
                    context.enter(elements[index])
                    contexts.append(context)
                    inside.append(contexts.count - 1)
                } else {
                    inside.append(around)
                }
            }
        }

        /// Returns the context of the elements inside an element.
        package func inside(_ element: Int) -> VisibilityContext { contexts[inside[element]] }

        /// Returns the context of an element itself.
        package func around(_ element: Int) -> VisibilityContext { contexts[place(around: element)] }

        /// Returns whether an element is invisible, because of an effect, a clip or a mask around it.
        func isHidden(around element: Int) -> Bool { contexts[place(around: element)].isHidden }

        /// Returns the layer that an element is in.
        func layer(around element: Int) -> Layer { contexts[place(around: element)].layer }

        /// Returns whether an element is a mask or part of one.
        package func isMasked(_ element: Int) -> Bool { contexts[inside[element]].isMasked }

        private func place(around element: Int) -> Int { parents[element] < 0 ? 0 : inside[Int(parents[element])] }
    }

    /// Returns the contexts of all elements.
    package func visibility() -> VisibilityMap { VisibilityMap(elements) }
}

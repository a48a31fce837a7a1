extension Drawing {
    /// The context inside each element, computed in one pass; most elements share the context around them.
    package struct VisibilityMap: Sendable {
        private var contexts = [VisibilityContext()]
        /// For each element the index of the context inside it.
        private var inside: [Int] = []
        private var parents: [Int?] = []

        fileprivate init(_ elements: [Element]) {
            inside.reserveCapacity(elements.count)
            parents = elements.map(\.parent)
            for element in elements {
                let around = element.parent.map { inside[$0] } ?? 0
                if VisibilityContext.changes(in: element) {
                    var context = contexts[around]
                    context.enter(element)
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
        package func around(_ element: Int) -> VisibilityContext { parents[element].map(inside) ?? contexts[0] }
    }

    /// Returns the contexts of all elements.
    package func visibility() -> VisibilityMap { VisibilityMap(elements) }
}

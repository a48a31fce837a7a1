extension Drawing {
    /// The elements that a walk visits.
    package enum VisitedElements: Sendable {
        /// All elements.
        case all
        /// The elements that can be seen, without masks. Content that is left out is passed, and layers inside it are
        /// visited.
        case visible(in: Set<Layer>)
        /// The elements that a renderer paints or defines, with masks.
        case painted(in: Set<Layer>)
    }

    /// Returns a walk over the elements in paint order.
    package func walk(_ visited: VisitedElements) -> ElementWalk { ElementWalk(elements, visited) }

    /// A walk over the flat list of elements, which knows the transform, the clip, the opacity, the layer and the
    /// visibility of each.
    ///
    /// Readers get indices, because a copy of each element would cost more than most of them do with it.
    package struct ElementWalk: Sequence, IteratorProtocol, Sendable {
        package let elements: [Drawing.Element]
        /// The contexts of all elements.
        package let visibility: VisibilityMap
        private let visited: VisitedElements
        /// The layers that the walk leaves out.
        private let missing: [Layer]
        private var position = 0

        fileprivate init(_ elements: [Drawing.Element], _ visited: VisitedElements) {
            self.elements = elements
            visibility = VisibilityMap(elements)
            self.visited = visited
            missing =
                switch visited {
                case .all: []
                case .visible(let layers), .painted(let layers): layers.missing
                }
        }

        /// Returns the context of an element itself.
        package func context(at index: Int) -> VisibilityContext { visibility.around(index) }

        /// Returns the index of the next element, or `nil` after the last one.
        package mutating func next() -> Int? {
            while position < elements.count {
                let index = position
                switch visited {
                case .all: break
                case .visible:
                    let layer = elements[index].layer ?? visibility.layer(around: index)
                    let isLeftOut = missing.contains(layer)
                    if visibility.isHidden(around: index) || elements[index].hidesContent
                        || isLeftOut && layer != .content
                    {
                        skip(index)
                        continue
                    }
                    position += 1
                    if isLeftOut { continue }
                    return index
                case .painted:
                    // A mask consists of all its layers, including layers that aren't painted.
                    let isLeftOut =
                        !missing.isEmpty
                        && elements[index].layer.map { missing.contains($0) && !visibility.isMasked(index) } ?? false
                    if isLeftOut || elements[index].hasEffect && elements[index].effect?.paintsNothing ?? false {
                        skip(index)
                        continue
                    }
                }
                position += 1
                return index
            }
            return nil
        }

        /// Leaves out the elements inside an element that was returned last.
        package mutating func skip(_ index: Int) { position = Swift.max(elements[index].end, index + 1) }
    }
}

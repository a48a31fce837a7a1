extension Drawing {
    /// The elements that a walk visits.
    @usableFromInline
    package enum VisitedElements: Sendable {
        /// The elements that can be seen, without masks. Content that is left out is passed, and layers inside it are
        /// visited.
        case visible(in: Set<Layer>)
        /// The elements that a renderer paints or defines, with masks.
        case painted(in: Set<Layer>)
    }

    /// Returns a walk over siblings with their descendants, by default over all elements.
    package func walk(_ range: Range<Int>? = nil) -> ElementWalk {
        let range = range ?? elements.indices
        return ElementWalk(elements: elements, position: range.lowerBound, limit: range.upperBound)
    }

    /// Returns a walk over some elements.
    package func walk(_ visited: VisitedElements, _ visibility: VisibilityMap) -> ElementWalk {
        var walk = walk()
        (walk.visited, walk.visibility) = (visited, visibility)
        switch visited {
        case .visible(let layers), .painted(let layers): walk.missing = layers.missing
        }
        return walk
    }

    /// A walk over the flat list of elements in paint order, which knows when elements that a reader opened have ended.
    ///
    /// Readers get indices, because a copy of each element would cost more than most of them do with it.
    package struct ElementWalk: Sequence, IteratorProtocol, Sendable {
        package let elements: [Drawing.Element]
        @usableFromInline var position: Int
        @usableFromInline let limit: Int
        /// The index after the last element of each open element.
        @usableFromInline var ends: [Int] = []
        /// The elements to visit; `nil` for all.
        @usableFromInline var visited: VisitedElements?
        /// The contexts of all elements, for a walk over some.
        package fileprivate(set) var visibility = VisibilityMap([])
        /// The layers that the walk leaves out.
        fileprivate var missing: [Layer] = []

        /// Returns the index of the next element, or `nil` after the last one.
        @inlinable
        package mutating func next() -> Int? {
            while position < limit {
                let index = position
                position += 1
                if visited == nil || visits(index) { return index }
            }
            return nil
        }

        /// Returns the index of the next element, or `nil` after the last one.
        ///
        /// - Parameter close: A closure that is called for each open element that has ended.
        @inlinable
        package mutating func next(closing close: () -> Void) -> Int? {
            let next = next()
            while let end = ends.last, end <= next ?? .max {
                ends.removeLast()
                close()
            }
            return next
        }

        /// Opens an element: the one that was returned last, or one around all that follows in it.
        package mutating func open(_ index: Int) { ends.append(elements[index].end) }

        /// Continues behind the elements inside an element.
        package mutating func skip(_ index: Int) { position = Swift.max(elements[index].end, index + 1) }

        /// Continues with the elements inside an element.
        package mutating func enter(_ index: Int) { position = index + 1 }

        /// Returns whether the walk visits an element, and leaves out the elements inside if it visits none of them.
        @usableFromInline
        mutating func visits(_ index: Int) -> Bool {
            let isLeftOut: Bool
            let isOver: Bool
            switch visited {
            case nil: return true
            case .visible:
                let layer = elements[index].layer ?? visibility.layer(around: index)
                isLeftOut = missing.contains(layer)
                isOver =
                    visibility.isHidden(around: index) || elements[index].hidesContent
                    || isLeftOut && layer != .content
            case .painted:
                // A mask consists of all its layers, including layers that aren't painted.
                isLeftOut =
                    !missing.isEmpty
                    && elements[index].layer.map { missing.contains($0) && !visibility.isMasked(index) } ?? false
                isOver = isLeftOut || elements[index].hasEffect && elements[index].effect?.paintsNothing ?? false
            }
            if isOver { skip(index) }
            return !isOver && !isLeftOut
        }
    }
}

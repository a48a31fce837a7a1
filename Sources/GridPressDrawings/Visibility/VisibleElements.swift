extension Drawing {
    /// Returns the visible elements in paint order.
    ///
    /// Later elements are painted above earlier elements.
    ///
    /// ```swift
    /// for item in drawing.visibleElements() {
    ///     let frame = item.context.transform.boundingBox(of: item.element.frame)
    ///     print(item.element.kind.name, frame, item.context.opacity)
    /// }
    /// ```
    ///
    /// The sequence doesn't contain masks and hidden elements. Containers and effects precede the elements inside
    /// them. An element can be outside of its clip: ``VisibilityContext/visiblePart(of:)`` returns `nil` for its
    /// frame.
    ///
    /// - Parameter layers: The layers to visit. A background or an overlay that is left out is skipped with all its
    ///   elements. Without content, backgrounds and overlays inside the content are still visited.
    public func visibleElements(in layers: Set<Layer> = Set(Layer.allCases)) -> VisibleElements {
        VisibleElements(self, layers: layers)
    }

    /// An element of a drawing, and the effect of the elements around it.
    ///
    /// ```swift
    /// let titles = drawing.visibleElements().filter { $0.element.name == "title" }
    /// for title in titles { print(title.index, title.context.transform.boundingBox(of: title.element.frame)) }
    /// ```
    public struct VisibleElement: Sendable {
        /// The index of the element in ``Drawing/elements``.
        public let index: Int
        /// The element.
        public let element: Element
        /// The effect of the elements around it.
        public let context: VisibilityContext
    }

    /// The visible elements of a drawing, with their contexts.
    ///
    /// ```swift
    /// for item in drawing.visibleElements(in: [.content]) where item.element.kind.role.isView {
    ///     print(item.index, item.element.kind.name)
    /// }
    /// ```
    public struct VisibleElements: Sequence, IteratorProtocol, Sendable {
        private var walk: ElementWalk

        fileprivate init(_ drawing: Drawing, layers: Set<Layer>) {
            walk = drawing.walk(.visible(in: layers), drawing.visibility())
        }

        /// Returns the next visible element, or `nil` after the last one.
        public mutating func next() -> VisibleElement? {
            walk.next().map {
                VisibleElement(index: $0, element: walk.elements[$0], context: walk.visibility.around($0))
            }
        }
    }
}

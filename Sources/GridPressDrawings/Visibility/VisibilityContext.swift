extension Drawing {
    /// The effect of the elements around an element: the coordinates of the element, and its visible part.
    ///
    /// A renderer without nested output applies the context to each element:
    ///
    /// ```swift
    /// for item in drawing.visibleElements() {
    ///     let frame = item.context.transform.boundingBox(of: item.element.frame)
    ///     guard let part = item.context.visiblePart(of: frame) else { continue }
    ///     print(item.element.kind.name, part, item.context.opacity)
    /// }
    /// ```
    public struct VisibilityContext: Equatable, Sendable {
        /// The transform from the element's coordinates to the figure's coordinates.
        public private(set) var transform = CGAffineTransform.identity
        /// The rectangle in figure coordinates that limits all painting; `nil` for no limit.
        ///
        /// The rectangle is the intersection of the rectangles around the outlines that clip the element.
        public private(set) var clip: CGRect?
        /// The product of the opacities around the element, from 0 to 1.
        public private(set) var opacity = 1.0
        /// The layer that the element is in.
        public private(set) var layer = Layer.content
        /// A Boolean value that indicates whether the element is invisible, because of an effect around it, a clip,
        /// or a mask that contains it.
        public private(set) var isHidden = false

        /// Whether the element is part of a mask, a background or an overlay.
        package private(set) var (isMasked, isInBackground, isInOverlay) = (false, false, false)
        /// Whether a transform applies to the element, even if it changes nothing.
        package private(set) var isTransformed = false

        /// Creates the context of outermost elements.
        package init() {}

        /// Applies the effect and the layer of an element, for the elements inside it.
        package mutating func enter(_ element: Element) {
            if element.hidesContent { isHidden = true }
            if let layer = element.layer {
                self.layer = layer
                if layer == .mask { isMasked = true }
                if layer == .background { isInBackground = true }
                if layer == .overlay { isInOverlay = true }
            }
            switch element.effect {
            case .transform(let local):
                isTransformed = true
                transform = local.concatenating(transform)
                if !transform.isFinite { isHidden = true }
            case .clip(let path, _): cut(to: transform.boundingBox(of: path.boundingRect))
            case .opacity(let opacity): self.opacity *= min(max(opacity, 0), 1)
            case .hidden, .mask, .blur, .shadow, .colors, nil: break
            }
        }

        /// Returns the visible part of a rectangle in figure coordinates; `nil` if it is invisible.
        public func visiblePart(of rect: CGRect) -> CGRect? {
            if isHidden { return nil }
            return clip.map { $0.part(of: rect) } ?? rect
        }

        private mutating func cut(to area: CGRect) {
            // Nothing is inside of an outline that isn't finite.
            clip = area.isFinite ? visiblePart(of: area) : nil
            if clip == nil { isHidden = true }
        }

        /// Returns whether an element changes the context of the elements inside it.
        static func changes(in element: Element) -> Bool {
            if element.layer != nil { return true }
            return switch element.effect {
            case .transform, .clip, .opacity, .hidden: true
            case .mask, .blur, .shadow, .colors, nil: false
            }
        }
    }
}

extension CGRect {
    /// Returns the intersection of both rectangles, even if it is only a line or a point; `nil` if they don't touch.
    package func part(of other: CGRect) -> CGRect? {
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
        let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        guard left <= right, top <= bottom else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// How what is inside an element is seen: where it goes, and how much of it is left.
package struct VisibilityContext: Sendable {
    /// What becomes of its coordinates.
    package private(set) var transform = CGAffineTransform.identity
    /// The rectangle in figure coordinates outside of which nothing is painted; `nil` for no limit.
    package private(set) var clip: CGRect?
    /// Whether nothing is painted at all.
    package private(set) var isHidden = false

    /// The sight of what is inside no element.
    package init() {}

    /// Goes into an element.
    package mutating func enter(_ element: Drawing.Element) {
        if element.hidesContent { isHidden = true }
        switch element.effect {
        case .transform(let local): transform = local.concatenating(transform)
        case .clip(let path, _): cut(to: transform.boundingBox(of: path.boundingRect))
        case .opacity, .hidden, .mask, .blur, .shadow, .colors, nil: break
        }
    }

    /// What of a rectangle in figure coordinates may be seen; `nil` for nothing.
    package func shown(_ rect: CGRect) -> CGRect? {
        if isHidden { return nil }
        return clip.map { $0.part(of: rect) } ?? rect
    }

    private mutating func cut(to area: CGRect) {
        clip = shown(area)
        if clip == nil { isHidden = true }
    }

    /// Whether an element changes how what is inside it is seen.
    fileprivate static func changes(in element: Drawing.Element) -> Bool {
        if element.hidesContent { return true }
        return switch element.effect {
        case .transform, .clip: true
        case .opacity, .hidden, .mask, .blur, .shadow, .colors, nil: false
        }
    }
}

extension CGRect {
    /// What of another rectangle lies inside, be it only a line; `nil` for nothing.
    package func part(of other: CGRect) -> CGRect? {
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
        let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        guard left <= right, top <= bottom else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Drawing {
    /// How what is inside each element is seen, worked out in one pass; most elements share what is around them.
    package struct VisibilityMap: Sendable {
        private var visibility = [VisibilityContext()]
        /// For each element which of the sights is the one inside it.
        private var inside: [Int] = []
        private var parents: [Int?] = []

        fileprivate init(_ elements: [Element]) {
            inside.reserveCapacity(elements.count)
            parents = elements.map(\.parent)
            for element in elements {
                let around = element.parent.map { inside[$0] } ?? 0
                if VisibilityContext.changes(in: element) {
                    var context = visibility[around]
                    context.enter(element)
                    visibility.append(context)
                    inside.append(visibility.count - 1)
                } else {
                    inside.append(around)
                }
            }
        }

        /// How what is inside an element is seen.
        package func inside(_ element: Int) -> VisibilityContext { visibility[inside[element]] }

        /// How an element itself is seen.
        package func around(_ element: Int) -> VisibilityContext { parents[element].map(inside) ?? visibility[0] }
    }

    /// How what is inside each element is seen.
    package func visibility() -> VisibilityMap { VisibilityMap(elements) }
}

extension Drawing.Element {
    /// Returns the kinds and names of an element and of the elements around it, outermost first; empty for `nil`.
    ///
    /// Modifiers without an effect, a layer, a name and a label are left out.
    package static func path(to index: Int?, in elements: [Drawing.Element]) -> [String] {
        var path: [String] = []
        var ancestor = index
        while let current = ancestor {
            let element = elements[current]
            let kind = element.kind.name
            if !element.isPlainModifier { path.append(element.name.map { "\(kind) \"\($0)\"" } ?? kind) }
            ancestor = element.parent
        }
        return path.reversed()
    }
}

extension Drawing {
    /// Returns the frame of the first element with this name, in figure coordinates.
    ///
    /// For an element inside a transform, this is the smallest rectangle around its transformed frame. The result is
    /// `nil` if no element has this name.
    public func frame(named name: String) -> CGRect? {
        elements.firstIndex { $0.name == name }.map(figureFrame(ofElement:))
    }

    /// Returns the frames of all elements with this name, in figure coordinates and in paint order.
    public func frames(named name: String) -> [CGRect] {
        elements.indices.filter { elements[$0].name == name }.map(figureFrame(ofElement:))
    }

    /// The names of the elements, each once, in the order in which they first appear.
    public var names: [String] {
        var seen: Set<String> = []
        return elements.compactMap(\.name).filter { seen.insert($0).inserted }
    }

    /// Returns the frame of an element in figure coordinates, with the transforms around it applied.
    public func figureFrame(ofElement index: Int) -> CGRect {
        transformAroundElement(index).boundingBox(of: elements[index].frame)
    }

    /// Returns the transform from the coordinates of an element's frame to the figure's coordinates.
    ///
    /// The effect of the element itself isn't included, because it applies only to the elements inside.
    public func transformAroundElement(_ index: Int) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var ancestor = elements[index].parent
        while let current = ancestor {
            if case .transform(let local) = elements[current].effect { transform = transform.concatenating(local) }
            ancestor = elements[current].parent
        }
        return transform
    }

    /// Returns the kinds and names of an element and of the elements around it, outermost first.
    ///
    /// Modifiers without an effect, a layer, a name and a label are left out.
    public func path(ofElement index: Int) -> [String] { Element.path(to: index, in: elements) }
}

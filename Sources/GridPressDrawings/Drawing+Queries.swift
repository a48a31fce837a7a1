extension Drawing.Element {
    /// The kinds and names of the elements around one of `elements` and of itself, outermost first.
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
    /// The frame of the first element with this name, in figure coordinates.
    ///
    /// Where the element stands inside a transform, this is the smallest rectangle around its transformed frame.
    public func frame(named name: String) -> CGRect? {
        elements.firstIndex { $0.name == name }.map(figureFrame(ofElement:))
    }

    /// The frames of all elements with this name, in paint order.
    public func frames(named name: String) -> [CGRect] {
        elements.indices.filter { elements[$0].name == name }.map(figureFrame(ofElement:))
    }

    /// The names given to elements, each once, in the order in which they first appear.
    public var names: [String] {
        var seen: Set<String> = []
        return elements.compactMap(\.name).filter { seen.insert($0).inserted }
    }

    /// The frame of an element in figure coordinates, with the transforms around it applied.
    public func figureFrame(ofElement index: Int) -> CGRect {
        transformAroundElement(index).boundingBox(of: elements[index].frame)
    }

    /// The transform from the coordinates that an element's frame is in to those of the figure.
    ///
    /// An element's own effect is not part of it: that applies to what is inside.
    public func transformAroundElement(_ index: Int) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var ancestor = elements[index].parent
        while let current = ancestor {
            if case .transform(let local) = elements[current].effect { transform = transform.concatenating(local) }
            ancestor = elements[current].parent
        }
        return transform
    }

    /// The kinds and names of the elements around an element and of itself, outermost first.
    public func path(ofElement index: Int) -> [String] { Element.path(to: index, in: elements) }
}

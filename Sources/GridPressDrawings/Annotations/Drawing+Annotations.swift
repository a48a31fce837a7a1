extension Drawing {
    /// The annotations above the picture, in paint order: guides, dimensions, callouts, a legend and a caption.
    public var annotations: [Annotation] { elements[firstAnnotation...].compactMap(Annotation.init) }

    /// Returns the drawing with these annotations above the picture, in place of its previous annotations.
    ///
    /// Annotations without parts are left out.
    public func annotated(with annotations: [Annotation]) -> Drawing {
        let first = firstAnnotation
        let annotations = annotations.filter { !$0.parts.inFewest.isEmpty }
        if annotations.isEmpty, first == elements.count { return self }
        var result = self
        result.elements.removeSubrange(first...)
        for annotation in annotations {
            result.elements.append(Element(annotation, at: result.elements.count))
        }
        return result
    }

    /// The index of the first annotation.
    ///
    /// Annotations follow all other elements.
    private var firstAnnotation: Int {
        var first = elements.count
        while first > 0, elements[first - 1].layer == .annotation { first -= 1 }
        return first
    }
}

extension Drawing.Element {
    /// Creates the element of an annotation.
    fileprivate init(_ annotation: Drawing.Annotation, at index: Int) {
        self.init(
            parent: nil,
            end: index + 1,
            kind: Drawing.Kind(annotation.name, .annotation),
            label: annotation.title,
            frame: annotation.bounds ?? .zero,
            mark: .annotation(annotation.parts.inFewest),
            layer: .annotation,
            settings: annotation.sentence.map { [Drawing.Setting(.sentence, $0)] } ?? []
        )
    }
}

extension Drawing.Annotation {
    /// Creates the annotation that an element represents; `nil` for other elements.
    package init?(_ element: Drawing.Element) {
        guard case .annotation(let parts) = element.mark else { return nil }
        self.init(
            name: element.kind.name,
            title: element.label ?? "",
            sentence: element[.sentence],
            parts: parts,
            bounds: element.frame
        )
    }
}

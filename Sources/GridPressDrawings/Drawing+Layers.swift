extension Drawing {
    /// Returns the drawing with only its backgrounds, overlays, masks and annotations painted.
    public func withoutContent() -> Drawing {
        var result = self
        var layers: [Layer?] = []
        layers.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            let layer = element.layer ?? element.parent.flatMap { layers[$0] }
            layers.append(layer)
            if layer == nil || layer == .content { result.elements[index].mark = .none }
        }
        return result
    }
}

extension Set<Drawing.Layer> {
    /// The layers that the set lacks.
    ///
    /// The result is usually empty, which makes it faster to check than the set.
    package var missing: [Drawing.Layer] {
        let all = Drawing.Layer.allCases
        return count == all.count ? [] : all.filter { !contains($0) }
    }
}

extension Drawing {
    /// The drawing with nothing painted but what lies in backgrounds, overlays and masks.
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
    /// The layers that aren't among these: mostly none, which is quicker to ask than whether one is among them.
    package var missing: [Drawing.Layer] {
        let all = Drawing.Layer.allCases
        return count == all.count ? [] : all.filter { !contains($0) }
    }
}

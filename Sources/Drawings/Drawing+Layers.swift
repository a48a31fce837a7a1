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

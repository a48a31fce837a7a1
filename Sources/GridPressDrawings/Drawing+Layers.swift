extension Drawing {
    /// Returns the drawing with only its backgrounds, overlays, masks and annotations painted.
    public func withoutContent() -> Drawing {
        var result = self
        let visibility = visibility()
        for index in walk() where visibility.inside(index).layer == .content { result.elements[index].mark = .none }
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

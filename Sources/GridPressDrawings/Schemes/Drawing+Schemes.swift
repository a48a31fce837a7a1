extension Drawing {
    /// Returns the picture in one scheme, or the drawing itself for both schemes.
    package func part(in scheme: Scheme) -> Drawing {
        switch scheme {
        case .adaptive: return self
        case .light:
            var light = self
            light.dark = nil
            return light
        case .dark: return dark ?? self
        }
    }

    /// Returns the drawing that a closure makes of the pictures in both schemes.
    package func inEachScheme<Failure>(
        _ change: (Drawing) throws(Failure) -> Drawing
    ) throws(Failure) -> Drawing {
        guard let dark else { return try change(self) }
        return try change(part(in: .light)).paired(with: change(dark))
    }

    /// Returns one drawing of both schemes: with a color for each scheme, if the pictures only differ in colors.
    package func joined(withDark dark: Drawing) -> Drawing {
        var joined =
            recolored(with: dark) { Color(light: $0.light, dark: $1.dark) }
            ?? resolved(in: .light).paired(with: dark.resolved(in: .dark))
        joined.add(findingsOf: dark)
        return joined
    }

    /// Returns the drawing with only the colors of a scheme.
    package func resolved(in scheme: Scheme) -> Drawing {
        recolored(with: self) { color, _ in scheme.resolved(color) } ?? self
    }

    private func paired(with dark: Drawing) -> Drawing {
        var pair = self
        pair.dark = dark
        pair.add(findingsOf: dark)
        return pair
    }

    private mutating func add(findingsOf other: Drawing) {
        for finding in other.findings where !findings.contains(finding) { findings.append(finding) }
    }
}

extension Drawing.Scheme {
    /// Returns the color in a picture of this scheme.
    package func resolved(_ color: Drawing.Color) -> Drawing.Color {
        switch self {
        case .adaptive: color
        case .light: Drawing.Color(color.light)
        case .dark: Drawing.Color(color.dark)
        }
    }
}

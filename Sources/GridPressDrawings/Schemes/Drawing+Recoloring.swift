/// A closure that computes a color from the colors at the same position of two drawings.
private typealias ColorMix = (Drawing.Color, Drawing.Color) -> Drawing.Color

/// The error for two drawings that differ in more than colors.
private struct OtherDifference: Error {}

extension Drawing {
    /// Returns the drawing with colors computed from its colors and those of another drawing.
    ///
    /// It is `nil` if the drawings differ in more than colors and findings.
    func recolored(with other: Drawing, _ mix: (Color, Color) -> Color) -> Drawing? {
        guard elements.count == other.elements.count else { return nil }
        var (result, rest) = (self, other)
        do throws(OtherDifference) {
            for (index, element) in other.elements.enumerated() {
                result.elements[index] = try elements[index].recolored(with: element, mix)
            }
        } catch {
            return nil
        }
        rest.elements = result.elements
        rest.findings = findings
        return rest == result ? result : nil
    }
}

extension Drawing.Element {
    fileprivate func recolored(with other: Self, _ mix: ColorMix) throws(OtherDifference) -> Self {
        var (result, rest) = (self, other)
        result.mark = try mark.recolored(with: other.mark, mix)
        result.effect = try effect.recolored(with: other.effect, mix)
        guard settings.count == other.settings.count else { throw OtherDifference() }
        for (index, setting) in other.settings.enumerated() {
            guard case .color(let color) = settings[index].value, case .color(let second) = setting.value else {
                continue
            }
            result.settings[index].value = .color(mix(color, second))
            rest.settings[index].value = result.settings[index].value
        }
        (rest.mark, rest.effect) = (result.mark, result.effect)
        guard rest == result else { throw OtherDifference() }
        return result
    }
}

extension Drawing.Effect? {
    fileprivate func recolored(with other: Self, _ mix: ColorMix) throws(OtherDifference) -> Self {
        var result = self
        if case .shadow(let color, let radius, let offset) = self, case .shadow(let second, radius, offset) = other {
            result = .shadow(color: mix(color, second), radius: radius, offset: offset)
        } else if self != other {
            throw OtherDifference()
        }
        return result
    }
}

extension Drawing.Mark {
    fileprivate func recolored(with other: Self, _ mix: ColorMix) throws(OtherDifference) -> Self {
        switch (self, other) {
        case (.shape(let shape), .shape(let second)):
            var (result, rest) = (shape, second)
            result.fill = try shape.fill.recolored(with: second.fill, mix)
            rest.fill = result.fill
            if let stroke = shape.stroke, let line = second.stroke {
                let paint = try stroke.paint.recolored(with: line.paint, mix)
                result.stroke?.paint = paint
                rest.stroke?.paint = paint
            }
            guard rest == result else { throw OtherDifference() }
            return .shape(result)
        case (.text(let lines), .text(let seconds)):
            guard lines.count == seconds.count else { throw OtherDifference() }
            var result = lines
            for (index, line) in seconds.enumerated() { result[index] = try lines[index].recolored(with: line, mix) }
            return .text(result)
        case (.image(let image), .image(let second)):
            var (result, rest) = (image, second)
            result.template = try image.template.recolored(with: second.template, mix)
            rest.template = result.template
            guard rest == result else { throw OtherDifference() }
            return .image(result)
        default:
            guard self == other else { throw OtherDifference() }
            return self
        }
    }
}

extension Drawing.TextLine {
    fileprivate func recolored(with other: Self, _ mix: ColorMix) throws(OtherDifference) -> Self {
        guard runs.count == other.runs.count else { throw OtherDifference() }
        var (result, rest) = (self, other)
        for (index, run) in other.runs.enumerated() {
            result.runs[index].paint = try runs[index].paint.recolored(with: run.paint, mix)
            rest.runs[index].paint = result.runs[index].paint
        }
        guard rest == result else { throw OtherDifference() }
        return result
    }
}

extension Drawing.Paint? {
    fileprivate func recolored(with other: Self, _ mix: ColorMix) throws(OtherDifference) -> Self {
        switch (self, other) {
        case (let paint?, let other?): return try paint.recolored(with: other, mix)
        case (nil, nil): return nil
        default: throw OtherDifference()
        }
    }
}

extension Drawing.Paint {
    fileprivate func recolored(with other: Self, _ mix: ColorMix) throws(OtherDifference) -> Self {
        switch (self, other) {
        case (.color(let color), .color(let second)): return .color(mix(color, second))
        case (.gradient(let gradient), .gradient(let second)):
            guard gradient.geometry == second.geometry,
                gradient.stops.map(\.location) == second.stops.map(\.location)
            else { throw OtherDifference() }
            let stops = zip(gradient.stops, second.stops).map { stop, second in
                Drawing.Gradient.Stop(color: mix(stop.color, second.color), location: stop.location)
            }
            return .gradient(Drawing.Gradient(stops: stops, geometry: gradient.geometry))
        default: throw OtherDifference()
        }
    }
}

/// A setting or another property that differs, with texts for both values.
struct PropertyDifference {
    /// The name of the property; `nil` for all edges of a padding.
    var name: String?
    var old: String
    var new: String
    /// The new value minus the old one; `nil` if they aren't numbers.
    var difference: Double?

    /// Creates the difference of two texts, which can be numbers.
    init(_ name: String?, _ old: String, _ new: String, canBeNumbers: Bool) {
        (self.name, self.old, self.new) = (name, old, new)
        if canBeNumbers, let first = Double(old), first.isFinite, let second = Double(new), second.isFinite {
            difference = (second - first).inThousandths
        }
    }
}

extension Change {
    /// Creates the change of a property.
    init(_ subject: String, _ property: PropertyDifference) {
        self.init(.changed, subject, property.name, old: property.old, new: property.new)
        difference = property.difference
    }

    /// Creates the change of a text, which is quoted around the first difference.
    init(_ subject: String, _ property: String?, quoting old: String, _ new: String) {
        let quoted = String.quotedShortly(old, new)
        self.init(.changed, subject, property, old: quoted.old, new: quoted.new)
    }
}

extension DrawingComparison {
    /// Returns the settings that differ, in their order.
    ///
    /// - Parameters:
    ///   - before: The settings in the old drawing.
    ///   - after: The settings in the new drawing.
    ///   - tolerance: The maximum difference between equal numbers; by default, the tolerance of written values.
    func differences(
        _ before: [Drawing.Setting],
        _ after: [Drawing.Setting],
        within tolerance: Double? = nil
    ) -> [PropertyDifference] {
        if before == after { return [] }
        let tolerance = tolerance ?? writtenTolerance
        return (before + after).map(\.name).unique.flatMap { name -> [PropertyDifference] in
            let was = before.filter { $0.name == name }.map(\.value)
            let became = after.filter { $0.name == name }.map(\.value)
            return (0..<max(was.count, became.count)).compactMap { index in
                let first = index < was.count ? was[index] : nil
                let second = index < became.count ? became[index] : nil
                guard !areSame(first, second, tolerance) else { return nil }
                let isFlag = if case .flag? = first ?? second { true } else { false }
                let standard = Self.standards[name] ?? (isFlag ? "off" : "none")
                return PropertyDifference(
                    name,
                    first?.description ?? standard,
                    second?.description ?? standard,
                    canBeNumbers: first != nil && second != nil
                )
            }
        }
    }

    /// Returns the changes of a subject's properties.
    func changes(
        _ subject: @autoclosure () -> String,
        _ before: [Drawing.Setting],
        _ after: [Drawing.Setting],
        within tolerance: Double? = nil
    ) -> [Change] {
        let differences = differences(before, after, within: tolerance)
        if differences.isEmpty { return [] }
        let subject = subject()
        return differences.map { Change(subject, $0) }
    }

    private func areSame(
        _ first: Drawing.Setting.Value?,
        _ second: Drawing.Setting.Value?,
        _ tolerance: Double
    ) -> Bool {
        func areNear(_ first: Double, _ second: Double) -> Bool { first == second || abs(first - second) <= tolerance }
        return switch (first, second) {
        case (.number(let first)?, .number(let second)?): areNear(first, second)
        case (.numbers(let first)?, .numbers(let second)?):
            first.count == second.count && zip(first, second).allSatisfy(areNear)
        case (.color(let first)?, .color(let second)?): !differ(first, second)
        default: first == second
        }
    }

    /// The values in messages for settings that are missing.
    private static let standards = [
        "alignment": "center", "itemsAlignment": "center", "contentAlignment": "center", "gridRounding": "exact",
        "gridSpanDistribution": "equal", "start": "anywhere", "span": "1", "spacing": "default",
        "horizontalSpacing": "default", "verticalSpacing": "default", "minLength": "default", "x": "0", "y": "0",
        "top": "0", "leading": "0", "bottom": "0", "trailing": "0", "layoutPriority": "0", "zIndex": "0",
        "multilineTextAlignment": "leading", "lineSpacing": "0", "layoutDirection": "leftToRight",
        "imageScale": "medium", "font": "17", "weight": "400", "scrollOffset": "0 0", "blendMode": "normal",
    ]
}

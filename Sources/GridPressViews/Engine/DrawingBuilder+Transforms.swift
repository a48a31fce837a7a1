extension DrawingBuilder {
    /// Returns a transform about a point of a frame as an effect.
    ///
    /// Returns `nil` if the transform changes nothing. Also returns `nil`, and reports a finding, if the transformed
    /// frame can't be drawn.
    package func effect(
        _ transform: CGAffineTransform,
        about anchor: CGPoint,
        in frame: CGRect,
        kind: Drawing.Kind
    ) -> Drawing.Effect? {
        if transform.isIdentity { return nil }
        let effect = transform.about(anchor)
        let whole = effect.concatenating(transformAround)
        guard whole.isDrawable, whole.boundingBox(of: frame).isDrawable else {
            builder.findings.add(
                .undrawableTransform,
                .warning,
                at: place(of: kind),
                "A value of \(kind) is infinite, not a number, or moves the view out of range. The transform is ignored.",
                fix: "Use finite numbers that keep the view within \(Int(FigureLimits.length)) points of the origin."
            )
            return nil
        }
        return .transform(effect)
    }
}

extension CGAffineTransform {
    /// Whether each number is finite and within the limits.
    fileprivate var isDrawable: Bool {
        [a, b, c, d, tx, ty].allSatisfy { abs($0) <= FigureLimits.length }
    }
}

extension CGRect {
    /// Whether each side is finite and within the limits.
    fileprivate var isDrawable: Bool {
        [minX, minY, maxX, maxY].allSatisfy { abs($0) <= FigureLimits.length }
    }
}

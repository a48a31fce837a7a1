/// The difference between a part of a picture in one state and the same part in the last state.
package struct MotionPose: Equatable, Sendable {
    /// The translation, applied after the scale about the origin.
    package var shift = CGSize.zero
    package var scale = CGSize(width: 1, height: 1)
    package var opacity = 1.0
    /// Whether the part is shown.
    package var isShown = true
    /// The transform of an effect; `nil` for parts without a changing transform.
    package var turn: MotionTurn?
    /// The size of an outline; `nil` for parts whose outline doesn't change.
    package var outline: MotionOutline?
    package var fill: Drawing.Color?
    package var stroke: Drawing.Color?
    package var lineWidth: Double?

    package init() {}

    /// Returns the pose at a fraction of the way to another pose.
    package func mixed(with other: MotionPose, _ part: Double) -> MotionPose {
        if part == 0 { return self }
        if part == 1 { return other }
        var pose = self
        pose.shift = shift.mixed(with: other.shift, part)
        pose.scale = scale.mixed(with: other.scale, part)
        pose.opacity = min(max(opacity.mixed(with: other.opacity, part), 0), 1)
        // A part that appears or disappears is shown during the whole change.
        pose.isShown = part < 0 ? isShown : part > 1 ? other.isShown : isShown || other.isShown
        if let turn, let end = other.turn { pose.turn = turn.mixed(with: end, part) }
        if let outline, let end = other.outline { pose.outline = outline.mixed(with: end, part) }
        if let fill, let end = other.fill { pose.fill = fill.mixed(with: end, part) }
        if let stroke, let end = other.stroke { pose.stroke = stroke.mixed(with: end, part) }
        if let lineWidth, let end = other.lineWidth { pose.lineWidth = max(lineWidth.mixed(with: end, part), 0) }
        return pose
    }

    /// The transform of the scale and the shift.
    package var transform: CGAffineTransform {
        CGAffineTransform(a: scale.width, b: 0, c: 0, d: scale.height, tx: shift.width, ty: shift.height)
    }
}

/// A transform as steps that change separately: a scale, a slant and a rotation about a point, and a translation of
/// the point.
package struct MotionTurn: Equatable, Sendable {
    /// The point that the steps refer to.
    package var center: CGPoint
    /// The position that the point is moved to.
    package var place: CGPoint
    /// The angles of the rotation and of the slant, in radians.
    package var angle: Double
    package var slant: Double
    package var scale: CGSize

    /// Creates the steps of a transform.
    init(_ transform: CGAffineTransform, about center: CGPoint) {
        self.center = center
        place = center.applying(transform)
        let width = hypot(transform.a, transform.b)
        angle = width > 0 ? atan2(transform.b, transform.a) : 0
        let (sine, cosine) = (sin(angle), cos(angle))
        let (across, along) = (
            transform.c * cosine + transform.d * sine, transform.d * cosine - transform.c * sine
        )
        scale = CGSize(width: width, height: along)
        slant = abs(along) > 1e-9 ? atan(across / along) : 0
    }

    /// Returns the same transform with the rotation nearest to an angle.
    ///
    /// A half turn can also be written as a negative scale.
    func nearest(to goal: Double) -> MotionTurn {
        func turned(_ turn: MotionTurn) -> MotionTurn {
            var turn = turn
            turn.angle += ((goal - turn.angle) / (2 * .pi)).rounded(.toNearestOrEven) * 2 * .pi
            return turn
        }
        var mirrored = self
        mirrored.angle += .pi
        mirrored.scale = CGSize(width: -scale.width, height: -scale.height)
        let (plain, mirror) = (turned(self), turned(mirrored))
        // Transforms without a mirror image only differ in whole turns.
        guard scale.width * scale.height < 0 else { return plain }
        return abs(plain.angle - goal) <= abs(mirror.angle - goal) ? plain : mirror
    }

    func mixed(with other: MotionTurn, _ part: Double) -> MotionTurn {
        var turn = self
        turn.center = center.mixed(with: other.center, part)
        turn.place = place.mixed(with: other.place, part)
        turn.angle = angle.mixed(with: other.angle, part)
        turn.slant = slant.mixed(with: other.slant, part)
        turn.scale = scale.mixed(with: other.scale, part)
        return turn
    }

    /// The combined transform of all steps.
    package var transform: CGAffineTransform {
        CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
            .concatenating(CGAffineTransform(a: 1, b: 0, c: tan(slant), d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
    }
}

/// The size of an outline, without its position.
package enum MotionOutline: Equatable, Sendable {
    /// A rectangle with elliptic corners.
    case rect(CGSize, corner: CGSize)
    case circle(radius: Double)
    case ellipse(CGSize)
    /// The steps of a path, with their positions.
    case path([Path.Element])

    func mixed(with other: MotionOutline, _ part: Double) -> MotionOutline {
        switch (self, other) {
        case (.rect(let size, let corner), .rect(let newSize, let newCorner)):
            .rect(
                size.mixed(with: newSize, part).atLeastZero,
                corner: corner.mixed(with: newCorner, part).atLeastZero
            )
        case (.circle(let radius), .circle(let newRadius)):
            .circle(radius: max(radius.mixed(with: newRadius, part), 0))
        case (.ellipse(let size), .ellipse(let newSize)): .ellipse(size.mixed(with: newSize, part).atLeastZero)
        case (.path(let steps), .path(let newSteps)):
            .path(zip(steps, newSteps).map { $0.mixed(with: $1, part) })
        default: part < 1 ? self : other
        }
    }

    /// Returns the outline at the position of a path of the same form.
    func path(at path: Path) -> Path {
        switch (self, path.form) {
        case (.rect(let size, let corner), .rect(let rect)), (.rect(let size, let corner), .roundedRect(let rect, _)):
            Path(roundedRect: CGRect(origin: rect.standardized.origin, size: size), cornerSize: corner)
        case (.circle(let radius), .ellipse(let rect)):
            Path(ellipseIn: CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
        case (.ellipse(let size), .ellipse(let rect)):
            Path(
                ellipseIn: CGRect(
                    x: rect.midX - size.width / 2,
                    y: rect.midY - size.height / 2,
                    width: size.width,
                    height: size.height
                )
            )
        case (.path(let steps), _): Path(elements: steps)
        default: path
        }
    }
}

// MARK: - Numbers between two

extension Double {
    func mixed(with other: Double, _ part: Double) -> Double { self + (other - self) * part }
}

extension CGSize {
    func mixed(with other: CGSize, _ part: Double) -> CGSize {
        CGSize(width: width + (other.width - width) * part, height: height + (other.height - height) * part)
    }

    fileprivate var atLeastZero: CGSize { CGSize(width: max(width, 0), height: max(height, 0)) }
}

extension CGPoint {
    func mixed(with other: CGPoint, _ part: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}

extension CGRect {
    func mixed(with other: CGRect, _ part: Double) -> CGRect {
        CGRect(origin: origin.mixed(with: other.origin, part), size: size.mixed(with: other.size, part))
    }
}

extension Path.Element {
    /// Returns the step at a fraction of the way to another step of the same kind.
    fileprivate func mixed(with other: Path.Element, _ part: Double) -> Path.Element {
        switch (self, other) {
        case (.move(let point), .move(let end)): .move(to: point.mixed(with: end, part))
        case (.line(let point), .line(let end)): .line(to: point.mixed(with: end, part))
        case (.quadCurve(let point, let control), .quadCurve(let end, let newControl)):
            .quadCurve(to: point.mixed(with: end, part), control: control.mixed(with: newControl, part))
        case (.curve(let point, let first, let second), .curve(let end, let newFirst, let newSecond)):
            .curve(
                to: point.mixed(with: end, part),
                control1: first.mixed(with: newFirst, part),
                control2: second.mixed(with: newSecond, part)
            )
        default: part < 1 ? self : other
        }
    }
}

extension Drawing.Color {
    func mixed(with other: Drawing.Color, _ part: Double) -> Drawing.Color {
        Drawing.Color(light: light.mixed(with: other.light, part), dark: dark.mixed(with: other.dark, part))
    }
}

extension Drawing.RGBA {
    fileprivate func mixed(with other: Drawing.RGBA, _ part: Double) -> Drawing.RGBA {
        func channel(_ first: UInt8, _ second: UInt8) -> UInt8 {
            UInt8(min(max(Double(first).mixed(with: Double(second), part), 0), 255).rounded())
        }
        return Drawing.RGBA(
            red: channel(red, other.red),
            green: channel(green, other.green),
            blue: channel(blue, other.blue),
            alpha: min(max(alpha.mixed(with: other.alpha, part), 0), 1)
        )
    }
}

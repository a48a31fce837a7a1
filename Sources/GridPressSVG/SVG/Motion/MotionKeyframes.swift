/// The CSS keyframes of a movement: the values of its properties at points in time.
struct MotionKeyframes {
    /// A pose of a movement, with the timing to the next one.
    private struct Stop {
        var time: Double
        var pose: MotionPose
        var easing: CSSEasing
    }

    /// Declarations with placeholders for values.
    struct Text: Hashable {
        /// The text before, between and after the values.
        var pieces: [String] = [""]

        mutating func append(_ text: String) { pieces[pieces.count - 1] += text }
        mutating func appendValue() { pieces.append("") }
    }

    /// A value of a property.
    struct Value: Hashable {
        var light: String
        /// The value in the dark scheme; `nil` if it is the same.
        var dark: String?
    }

    private(set) var text = Text()
    private(set) var values: [Value] = []

    private let track: MotionTrack
    private let plan: MotionPlan
    private let scheme: Drawing.Scheme
    /// The common timing function of the figure, which keyframes leave out.
    private let commonEasing: CSSEasing
    private let properties: MotionProperties

    init(
        _ track: MotionTrack,
        rest: MotionPose,
        _ plan: MotionPlan,
        _ scheme: Drawing.Scheme,
        commonEasing: CSSEasing,
        tolerance: Double
    ) {
        self.track = track
        self.plan = plan
        self.scheme = scheme
        self.commonEasing = commonEasing
        properties = MotionProperties(track, rest: rest)
        var stops = stops(tolerance)
        // The end needs no keyframe if the attributes of the elements already describe it.
        let end = stops.removeLast()
        let isEndSaid = properties.needEnd
        var index = 0
        while index < stops.count {
            var count = 1
            while index + count < stops.count, stops[index + count].pose == stops[index].pose { count += 1 }
            let group = stops[index..<index + count]
            index += count
            // The last of several equal poses determines the timing.
            let selectors = group.map { percent($0.time) }
            let uniqueSelectors = selectors.enumerated().filter { !selectors[..<$0.offset].contains($0.element) }
            text.append(uniqueSelectors.map(\.element).joined(separator: ",") + "{")
            append(group[group.startIndex].pose, isEnd: false)
            append(group[group.endIndex - 1].easing)
            text.append("}")
        }
        if isEndSaid {
            text.append("100%{")
            append(end.pose, isEnd: true)
            text.append("}")
        }
    }

    private func percent(_ time: Double) -> String {
        let (passed, whole) = (plan.schedule.lead + time, plan.schedule.passDuration)
        return (whole > 0 ? passed / whole * 100 : 0).css(decimals: 4) + "%"
    }

    private func stops(_ tolerance: Double) -> [Stop] {
        let end = plan.schedule.duration + plan.schedule.tail
        var stops = [Stop(time: -plan.schedule.lead, pose: track.poses[0], easing: commonEasing)]
        func add(_ time: Double, _ pose: MotionPose, _ easing: CSSEasing) {
            let isThere = stops.last.map { time - $0.time < 1e-7 } ?? false
            if isThere {
                stops[stops.count - 1].easing = easing
            } else {
                stops.append(Stop(time: time, pose: pose, easing: easing))
            }
        }
        for (step, timing) in track.timings.enumerated() where track.changes(after: step) {
            var time = plan.schedule.starts[step] + timing.delay
            for pass in 0..<(timing.passCount ?? 1) {
                let isBack = timing.autoreverses && pass % 2 == 1
                if pass > 0, !timing.autoreverses { add(time - 1e-6, track.poses[step + 1], .immediate) }
                add(
                    time,
                    track.poses[isBack ? step + 1 : step],
                    CSSEasing(timing, isBack: isBack, tolerance: tolerance)
                )
                time += timing.duration
            }
            if time < end - 1e-7, timing.duration > 0 {
                add(time, track.poses[step + 1], commonEasing)
            }
        }
        stops.append(Stop(time: end, pose: track.poses[track.poses.count - 1], easing: commonEasing))
        return stops
    }

    // MARK: Declarations

    private mutating func append(_ easing: CSSEasing) {
        guard easing != commonEasing else { return }
        if let fallback = easing.fallback { text.append(";animation-timing-function:\(fallback)") }
        text.append(";animation-timing-function:\(easing.text)")
    }

    private mutating func append(value light: String, dark: String? = nil) {
        values.append(Value(light: light, dark: dark == light ? nil : dark))
        text.appendValue()
    }

    private mutating func append(_ pose: MotionPose, isEnd: Bool) {
        var isFirst = true
        func separator() -> String {
            defer { isFirst = false }
            return isFirst ? "" : ";"
        }
        for property in properties.properties where !isEnd || property.isSaidAtEnd {
            text.append(separator())
            append(property.kind, pose)
        }
    }

    private mutating func append(_ kind: MotionProperties.Kind, _ pose: MotionPose) {
        switch kind {
        case .shift(let horizontal, let vertical, let scales):
            text.append("transform:translate(")
            if horizontal { append(value: Double(pose.shift.width).cssPixels) } else { text.append("0") }
            if vertical {
                text.append(",")
                append(value: Double(pose.shift.height).cssPixels)
            }
            text.append(")")
            if scales { append(" scale", pose.scale.cssFactors) }
        case .turn(let turns, let slants, let scales):
            guard let turn = pose.turn else { return }
            append("transform:translate", [Double(turn.place.x).cssPixels, Double(turn.place.y).cssPixels])
            if turns { append(" rotate", [turn.angle.css(decimals: 6) + "rad"]) }
            if slants { append(" skewX", [turn.slant.css(decimals: 6) + "rad"]) }
            if scales { append(" scale", turn.scale.cssFactors) }
            append(" translate", [(-Double(turn.center.x)).cssPixels, (-Double(turn.center.y)).cssPixels])
        case .opacity: text.append("opacity:\(pose.opacity.css())")
        case .visibility: text.append(pose.isShown ? "visibility:visible" : "visibility:hidden")
        case .width:
            text.append("width:")
            append(value: outlineSize(pose).width)
        case .height:
            text.append("height:")
            append(value: outlineSize(pose).height)
        case .cornerWidth:
            text.append("rx:")
            append(value: corner(pose).width)
        case .cornerHeight:
            text.append("ry:")
            append(value: corner(pose).height)
        case .radius:
            guard case .circle(let radius) = pose.outline else { return }
            text.append("r:")
            append(value: radius.cssPixels)
        case .radii:
            guard case .ellipse(let size) = pose.outline else { return }
            text.append("rx:")
            append(value: Double(size.width / 2).cssPixels)
            text.append(";ry:")
            append(value: Double(size.height / 2).cssPixels)
        case .path:
            guard case .path(let steps) = pose.outline else { return }
            text.append("d:")
            append(value: "path(\"\(steps.map(\.css).joined())\")")
        case .fill(let hasAlpha): append("fill", pose.fill, hasAlpha: hasAlpha)
        case .stroke(let hasAlpha): append("stroke", pose.stroke, hasAlpha: hasAlpha)
        case .lineWidth:
            text.append("stroke-width:")
            append(value: (pose.lineWidth ?? 1).cssPixels)
        }
    }

    private mutating func append(_ function: String, _ values: [String]) {
        text.append(function + "(")
        for (index, value) in values.enumerated() {
            if index > 0 { text.append(",") }
            append(value: value)
        }
        text.append(")")
    }

    private func outlineSize(_ pose: MotionPose) -> (width: String, height: String) {
        guard case .rect(let size, _) = pose.outline else { return ("0px", "0px") }
        return (Double(size.width).cssPixels, Double(size.height).cssPixels)
    }

    private func corner(_ pose: MotionPose) -> (width: String, height: String) {
        guard case .rect(_, let corner) = pose.outline else { return ("0px", "0px") }
        return (Double(corner.width).cssPixels, Double(corner.height).cssPixels)
    }

    private mutating func append(_ name: String, _ color: Drawing.Color?, hasAlpha: Bool) {
        guard let color = color.map(scheme.resolved) else { return }
        text.append(name + ":")
        append(value: color.light.css, dark: color.dark.css)
        guard hasAlpha else { return }
        text.append(";\(name)-opacity:")
        append(value: color.light.alpha.css(), dark: color.dark.alpha.css())
    }
}

extension CGSize {
    /// The horizontal and the vertical factor of a scale.
    fileprivate var cssFactors: [String] { [Double(width).css(decimals: 6), Double(height).css(decimals: 6)] }
}

extension Drawing.RGBA {
    /// The color without its alpha.
    fileprivate var css: String {
        var bytes = ByteBuffer(capacity: 16)
        bytes.append(hexColor: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
        return bytes.string()
    }
}

extension Path.Element {
    /// The step in path data, always in the same form: CSS animates only between paths of equal commands.
    fileprivate var css: String {
        func list(_ points: CGPoint...) -> String {
            points.map { "\(Double($0.x).css()) \(Double($0.y).css())" }.joined(separator: " ")
        }
        return switch self {
        case .move(let point): "M" + list(point)
        case .line(let point): "L" + list(point)
        case .quadCurve(let point, let control): "Q" + list(control, point)
        case .curve(let point, let first, let second): "C" + list(first, second, point)
        case .closeSubpath: "Z"
        }
    }
}

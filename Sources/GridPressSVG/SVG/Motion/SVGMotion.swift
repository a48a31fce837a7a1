/// The movements of a picture: a class for each, and the rules that animate the classes.
///
/// Movements that differ only in lengths share their keyframes, with values in custom properties.
package struct SVGMotion {
    /// The movement of each element of the picture.
    let parts: [MotionPart]
    private let plan: MotionPlan
    private let scheme: Drawing.Scheme
    /// The most frequent timing function.
    private let commonEasing: CSSEasing
    /// The maximum error of a timing function, as a fraction of the whole change.
    private let tolerance: Double

    /// Whether readers can freeze the picture at a moment.
    private let canBeHeld: Bool

    /// Keyframes and the classes that use them.
    private struct Template {
        var text: MotionKeyframes.Text
        var classes: [(number: Int, values: [MotionKeyframes.Value])] = []
    }

    private struct Key: Hashable {
        var text: MotionKeyframes.Text
        var values: [MotionKeyframes.Value]
    }

    private var templates: [Template] = []
    private var templateOfText: [MotionKeyframes.Text: Int] = [:]
    private var classes: [Key: Int] = [:]

    init(_ plan: MotionPlan, _ scheme: Drawing.Scheme, canBeHeld: Bool = false) {
        self.canBeHeld = canBeHeld
        self.plan = plan
        self.scheme = scheme
        parts = plan.sharedParts()
        // The error is below a tenth of a point on the longest path. The steps keep files the same after tiny
        // changes.
        let longest = exp2((log2(max(plan.longestWay, 16) * 1.01) * 4).rounded(.up) / 4)
        let tolerance = max(0.06 / longest, 5e-5)
        self.tolerance = tolerance
        var counts: [Drawing.Timing: Int] = [:]
        var order: [Drawing.Timing] = []
        for part in parts {
            part.forEachTrack { track in
                for (step, timing) in track.timings.enumerated() where track.changes(after: step) {
                    if counts[timing] == nil { order.append(timing) }
                    counts[timing, default: 0] += 1
                }
            }
        }
        let most = counts.values.max()
        commonEasing = CSSEasing(order.first { counts[$0] == most } ?? .immediate, tolerance: tolerance)
    }

    /// Whether nothing moves.
    var isEmpty: Bool { templates.isEmpty || plan.schedule.passDuration <= 0 }

    /// Returns whether an element has a movement.
    func moves(_ index: Int) -> Bool { !parts[index].isStill }

    /// Returns the class number of a movement.
    ///
    /// - Parameters:
    ///   - track: The poses of the movement.
    ///   - rest: The pose that the element has without an animation.
    mutating func number(of track: MotionTrack, rest: MotionPose = MotionPose()) -> Int {
        let keyframes = MotionKeyframes(
            track,
            rest: rest,
            plan,
            scheme,
            commonEasing: commonEasing,
            tolerance: tolerance
        )
        let key = Key(text: keyframes.text, values: keyframes.values)
        if let number = classes[key] { return number }
        let number = classes.count + 1
        classes[key] = number
        let template = templateOfText[keyframes.text] ?? templates.count
        if template == templates.count {
            templateOfText[keyframes.text] = template
            templates.append(Template(text: keyframes.text))
        }
        templates[template].classes.append((number, keyframes.values))
        return number
    }

    // MARK: Rules

    /// Writes the rules.
    ///
    /// Animations have a duration only if the reader's settings allow motion.
    func writeRules(to writer: inout MarkupWriter) {
        guard !isEmpty else { return }
        writer.literal("@media screen and (prefers-reduced-motion:no-preference){#")
        writer.literal(FigureID.placeholder)
        writer.literal(" *{")
        writer.append(duration)
        writer.literal("}}#")
        writer.literal(FigureID.placeholder)
        writer.literal(" *{")
        writer.append(timing)
        writer.literal("}")
        var dark = MarkupWriter()
        for (number, template) in templates.enumerated() {
            let isShared = template.classes.count > 1 || template.classes[0].values.contains { $0.dark != nil }
            for isHeld in canBeHeld ? [false, true] : [false] {
                writeKeyframes(number, isShared: isShared, isHeld: isHeld, to: &writer)
            }
            guard isShared else { continue }
            for entry in template.classes {
                writer.append(entry.number, entry.values.map(\.light))
                if entry.values.contains(where: { $0.dark != nil }) {
                    dark.append(entry.number, entry.values.map(\.dark))
                }
            }
        }
        if scheme == .adaptive, !dark.isEmpty {
            writer.literal("@media (prefers-color-scheme:dark){")
            writer.elements(of: dark)
            writer.literal("}")
        }
    }

    /// Writes keyframes and the classes that use them.
    ///
    /// A picture frozen at a moment uses a copy of the keyframes under another name. The new name restarts the
    /// animation, and its delay selects the moment.
    private func writeKeyframes(_ number: Int, isShared: Bool, isHeld: Bool, to writer: inout MarkupWriter) {
        let template = templates[number]
        writer.literal("@keyframes ")
        writer.append(keyframes: number, isHeld: isHeld)
        writer.literal("{")
        for (index, piece) in template.text.pieces.enumerated() {
            if index > 0 {
                let value = template.classes[0].values[index - 1].light
                writer.append(isShared ? "var(\(Self.name(of: index - 1)))" : value)
            }
            writer.append(piece)
        }
        writer.literal("}")
        if isHeld { writer.literal(":has(label.moment>:checked) :is(") }
        for (index, entry) in template.classes.enumerated() {
            if index > 0 { writer.literal(",") }
            writer.append(class: entry.number)
        }
        writer.literal(isHeld ? "){animation-name:" : "{animation-name:")
        writer.append(keyframes: number, isHeld: isHeld)
        writer.literal("}")
    }

    private static func name(of value: Int) -> String {
        "--" + (value < 26 ? String(UnicodeScalar(UInt8(ascii: "a") + UInt8(value))) : "v\(value)")
    }

    /// The duration of all animations.
    private var duration: String {
        let schedule = plan.schedule
        let delay = schedule.delay > 0 ? ";animation-delay:\(schedule.delay.css(decimals: 6))s" : ""
        return "animation-duration:\(schedule.passDuration.css(decimals: 6))s\(delay);animation-fill-mode:backwards"
    }

    /// The timing function of all animations.
    private var timing: String {
        let schedule = plan.schedule
        var text = commonEasing.fallback.map { "animation-timing-function:\($0);" } ?? ""
        text += "animation-timing-function:\(commonEasing.text)"
        if schedule.repeats {
            text += ";animation-iteration-count:" + (schedule.passCount.map(String.init) ?? "infinite")
            if schedule.autoreverses { text += ";animation-direction:alternate" }
        }
        return text
    }

    fileprivate static func declarations(_ values: [String?]) -> String {
        values.enumerated().compactMap { index, value in value.map { "\(name(of: index)):\($0)" } }
            .joined(separator: ";")
    }
}

extension MarkupWriter {
    fileprivate var isEmpty: Bool { bytes.count == 0 }

    fileprivate mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append($0) }
    }

    fileprivate mutating func append(class number: Int) {
        bytes.append(UInt8(ascii: "."))
        bytes.append(motionClass: number)
    }

    fileprivate mutating func append(keyframes number: Int, isHeld: Bool) {
        bytes.appendFigurePrefix()
        bytes.append(UInt8(ascii: isHeld ? "h" : "m"))
        bytes.append(number)
    }

    fileprivate mutating func append(_ number: Int, _ values: [String?]) {
        append(class: number)
        literal("{")
        append(SVGMotion.declarations(values))
        literal("}")
    }
}

extension ByteBuffer {
    /// Appends the class of a movement.
    mutating func append(motionClass number: Int) {
        appendFigurePrefix()
        append(number)
    }
}

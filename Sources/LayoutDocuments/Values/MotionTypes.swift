extension ValueType where Value == Double {
    /// A time in seconds.
    static let seconds = ValueType(
        Notation("seconds", "a number of seconds from 0 to 3600, such as 0.5", pattern: number.notation.pattern)
    ) { text in
        number.value(of: text).flatMap { (0...3600).contains($0) ? $0 : nil }
    }

    /// Returns a number type with a range, for arguments of calls.
    fileprivate static func number(_ range: ClosedRange<Double>) -> ValueType {
        ValueType(number.notation) { text in
            number.value(of: text).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension ValueType where Value == Int {
    /// The number of repetitions of an animation.
    fileprivate static let repetitions = ValueType(count.notation) { text in
        count.value(of: text).flatMap { (1...1000).contains($0) ? $0 : nil }
    }
}

extension ValueType where Value == Animation {
    /// The animation of a change.
    static let animation = ValueType(
        Notation(
            "animation",
            "an animation such as easeInOut, easeInOut(duration:0.8), spring(duration:0.6 bounce:0.3), "
                + "bouncy(duration:0.6 extraBounce:0.1) or timingCurve(0.2 0 0 1 duration:0.5), optionally "
                + "followed by .delay(0.2), .speed(2), .repeatCount(3 autoreverses:false) or .repeatForever",
            words: named.map(\.key),
            pattern: Notation.anything
        )
    ) { text in
        if let animation = animations[String(text.first == "." ? text.dropFirst() : text)] { return animation }
        guard let chain = CallChain(text) else { return nil }
        do throws(InvalidCall) {
            var animation = try Animation(chain.calls[0])
            for call in chain.calls.dropFirst() { animation = try animation.applying(call) }
            return animation
        } catch {
            return nil
        }
    }

    fileprivate static let animations = Dictionary(named.map { ($0.key, $0.value) }) { first, _ in first }

    private static let named: KeyValuePairs<String, Animation> = [
        "default": .default, "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
        "spring": .spring, "bouncy": .bouncy, "smooth": .smooth, "snappy": .snappy,
    ]
}

extension Animation {
    /// Creates an animation from its notation in documents; `nil` if the text isn't valid.
    package init?(written text: String) {
        guard let animation = ValueType<Animation>.animation.value(of: text[...]) else { return nil }
        self = animation
    }

    /// The expected values in documents, as the end of the sentence "Use …".
    package static var expectation: String { ValueType<Animation>.animation.notation.expectation }

    /// The default duration of timing curves, in seconds.
    private static let curveDuration = 0.35
    /// The default duration of springs, in seconds.
    private static let springDuration = 0.5

    /// Creates the animation of a call.
    fileprivate init(_ call: FunctionCall) throws(InvalidCall) {
        var call = call
        if call.isPlain {
            guard let animation = ValueType<Animation>.animations[String(call.name)] else { throw InvalidCall() }
            self = animation
            return
        }
        func duration(_ missing: Double) throws(InvalidCall) -> Double {
            try call.take("duration", .seconds, or: missing, mayLackLabel: true)
        }
        func extraBounce() throws(InvalidCall) -> Double {
            try call.take("extraBounce", .number(-0.5...0.5), or: 0)
        }
        switch call.name {
        case "linear": self = .linear(duration: try duration(Self.curveDuration))
        case "easeIn": self = .easeIn(duration: try duration(Self.curveDuration))
        case "easeOut": self = .easeOut(duration: try duration(Self.curveDuration))
        case "easeInOut": self = .easeInOut(duration: try duration(Self.curveDuration))
        case "spring":
            let bounce = try call.take("bounce", .number(-0.9...0.9), or: 0)
            self = .spring(duration: try duration(Self.springDuration), bounce: bounce)
        case "bouncy":
            self = .bouncy(duration: try duration(Self.springDuration), extraBounce: try extraBounce())
        case "smooth":
            self = .smooth(duration: try duration(Self.springDuration), extraBounce: try extraBounce())
        case "snappy":
            self = .snappy(duration: try duration(Self.springDuration), extraBounce: try extraBounce())
        case "timingCurve":
            let length = try call.take("duration", .seconds, or: Self.curveDuration)
            var points: [Double] = []
            for range in [0.0...1, -10...10, 0...1, -10...10] {
                points.append(try call.take("", .number(range), mayLackLabel: true))
            }
            self = .timingCurve(points[0], points[1], points[2], points[3], duration: length)
        default: throw InvalidCall()
        }
        try call.end()
    }

    /// Returns the animation with the effect of a call, such as `delay`.
    fileprivate func applying(_ call: FunctionCall) throws(InvalidCall) -> Animation {
        var call = call
        let animation: Animation
        switch call.name {
        case "delay": animation = delay(try call.take("", .seconds, mayLackLabel: true))
        case "speed": animation = speed(try call.take("", .number(0.01...100), mayLackLabel: true))
        case "repeatCount":
            let count = try call.take("", .repetitions, mayLackLabel: true)
            animation = repeatCount(count, autoreverses: try call.take("autoreverses", .truth, or: true))
        case "repeatForever": animation = repeatForever(autoreverses: try call.take("autoreverses", .truth, or: true))
        default: throw InvalidCall()
        }
        try call.end()
        return animation
    }
}

extension ValueType where Value == AnyTransition {
    /// The transition of a view that is inserted or removed.
    static let transition = ValueType(
        Notation(
            "transition",
            "a transition such as opacity, scale, scale(0.5 anchor:top), slide, move(edge:top), push(from:leading), "
                + "offset(x:0 y:20) or asymmetric(insertion:scale removal:opacity), optionally followed by "
                + ".combined(with:opacity) or .animation(easeIn)",
            words: named.map(\.key),
            pattern: Notation.anything
        )
    ) { read($0, nested: 0) }

    /// The deepest nesting of transitions.
    private static let mostLevels = 4

    private static func read(_ text: Substring, nested level: Int) -> AnyTransition? {
        guard level < mostLevels, let chain = CallChain(text) else { return nil }
        let inner = ValueType(Notation("transition", "")) { read($0, nested: level + 1) }
        do throws(InvalidCall) {
            var transition = try make(chain.calls[0], inner)
            for call in chain.calls.dropFirst() {
                var call = call
                switch call.name {
                case "combined": transition = transition.combined(with: try call.take("with", inner))
                case "animation":
                    transition = transition.animation(try call.take("", .animation, mayLackLabel: true))
                default: throw InvalidCall()
                }
                try call.end()
            }
            return transition
        } catch {
            return nil
        }
    }

    /// Returns the transition of a call.
    private static func make(_ call: FunctionCall, _ inner: ValueType) throws(InvalidCall) -> AnyTransition {
        var call = call
        if call.isPlain {
            guard let transition = transitions[String(call.name)] else { throw InvalidCall() }
            return transition
        }
        let transition: AnyTransition
        switch call.name {
        case "scale":
            let anchor = try call.take("anchor", .unitPoint, or: .center)
            transition = .scale(scale: try call.take("scale", .size, or: 0, mayLackLabel: true), anchor: anchor)
        case "move": transition = .move(edge: try call.take("edge", .edge, mayLackLabel: true))
        case "push": transition = .push(from: try call.take("from", .edge, mayLackLabel: true))
        case "offset":
            let x = try call.take("x", .length, or: 0, mayLackLabel: true)
            transition = .offset(x: x, y: try call.take("y", .length, or: 0, mayLackLabel: true))
        case "asymmetric":
            transition = .asymmetric(
                insertion: try call.take("insertion", inner),
                removal: try call.take("removal", inner)
            )
        default: throw InvalidCall()
        }
        try call.end()
        return transition
    }

    private static let transitions = Dictionary(named.map { ($0.key, $0.value) }) { first, _ in first }

    private static let named: KeyValuePairs<String, AnyTransition> = [
        "opacity": .opacity, "scale": .scale, "slide": .slide, "identity": .identity, "blurReplace": .blurReplace,
    ]
}

/// A movement of a symbol; in a still picture it doesn't move.
public struct SymbolEffect: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// Appearing.
    public static let appear = SymbolEffect("appear")
    /// The usual one.
    public static let automatic = SymbolEffect("automatic")
    /// Jumping.
    public static let bounce = SymbolEffect("bounce")
    /// Breathing.
    public static let breathe = SymbolEffect("breathe")
    /// Disappearing.
    public static let disappear = SymbolEffect("disappear")
    /// Being drawn.
    public static let drawOn = SymbolEffect("drawOn")
    /// Being drawn backwards.
    public static let drawOff = SymbolEffect("drawOff")
    /// Beating.
    public static let pulse = SymbolEffect("pulse")
    /// Giving way to another symbol.
    public static let replace = SymbolEffect("replace")
    /// Turning.
    public static let rotate = SymbolEffect("rotate")
    /// Growing and shrinking.
    public static let scale = SymbolEffect("scale")
    /// Layers that light up one by one.
    public static let variableColor = SymbolEffect("variableColor")
    /// Wiggling.
    public static let wiggle = SymbolEffect("wiggle")

    /// The same, upwards.
    public var up: SymbolEffect { self }
    /// The same, downwards.
    public var down: SymbolEffect { self }
    /// The same, to the left.
    public var left: SymbolEffect { self }
    /// The same, to the right.
    public var right: SymbolEffect { self }
    /// The same, in the direction of reading.
    public var forward: SymbolEffect { self }
    /// The same, against the direction of reading.
    public var backward: SymbolEffect { self }
    /// The same, clockwise.
    public var clockwise: SymbolEffect { self }
    /// The same, counterclockwise.
    public var counterClockwise: SymbolEffect { self }
    /// The same, layer by layer.
    public var byLayer: SymbolEffect { self }
    /// The same, as a whole.
    public var wholeSymbol: SymbolEffect { self }
    /// The same, part by part.
    public var individually: SymbolEffect { self }
    /// The same, with one layer at a time.
    public var iterative: SymbolEffect { self }
    /// The same, with layers that stay.
    public var cumulative: SymbolEffect { self }
    /// The same, forth and back.
    public var reversing: SymbolEffect { self }
    /// The same, only forth.
    public var nonReversing: SymbolEffect { self }
    /// The same, with other layers hidden.
    public var hideInactiveLayers: SymbolEffect { self }
    /// The same, with other layers faint.
    public var dimInactiveLayers: SymbolEffect { self }
    /// The same, with a beat.
    public var pulse: SymbolEffect { self }
    /// The same, without a beat.
    public var plain: SymbolEffect { self }
    /// The same, with both symbols moving down and up.
    public var downUp: SymbolEffect { self }
    /// The same, with both symbols moving up.
    public var upUp: SymbolEffect { self }
    /// The same, with the new symbol moving up.
    public var offUp: SymbolEffect { self }

    /// Returns the same, with what both symbols share staying where it is.
    public func magic(fallback: SymbolEffect) -> SymbolEffect { self }

    /// Returns the same, at an angle.
    public func custom(angle: Angle) -> SymbolEffect { self }
}

/// The speed and the repetitions of a movement of a symbol.
public struct SymbolEffectOptions: Hashable, Sendable {
    private init() {}

    /// Once, as fast as usual.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()

    /// Again and again.
    public var repeating: SymbolEffectOptions { self }
    /// Once.
    public var nonRepeating: SymbolEffectOptions { self }

    /// Returns a speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

    /// Returns a number of repetitions.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

    /// Returns a way of repeating.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }

    /// Returns the same with a speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }

    /// Returns the same with a number of repetitions.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

    /// Returns the same with a way of repeating.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

    /// A way of repeating a movement.
    public struct RepeatBehavior: Hashable, Sendable {
        private init() {}

        /// Without an end.
        public static let continuous = RepeatBehavior()
        /// With pauses.
        public static let periodic = RepeatBehavior()

        /// Returns a way with pauses.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
    }
}

nonisolated extension View {
    /// Has no effect in a static rendering: symbols don't move.
    public func symbolEffect<Value: Equatable>(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        value: Value
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: symbols don't move.
    public func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: symbols don't move.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }

    /// Has no effect in a static rendering, which knows no variable value.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }

    /// Has no effect in a static rendering: symbols have one color.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { self }
}

/// The way in which a symbol shows a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String

    /// By the colors of layers.
    public static let color = SymbolVariableValueMode(name: "color")
    /// By the length of lines.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// The way in which the layers of a symbol are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String

    /// With colors.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// With gradients.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension ContentTransition {
    /// A change of symbols.
    public static var symbolEffect: ContentTransition { .identity }

    /// Returns a change of symbols.
    public static func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .identity
    }
}

extension AnyTransition {
    /// A symbol that comes or goes: it fades.
    public static var symbolEffect: AnyTransition { .opacity }

    /// Returns a symbol that comes or goes: it fades.
    public static func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        .opacity
    }
}

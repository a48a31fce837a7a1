import GridPressViews

/// An animation of a symbol.
///
/// Has no effect in a static rendering.
public struct SymbolEffect: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// The symbol appears.
    public static let appear = SymbolEffect("appear")
    /// The default effect.
    public static let automatic = SymbolEffect("automatic")
    /// The symbol bounces.
    public static let bounce = SymbolEffect("bounce")
    /// The symbol grows and shrinks slowly.
    public static let breathe = SymbolEffect("breathe")
    /// The symbol disappears.
    public static let disappear = SymbolEffect("disappear")
    /// The symbol is drawn line by line.
    public static let drawOn = SymbolEffect("drawOn")
    /// The symbol is erased line by line.
    public static let drawOff = SymbolEffect("drawOff")
    /// The symbol fades in and out.
    public static let pulse = SymbolEffect("pulse")
    /// Another symbol replaces the symbol.
    public static let replace = SymbolEffect("replace")
    /// The symbol rotates.
    public static let rotate = SymbolEffect("rotate")
    /// The symbol changes its scale.
    public static let scale = SymbolEffect("scale")
    /// The layers of the symbol are highlighted one by one.
    public static let variableColor = SymbolEffect("variableColor")
    /// The symbol wiggles.
    public static let wiggle = SymbolEffect("wiggle")

    /// The effect, upwards.
    public var up: SymbolEffect { self }
    /// The effect, downwards.
    public var down: SymbolEffect { self }
    /// The effect, to the left.
    public var left: SymbolEffect { self }
    /// The effect, to the right.
    public var right: SymbolEffect { self }
    /// The effect, in the layout direction.
    public var forward: SymbolEffect { self }
    /// The effect, against the layout direction.
    public var backward: SymbolEffect { self }
    /// The effect, clockwise.
    public var clockwise: SymbolEffect { self }
    /// The effect, counterclockwise.
    public var counterClockwise: SymbolEffect { self }
    /// The effect, layer by layer.
    public var byLayer: SymbolEffect { self }
    /// The effect, for the whole symbol.
    public var wholeSymbol: SymbolEffect { self }
    /// The effect, part by part.
    public var individually: SymbolEffect { self }
    /// The effect, with one highlighted layer at a time.
    public var iterative: SymbolEffect { self }
    /// The effect, with layers that stay highlighted.
    public var cumulative: SymbolEffect { self }
    /// The effect, back and forth.
    public var reversing: SymbolEffect { self }
    /// The effect, in one direction.
    public var nonReversing: SymbolEffect { self }
    /// The effect, with hidden inactive layers.
    public var hideInactiveLayers: SymbolEffect { self }
    /// The effect, with dimmed inactive layers.
    public var dimInactiveLayers: SymbolEffect { self }
    /// The effect, with fading.
    public var pulse: SymbolEffect { self }
    /// The effect, without fading.
    public var plain: SymbolEffect { self }
    /// The effect, with both symbols moving down and up.
    public var downUp: SymbolEffect { self }
    /// The effect, with both symbols moving up.
    public var upUp: SymbolEffect { self }
    /// The effect, with the new symbol moving up.
    public var offUp: SymbolEffect { self }

    /// Returns the effect unchanged.
    public func magic(fallback: SymbolEffect) -> SymbolEffect { self }

    /// Returns the effect unchanged.
    public func custom(angle: Angle) -> SymbolEffect { self }
}

/// The speed and the repetitions of a symbol effect.
///
/// Has no effect in a static rendering.
public struct SymbolEffectOptions: Hashable, Sendable {
    private init() {}

    /// The default options: once, at normal speed.
    public static let `default` = SymbolEffectOptions()
    /// The options for endless repetition.
    public static let repeating = SymbolEffectOptions()
    /// The options for a single run.
    public static let nonRepeating = SymbolEffectOptions()

    /// The options for endless repetition.
    public var repeating: SymbolEffectOptions { self }
    /// The options for a single run.
    public var nonRepeating: SymbolEffectOptions { self }

    /// Returns options with a speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

    /// Returns options with a number of repetitions.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

    /// Returns options with a behavior of repetition.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }

    /// Returns the options unchanged.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }

    /// Returns the options unchanged.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

    /// Returns the options unchanged.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

    /// The repetition of a symbol effect.
    ///
    /// Has no effect in a static rendering.
    public struct RepeatBehavior: Hashable, Sendable {
        private init() {}

        /// Repetition without pauses.
        public static let continuous = RepeatBehavior()
        /// Repetition with pauses.
        public static let periodic = RepeatBehavior()

        /// Returns a repetition with pauses.
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

    /// Has no effect: GridPress draws symbols without a variable value.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }

    /// Has no effect: GridPress draws symbols in one color.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { self }
}

/// The rendering of a symbol's variable value.
///
/// Has no effect in a static rendering.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String

    /// The value changes the colors of layers.
    public static let color = SymbolVariableValueMode(name: "color")
    /// The value changes the length of lines.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// The fill of a symbol's layers.
///
/// Has no effect in a static rendering.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String

    /// Flat colors.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// Gradients.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension ContentTransition {
    /// The transition between symbols.
    ///
    /// Has no effect in a static rendering.
    public static var symbolEffect: ContentTransition { .identity }

    /// Returns the transition between symbols, which has no effect in a static rendering.
    public static func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .identity
    }
}

extension AnyTransition {
    /// The transition of a symbol that appears or disappears: it fades.
    public static var symbolEffect: AnyTransition { .opacity }

    /// Returns the transition of a symbol that appears or disappears: it fades.
    public static func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        .opacity
    }
}

// Names of SwiftUI that have no effect in a still picture: they exist so that sources compile.

public struct SymbolEffect: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    public static let appear = SymbolEffect("appear"), automatic = SymbolEffect("automatic")
    public static let bounce = SymbolEffect("bounce"), breathe = SymbolEffect("breathe")
    public static let disappear = SymbolEffect("disappear"), drawOn = SymbolEffect("drawOn")
    public static let drawOff = SymbolEffect("drawOff"), pulse = SymbolEffect("pulse")
    public static let replace = SymbolEffect("replace"), rotate = SymbolEffect("rotate"), scale = SymbolEffect("scale")
    public static let variableColor = SymbolEffect("variableColor"), wiggle = SymbolEffect("wiggle")
    public var up: SymbolEffect { self }
    public var down: SymbolEffect { self }
    public var left: SymbolEffect { self }
    public var right: SymbolEffect { self }
    public var forward: SymbolEffect { self }
    public var backward: SymbolEffect { self }
    public var clockwise: SymbolEffect { self }
    public var counterClockwise: SymbolEffect { self }
    public var byLayer: SymbolEffect { self }
    public var wholeSymbol: SymbolEffect { self }
    public var individually: SymbolEffect { self }
    public var iterative: SymbolEffect { self }
    public var cumulative: SymbolEffect { self }
    public var reversing: SymbolEffect { self }
    public var nonReversing: SymbolEffect { self }
    public var hideInactiveLayers: SymbolEffect { self }
    public var dimInactiveLayers: SymbolEffect { self }
    public var pulse: SymbolEffect { self }
    public var plain: SymbolEffect { self }
    public var downUp: SymbolEffect { self }
    public var upUp: SymbolEffect { self }
    public var offUp: SymbolEffect { self }
    public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
    public func custom(angle: Angle) -> SymbolEffect { self }
}

public struct SymbolEffectOptions: Hashable, Sendable {
    private init() {}
    public static let `default` = SymbolEffectOptions(), repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

    public struct RepeatBehavior: Hashable, Sendable {
        private init() {}
        public static let continuous = RepeatBehavior(), periodic = RepeatBehavior()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
    }
}

nonisolated extension View {
    public func symbolEffect<Value: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
    ) -> Self { self }

    public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true)
        -> Self
    { self }

    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { self }
}

public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    public static let color = SymbolVariableValueMode(name: "color"), draw = SymbolVariableValueMode(name: "draw")
}

public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension ContentTransition {
    public static var symbolEffect: ContentTransition { .identity }

    public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default)
        -> ContentTransition
    { .identity }
}

extension AnyTransition {
    public static var symbolEffect: AnyTransition { .opacity }

    public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> AnyTransition {
        .opacity
    }
}

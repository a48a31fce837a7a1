// Settings of a device and of its reader, which a figure has at their defaults; views can be given others.

/// The contrast of colors that people like to see.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
    /// The default contrast.
    case standard
    /// More contrast.
    case increased
}

/// The state of the controls of a window.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
    /// The controls of the window that is used.
    case key
    /// The controls of a window that can be used.
    case active
    /// The controls of another window.
    case inactive
}

/// The prominence of a header.
public enum Prominence: Hashable, Sendable {
    /// The default.
    case standard
    /// More.
    case increased
}

extension EnvironmentValues {
    /// Whether a screen reader is used.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether switches are used.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether help of any kind is used.
    public var accessibilityEnabled: Bool { false }
    /// Whether colors are inverted.
    public var accessibilityInvertColors: Bool { false }
    /// Whether buttons have outlines.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether flashing lights are dimmed.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether images move: in a still picture they don't.
    public var accessibilityPlayAnimatedImages: Bool { false }
    /// Whether small items are enlarged on a long touch.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether gestures of the hand are used.
    public var accessibilityQuickActionsEnabled: Bool { false }

    /// The contrast of colors that people like to see.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    /// The state of the controls of a window: a picture shows the window that is used.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// Whether a window is seen as the one that is used.
    public var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }

    /// Whether the view has the focus: no view has.
    public var isFocused: Bool { false }

    /// Whether a screen is dimmed, as one that is always on.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }

    /// The prominence of headers of sections.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// The prominence of badges.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }

    /// The style of what lies behind everything inside a view, where one is set.
    public var backgroundStyle: AnyShapeStyle? {
        get { values.styles.background }
        set { values.styles.background = newValue }
    }

    /// The key that presses the control around.
    public var keyboardShortcut: KeyboardShortcut? { nil }

    /// The order of the items of menus.
    public var menuOrder: MenuOrder { .automatic }

    /// Whether corrections are off.
    public var autocorrectionDisabled: Bool { false }

    private enum ControlActiveStateKey: EnvironmentKey { static let defaultValue = ControlActiveState.key }
    private enum IsLuminanceReducedKey: EnvironmentKey { static let defaultValue = false }
    private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
    private enum BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int

    /// Less than by default.
    public static let decreased = BadgeProminence(level: -1)
    /// The default.
    public static let standard = BadgeProminence(level: 0)
    /// More than by default.
    public static let increased = BadgeProminence(level: 1)
}

nonisolated extension View {
    /// Sets how much headers of sections stand out; a picture draws them all alike.
    public func headerProminence(_ prominence: Prominence) -> ModifiedView<Self> {
        environment(\.headerProminence, prominence)
    }

    /// Sets how much badges stand out.
    public func badgeProminence(_ prominence: BadgeProminence) -> ModifiedView<Self> {
        environment(\.badgeProminence, prominence)
    }
}

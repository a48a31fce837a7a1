// Settings of a device and of its reader. A figure has their defaults; some can be set for views.

extension EnvironmentValues {
    /// A Boolean value that indicates whether VoiceOver is on.
    ///
    /// Always `false` in a static rendering.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// A Boolean value that indicates whether Switch Control is on.
    ///
    /// Always `false` in a static rendering.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// A Boolean value that indicates whether an assistive technology is on; `false` by default.
    @Entry public var accessibilityEnabled: Bool = false

    /// A Boolean value that indicates whether colors are inverted.
    ///
    /// Always `false` in a static rendering.
    public var accessibilityInvertColors: Bool { false }
    /// A Boolean value that indicates whether buttons have outlines.
    ///
    /// Always `false` in a static rendering.
    public var accessibilityShowButtonShapes: Bool { false }
    /// A Boolean value that indicates whether flashing lights are dimmed.
    ///
    /// Always `false` in a static rendering.
    public var accessibilityDimFlashingLights: Bool { false }
    /// A Boolean value that indicates whether animated images play.
    ///
    /// Always `false` in a static rendering.
    public var accessibilityPlayAnimatedImages: Bool { false }
    /// A Boolean value that indicates whether a long press enlarges small items.
    ///
    /// Always `false` in a static rendering.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// A Boolean value that indicates whether hand gestures trigger actions.
    ///
    /// Always `false` in a static rendering.
    public var accessibilityQuickActionsEnabled: Bool { false }

    /// The contrast of colors that the reader prefers.
    ///
    /// Always `standard` in a static rendering.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    /// The state of the controls of a window.
    ///
    /// The default is `key`.
    @Entry public var controlActiveState: ControlActiveState = .key

    /// A Boolean value that indicates whether a window appears active.
    ///
    /// The default is `true`.
    ///
    /// Setting it sets `controlActiveState` to `key` or `inactive`.
    public var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }

    /// A Boolean value that indicates whether the view has the focus.
    ///
    /// Always `false` in a static rendering.
    public var isFocused: Bool { false }

    /// A Boolean value that indicates whether the screen is dimmed, as an always-on display.
    ///
    /// The default is `false`.
    @Entry public var isLuminanceReduced: Bool = false

    /// The prominence of section headers.
    ///
    /// The default is `standard`.
    @Entry public var headerProminence: Prominence = .standard

    /// The prominence of badges.
    ///
    /// The default is `standard`.
    @Entry public var badgeProminence: BadgeProminence = .standard

    /// The style of backgrounds inside the view; `nil` if none is set.
    public var backgroundStyle: AnyShapeStyle? {
        get { values.styles.background }
        set { values.styles.background = newValue }
    }

    /// The keyboard shortcut of the control around the view.
    ///
    /// Always `nil` in a static rendering.
    public var keyboardShortcut: KeyboardShortcut? { nil }

    /// The order of menu items.
    ///
    /// Always `automatic`: menus are drawn closed.
    public var menuOrder: MenuOrder { .automatic }

    /// A Boolean value that indicates whether autocorrection is off.
    ///
    /// Always `false` in a static rendering.
    public var autocorrectionDisabled: Bool { false }
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int

    /// A lower prominence.
    public static let decreased = BadgeProminence(level: -1)
    /// The default prominence.
    public static let standard = BadgeProminence(level: 0)
    /// A higher prominence.
    public static let increased = BadgeProminence(level: 1)
}

nonisolated extension View {
    /// Sets the prominence of section headers.
    ///
    /// Has no effect on built-in views, which draw all headers alike; custom views can read it.
    public func headerProminence(_ prominence: Prominence) -> ModifiedView<Self> {
        environment(\.headerProminence, prominence)
    }

    /// Sets the prominence of badges.
    ///
    /// Has no effect on built-in views, which draw all badges alike; custom views can read it.
    public func badgeProminence(_ prominence: BadgeProminence) -> ModifiedView<Self> {
        environment(\.badgeProminence, prominence)
    }
}

// Made by Scripts/generate-vocabulary from Scripts/vocabulary/GridPressNoOpModifiers.txt. Don't edit.
// swift-format-ignore-file

public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let voiceOver: AccessibilityTechnologies = AccessibilityTechnologies(rawValue: 1)
    public static let switchControl: AccessibilityTechnologies = AccessibilityTechnologies(rawValue: 2)
}

public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction: ContentShapeKinds = ContentShapeKinds(rawValue: 1)
    public static let dragPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect: ContentShapeKinds = ContentShapeKinds(rawValue: 8)
    public static let focusEffect: ContentShapeKinds = ContentShapeKinds(rawValue: 16)
    public static let accessibility: ContentShapeKinds = ContentShapeKinds(rawValue: 32)
}

public struct FocusInteractions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate: FocusInteractions = FocusInteractions(rawValue: 1)
    public static let edit: FocusInteractions = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension FrameResizeDirection {
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let inward: FrameResizeDirection.Set = FrameResizeDirection.Set(rawValue: 1)
        public static let outward: FrameResizeDirection.Set = FrameResizeDirection.Set(rawValue: 2)
        public static let all: FrameResizeDirection.Set = [inward, outward]
    }
}

public struct GestureMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture: GestureMask = GestureMask(rawValue: 1)
    public static let subviews: GestureMask = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

extension KeyPress {
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down: KeyPress.Phases = KeyPress.Phases(rawValue: 1)
        public static let `repeat`: KeyPress.Phases = KeyPress.Phases(rawValue: 2)
        public static let up: KeyPress.Phases = KeyPress.Phases(rawValue: 4)
        public static let all: KeyPress.Phases = [.down, .repeat, .up]
    }
}

extension SearchSuggestionsPlacement {
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu: SearchSuggestionsPlacement.Set = SearchSuggestionsPlacement.Set(rawValue: 1)
        public static let content: SearchSuggestionsPlacement.Set = SearchSuggestionsPlacement.Set(rawValue: 2)
    }
}

public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text: SubmitTriggers = SubmitTriggers(rawValue: 1)
    public static let search: SubmitTriggers = SubmitTriggers(rawValue: 2)
}

public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The item is always available for customization.
    public static let alwaysAvailable: ToolbarCustomizationOptions = ToolbarCustomizationOptions(rawValue: 1)
}

public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }

extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// The style with a rounded border.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

public struct DefaultWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

public struct TitleBarWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == TitleBarWindowStyle {
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

public struct PlainWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == PlainWindowStyle {
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

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

public enum AXCustomContentImportance: Hashable, Sendable {
    case `default`
    /// Always read.
    case high
}

public enum AdaptableTabBarPlacement: Hashable, Sendable {
    case automatic
    case tabBar
    case sidebar
}

public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
    case automatic
    case enabled
    case disabled
}

public enum ButtonRepeatBehavior: Hashable, Sendable {
    case automatic
    case enabled
    case disabled
}

public enum DialogSeverity: Hashable, Sendable {
    case automatic
    case standard
    case critical
}

public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    case low
    case medium
    case high
}

public enum DropOperation: Hashable, Sendable {
    case cancel
    case forbidden
    case copy
    case move
}

public enum GlassBackgroundDisplayMode: Hashable, Sendable {
    /// Always.
    case always
    /// Only if no view around it has glass.
    case implicit
    /// Never.
    case never
}

public enum HoverEffect: Hashable, Sendable {
    case automatic
    case highlight
    case lift
}

public enum KitTextAutocapitalizationType: Int, Hashable, Sendable {
    case none
    case words
    case sentences
    case allCharacters
}

public enum MoveCommandDirection: Hashable, Sendable {
    case up
    case down
    case left
    case right
}

public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
    case all
    case team
    case group
    case ownProcess
}

public enum NavigationSplitViewStyle: Hashable, Sendable {
    case automatic
    case balanced
    case prominentDetail
}

public enum PresentationAdaptation: Hashable, Sendable {
    case automatic
    case none
    case popover
    case sheet
    case fullScreenCover
}

public enum PresentationContentInteraction: Hashable, Sendable {
    case automatic
    case resizes
    case scrolls
}

public enum SceneLaunchBehavior: Hashable, Sendable {
    case automatic
    case presented
    case suppressed
}

public enum SceneRestorationBehavior: Hashable, Sendable {
    case automatic
    case disabled
}

public enum ScrollBounceBehavior: Hashable, Sendable {
    case automatic
    case always
    /// A bounce only if the content is larger than the scroll view.
    case basedOnSize
}

public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
    case automatic
    case immediately
    case interactively
    case never
}

public enum ScrollIndicatorVisibility: Hashable, Sendable {
    case automatic
    case visible
    case hidden
    /// Indicators are always hidden.
    case never
}

public enum SearchScopeActivation: Hashable, Sendable {
    case automatic
    case onTextEntry
    case onSearchPresentation
}

public enum SubmitLabel: Hashable, Sendable {
    case done
    case go
    case send
    case join
    case route
    case search
    case `return`
    case next
    case `continue`
}

public enum TabBarMinimizeBehavior: Hashable, Sendable {
    case automatic
    case onScrollDown
    case onScrollUp
    case never
}

public enum TabCustomizationBehavior: Hashable, Sendable {
    case automatic
    case reorderable
    case disabled
}

public enum TabPlacement: Hashable, Sendable {
    case automatic
    case sidebarOnly
    /// The tab bar, always.
    case pinned
}

public enum TextInputAutocapitalization: Hashable, Sendable {
    case never
    case words
    case sentences
    case characters
}

public enum TextInputDictationActivation: Hashable, Sendable {
    case onSelect
    case onLook
}

public enum TextSelectionAffinity: Hashable, Sendable {
    case automatic
    case upstream
    case downstream
}

public enum ToolbarCustomizationBehavior: Hashable, Sendable {
    case `default`
    case reorderable
    case disabled
}

public enum WindowIdealSize: Hashable, Sendable {
    case automatic
    case fitToContent
    case maximum
}

public enum WindowInteractionBehavior: Hashable, Sendable {
    case automatic
    case enabled
    case disabled
}

public enum WindowLevel: Hashable, Sendable {
    case automatic
    case normal
    case floating
    case desktop
}

public enum WindowManagerRole: Hashable, Sendable {
    case automatic
    case principal
    case associated
}

extension AccessibilityZoomGestureAction {
    public enum Direction: Hashable, Sendable {
        case zoomIn
        case zoomOut
    }
}

extension KeyPress {
    public enum Result: Hashable, Sendable {
        case handled
        case ignored
    }
}

extension SensoryFeedback {
    public enum Flexibility: Hashable, Sendable {
        case rigid
        case solid
        case soft
    }
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

public enum CommandGroupPlacement: Hashable, Sendable {
    case appInfo
    case appSettings
    case systemServices
    case appVisibility
    case appTermination
    case newItem
    case saveItem
    case importExport
    case printItem
    case undoRedo
    case pasteboard
    case textEditing
    case textFormatting
    case toolbar
    case sidebar
    case windowSize
    case windowList
    /// The list of windows that exist only once.
    case singleWindowList
    case windowArrangement
    case help
}

public struct FileDialogBrowserOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let displayFileExtensions: FileDialogBrowserOptions = FileDialogBrowserOptions(rawValue: 1)
    public static let enumeratePackages: FileDialogBrowserOptions = FileDialogBrowserOptions(rawValue: 2)
    public static let includeHiddenFiles: FileDialogBrowserOptions = FileDialogBrowserOptions(rawValue: 4)
}

public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    case top
    case leading
    case bottom
    case trailing
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing
}

public enum WindowResizability: Hashable, Sendable {
    case automatic
    /// The limits of the content's size.
    case contentSize
    case contentMinSize
}

extension ViewAlignedScrollTargetBehavior {
    /// The limit for the number of views that one swipe scrolls.
    public enum LimitBehavior: Hashable, Sendable {
        /// The default limit.
        case automatic
        case always
        /// No limit.
        case never
        case alwaysByFew
        case alwaysByOne
    }
}

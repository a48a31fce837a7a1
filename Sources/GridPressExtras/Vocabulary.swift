// Made by Scripts/generate-vocabulary from Scripts/vocabulary/GridPressExtras.txt. Don't edit.
// swift-format-ignore-file

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinates of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinates of the whole figure.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule with the start date, and a date every minute after it.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension Transition where Self == IdentityTransition {
    /// A transition without a visible change.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// A transition that fades the view.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

/// The accessibility traits of a view.
///
/// The drawing records them; they don't change the picture.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A button.
    public static let isButton: AccessibilityTraits = AccessibilityTraits(rawValue: 1)
    /// A heading.
    public static let isHeader: AccessibilityTraits = AccessibilityTraits(rawValue: 2)
    /// A selected element.
    public static let isSelected: AccessibilityTraits = AccessibilityTraits(rawValue: 4)
    /// A link.
    public static let isLink: AccessibilityTraits = AccessibilityTraits(rawValue: 8)
    /// An image.
    public static let isImage: AccessibilityTraits = AccessibilityTraits(rawValue: 16)
    /// Text that doesn't change.
    public static let isStaticText: AccessibilityTraits = AccessibilityTraits(rawValue: 32)
    /// A view that blocks the views behind it, such as an alert.
    public static let isModal: AccessibilityTraits = AccessibilityTraits(rawValue: 64)
    /// A view whose label or value changes often.
    public static let updatesFrequently: AccessibilityTraits = AccessibilityTraits(rawValue: 128)
    /// A view that is switched on and off.
    public static let isToggle: AccessibilityTraits = AccessibilityTraits(rawValue: 256)
    /// A search field.
    public static let isSearchField: AccessibilityTraits = AccessibilityTraits(rawValue: 512)
    /// A view that plays a sound when it is used.
    public static let playsSound: AccessibilityTraits = AccessibilityTraits(rawValue: 1024)
    /// A key of a keyboard.
    public static let isKeyboardKey: AccessibilityTraits = AccessibilityTraits(rawValue: 2048)
    /// A summary of the app's state when it opens.
    public static let isSummaryElement: AccessibilityTraits = AccessibilityTraits(rawValue: 4096)
    /// A view that starts recording or playing media.
    public static let startsMediaSession: AccessibilityTraits = AccessibilityTraits(rawValue: 8192)
    /// A view that is touched directly, such as a piano keyboard.
    public static let allowsDirectInteraction: AccessibilityTraits = AccessibilityTraits(rawValue: 16384)
    /// A page that turns when its text has been read.
    public static let causesPageTurn: AccessibilityTraits = AccessibilityTraits(rawValue: 32768)
    /// A tab bar.
    public static let isTabBar: AccessibilityTraits = AccessibilityTraits(rawValue: 65536)
}

extension GraphicsContext {
    /// Options of filters, which have no effect in a picture.
    public struct FilterOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Filters work in a linear color space.
        public static let linearColor: GraphicsContext.FilterOptions = GraphicsContext.FilterOptions(rawValue: 1)
    }
}

extension GraphicsContext {
    /// Options of blurs, which have no effect in a picture.
    public struct BlurOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The result of the blur is opaque.
        public static let opaque: GraphicsContext.BlurOptions = GraphicsContext.BlurOptions(rawValue: 1)
        /// The result of the blur is dithered.
        public static let dithersResult: GraphicsContext.BlurOptions = GraphicsContext.BlurOptions(rawValue: 2)
    }
}

extension GraphicsContext {
    /// Options of shadows, which have no effect in a picture.
    public struct ShadowOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The shadow is drawn above the content.
        public static let shadowAbove: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions(rawValue: 1)
        /// Only the shadow is drawn.
        public static let shadowOnly: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions(rawValue: 2)
        /// The alpha of the shadow is inverted.
        public static let invertsAlpha: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions(rawValue: 4)
        /// The content and its shadow aren't composited as a group.
        public static let disablesGroup: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions(rawValue: 8)
    }
}

extension GraphicsContext {
    /// Options of gradients, which have no effect in a picture: gradients are drawn once, in sRGB.
    public struct GradientOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The gradient repeats beyond its end.
        public static let `repeat`: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions(rawValue: 1)
        /// The gradient continues backwards beyond its end.
        public static let mirror: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions(rawValue: 2)
        /// Colors are interpolated in a linear color space.
        public static let linearColor: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions(rawValue: 4)
    }
}

extension GraphicsContext {
    /// Options of a clip.
    public struct ClipOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Clips to the outside of the path.
        public static let inverse: GraphicsContext.ClipOptions = GraphicsContext.ClipOptions(rawValue: 1)
    }
}

/// The reasons to redact content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content isn't available yet.
    public static let placeholder: RedactionReasons = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy: RedactionReasons = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated: RedactionReasons = RedactionReasons(rawValue: 4)
}

/// A kind of accessibility action.
///
/// The action never runs.
public enum AccessibilityActionKind: Hashable, Sendable {
    /// The default action.
    case `default`
    /// The action that closes a view or goes back.
    case escape
    /// The most important action of a screen.
    case magicTap
}

/// The direction of an accessibility adjustment.
///
/// The action never runs.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// An increase.
    case increment
    /// A decrease.
    case decrement
}

/// The level of a heading for assistive technologies.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// A heading without a level.
    case unspecified
    /// The first level.
    case h1
    /// The second level.
    case h2
    /// The third level.
    case h3
    /// The fourth level.
    case h4
    /// The fifth level.
    case h5
    /// The sixth level.
    case h6
}

/// The treatment of a view's children by assistive technologies.
public enum AccessibilityChildBehavior: Hashable, Sendable {
    /// Children are ignored.
    case ignore
    /// Children are read one by one.
    case contain
    /// Children are read as one element.
    case combine
}

/// The role of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The label.
    case label
    /// The content.
    case content
}

/// The kind of text in a view, which affects how it is read aloud.
public enum AccessibilityTextContentType: Hashable, Sendable {
    /// Text of no particular kind.
    case plain
    /// Output of a terminal.
    case console
    /// Names of files and folders.
    case fileSystem
    /// Messages.
    case messaging
    /// Stories and articles.
    case narrative
    /// Source code.
    case sourceCode
    /// Tables of numbers.
    case spreadsheet
    /// Text of a document.
    case wordProcessing
}

/// The working color space of a drawing.
///
/// A picture always uses sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    /// The nonlinear sRGB color space.
    case nonLinear
    /// The linear sRGB color space, drawn as the nonlinear one.
    case linear
    /// The extended linear sRGB color space, drawn as the nonlinear one.
    case extendedLinear
}

/// The contrast of colors that the reader prefers.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The default contrast.
    case standard
    /// More contrast.
    case increased
}

/// The state of the controls of a window.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    /// The controls of the window that receives key events.
    case key
    /// The controls of an active window that doesn't receive key events.
    case active
    /// The controls of an inactive window.
    case inactive
}

/// The prominence of a header.
public enum Prominence: Hashable, Sendable {
    /// The default prominence.
    case standard
    /// A higher prominence.
    case increased
}

/// A set of modifier keys, which are held while another key is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The Command key.
    public static let command: EventModifiers = EventModifiers(rawValue: 1)
    /// The Shift key.
    public static let shift: EventModifiers = EventModifiers(rawValue: 2)
    /// The Option key.
    public static let option: EventModifiers = EventModifiers(rawValue: 4)
    /// The Control key.
    public static let control: EventModifiers = EventModifiers(rawValue: 8)
}

/// The order of the items in a menu.
///
/// Has no effect in a static rendering.
public enum MenuOrder: Hashable, Sendable {
    /// The default order.
    case automatic
    /// The first item at the top.
    case fixed
    /// The first item closest to the finger.
    case priority
}

extension Image {
    /// The dynamic range of an image.
    ///
    /// Has no effect.
    public enum DynamicRange: Hashable, Sendable {
        /// The range of standard displays.
        case standard
        /// A part of the range of displays with a high dynamic range.
        case constrainedHigh
        /// The range of displays with a high dynamic range.
        case high
    }
}

/// The moment at which an animation counts as complete.
///
/// Has no effect in a static rendering.
public enum AnimationCompletionCriteria: Hashable, Sendable {
    /// The moment at which the value is almost at its end.
    case logicallyComplete
    /// The moment at which the animation is removed.
    case removed
}

/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The position.
    public static let position: MatchedGeometryProperties = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size: MatchedGeometryProperties = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension LibraryItem {
    /// The group of an item.
    public enum Category: Hashable, Sendable {
        /// Effects on views.
        case effect
        /// Containers.
        case layout
        /// Controls.
        case control
        /// Everything else.
        case other
    }
}

extension PreviewCamera {
    /// The direction from which a camera views a scene.
    public enum Direction: Hashable, Sendable {
        /// From the front.
        case front
        /// From the back.
        case back
        /// From the left.
        case left
        /// From the right.
        case right
        /// From above.
        case top
        /// From below.
        case bottom
    }
}

/// The frequency at which a timeline may update.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// The normal frequency.
    case normal
    /// A low frequency, as on an always-on display.
    case lowFrequency
}

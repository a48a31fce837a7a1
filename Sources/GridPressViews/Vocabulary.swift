// Made by Scripts/generate-vocabulary from Scripts/vocabulary/GridPressViews.txt. Don't edit.
// swift-format-ignore-file

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
    /// A shape that follows the container shape around it.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style of the environment.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the environment.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separator lines.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholder text in an empty field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style of thin shapes on a background.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of the background of selected items.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The style of the background of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The views of a section that stay visible while the section scrolls.
///
/// Has no effect in a static rendering.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers of sections.
    public static let sectionHeaders: PinnedScrollableViews = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters: PinnedScrollableViews = PinnedScrollableViews(rawValue: 2)
}

/// Regions that the system excludes from the safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The region of bars and rounded corners.
    public static let container: SafeAreaRegions = SafeAreaRegions(rawValue: 1)
    /// The region of the keyboard, which a still picture doesn't have.
    public static let keyboard: SafeAreaRegions = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The part of its content that a scroll view draws in a static rendering.
public enum ScrollDrawing: Hashable, Sendable {
    /// The part inside the frame of the scroll view.
    case viewport
    /// All of the content: the scroll view takes the length of its content along its axes.
    case expanded
}

extension DeviceProfile {
    /// The kinds of devices.
    public enum Idiom: String, CaseIterable, Hashable, Sendable {
        /// A phone.
        case phone
        /// A tablet.
        case pad
        /// A watch.
        case watch
        /// A television.
        case tv
        /// The screen of a car.
        case carPlay
        /// A computer.
        case mac
        /// A headset.
        case vision
        /// An unknown kind of device.
        case unspecified
    }
}

/// A light or a dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// The amount of space along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little space, such as the width of a phone.
    case compact
    /// Much space, such as the width of a tablet.
    case regular
}

/// The weight of text that the reader prefers.
public enum LegibilityWeight: Hashable, Sendable {
    /// The regular weight.
    case regular
    /// A bolder weight.
    case bold
}

extension Image {
    /// The mode of resizing an image.
    public enum ResizingMode: Hashable, Sendable {
        /// The image is repeated at its natural size.
        case tile
        /// The image is stretched.
        case stretch
    }
}

extension Image {
    /// The source of the colors of an image.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The foreground style, with the opacity of the image.
        case template
        /// The colors of the image itself.
        case original
    }
}

extension Image {
    /// The quality of interpolation between pixels.
    ///
    /// All qualities except `none` are drawn alike.
    public enum Interpolation: Hashable, Sendable {
        /// No interpolation: pixels are drawn as squares.
        case none
        /// Low quality.
        case low
        /// Medium quality.
        case medium
        /// High quality.
        case high
    }
}

extension Image {
    /// The scale of a symbol beside text.
    public enum Scale: CaseIterable, Hashable, Sendable {
        /// A smaller size than `medium`.
        case small
        /// The size that matches the text.
        case medium
        /// A larger size than `medium`.
        case large
    }
}

/// The direction of layout and text.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// The leading edge is on the left.
    case leftToRight
    /// The leading edge is on the right.
    case rightToLeft
}

/// The way in which content with an aspect ratio fills the available space.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// The content fits inside the available space.
    case fit
    /// The content covers the available space.
    case fill
}

/// The way in which the colors of a view and of its backdrop are combined.
///
/// A picture draws all modes as the normal one.
public enum BlendMode: Hashable, Sendable {
    /// The view hides the backdrop.
    case normal
    /// Colors are multiplied.
    case multiply
    /// Inverse colors are multiplied.
    case screen
    /// Colors are multiplied with dark backdrops, and screened with light backdrops.
    case overlay
    /// The darker components of both are used.
    case darken
    /// The lighter components of both are used.
    case lighten
    /// The backdrop is brightened.
    case colorDodge
    /// The backdrop is darkened.
    case colorBurn
    /// The view lights the backdrop softly.
    case softLight
    /// The view lights the backdrop harshly.
    case hardLight
    /// The difference of both colors is used.
    case difference
    /// The difference of both colors is used, with less contrast.
    case exclusion
    /// The hue of the view is used.
    case hue
    /// The saturation of the view is used.
    case saturation
    /// The hue and the saturation of the view are used.
    case color
    /// The luminosity of the view is used.
    case luminosity
    /// The view is drawn only inside the backdrop.
    case sourceAtop
    /// The backdrop is drawn above the view.
    case destinationOver
    /// The backdrop is drawn only outside the view.
    case destinationOut
    /// Colors are added and darkened.
    case plusDarker
    /// Colors are added and lightened.
    case plusLighter
}

extension VerticalEdge {
    /// A set of vertical edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The top edge.
        public static let top: VerticalEdge.Set = VerticalEdge.Set(rawValue: 1)
        /// The bottom edge.
        public static let bottom: VerticalEdge.Set = VerticalEdge.Set(rawValue: 2)
        /// Both edges.
        public static let all: VerticalEdge.Set = [.top, .bottom]
    }
}

extension HorizontalEdge {
    /// A set of horizontal edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The edge at which reading starts.
        public static let leading: HorizontalEdge.Set = HorizontalEdge.Set(rawValue: 1)
        /// The edge at which reading ends.
        public static let trailing: HorizontalEdge.Set = HorizontalEdge.Set(rawValue: 2)
        /// Both edges.
        public static let all: HorizontalEdge.Set = [.leading, .trailing]
    }
}

/// The curve of a rounded corner.
///
/// Both styles are drawn as arcs. The curves differ by less than half a point at common radii, and an arc keeps the
/// file small and readable.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve with continuous curvature, drawn like `circular`.
    case continuous
}

extension Font {
    /// The spacing between the lines of a font.
    ///
    /// Has no effect: GridPress draws texts with the standard leading.
    public enum Leading: Hashable, Sendable {
        /// The default leading.
        case standard
        /// A leading smaller than the default.
        case tight
        /// A leading larger than the default.
        case loose
    }
}

extension Font {
    /// The role of a text, which determines its size.
    public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
        /// The style of titles at the top of a screen.
        case largeTitle
        /// The style of first-level headings.
        case title
        /// The style of second-level headings.
        case title2
        /// The style of third-level headings.
        case title3
        /// The style of headings, in the semibold weight.
        case headline
        /// The style of subheadings.
        case subheadline
        /// The style of body text.
        case body
        /// The style of callouts.
        case callout
        /// The style of footnotes.
        case footnote
        /// The style of captions.
        case caption
        /// The style of secondary captions.
        case caption2
    }
}

/// The alignment of the lines of a text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// The lines align at the leading edge.
    case leading
    /// The lines are centered.
    case center
    /// The lines align at the trailing edge.
    case trailing
}

extension Text {
    /// The part of a text to omit if the text doesn't fit.
    public enum TruncationMode: Hashable, Sendable {
        /// The start of the text.
        case head
        /// The end of the text.
        case tail
        /// The middle of the text.
        case middle
    }
}

extension Text {
    /// The letter case of a text.
    public enum Case: Hashable, Sendable {
        /// Uppercase letters.
        case uppercase
        /// Lowercase letters.
        case lowercase
    }
}

/// The visibility of an element.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// The default visibility.
    case automatic
    /// The element is visible.
    case visible
    /// The element is hidden.
    case hidden
}

/// The top or bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
}

/// The leading or trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The edge at which reading starts.
    case leading
    /// The edge at which reading ends.
    case trailing
}

/// A widget as it looks on a home screen: content in the area that it is designed for, rounded, and scaled to its place.
///
/// The content makes up the whole widget: what is smaller than its area is rounded by itself, and stays small.
public struct WidgetDemoFrame<Content: View>: NonisolatedView {
    private let widgetSize: WidgetSize
    private let lengths: Lengths
    private let cornerRadius: CGFloat
    private let content: (CGSize, CGFloat) -> Content
    @Environment(\.device) private var device

    /// The source of the two sizes of a widget: as designed, and on the home screen.
    private enum Lengths {
        /// From the device of the environment.
        case device
        /// From the least sizes of all devices.
        case minimum
        /// From whoever made the frame.
        case given(canvas: CGSize, home: CGSize)
    }

    private init(
        _ widgetSize: WidgetSize,
        _ lengths: Lengths,
        cornerRadius: CGFloat?,
        content: @escaping (CGSize, CGFloat) -> Content
    ) {
        self.widgetSize = widgetSize
        self.lengths = lengths
        // As on a phone, near enough.
        self.cornerRadius = cornerRadius ?? 20
        self.content = content
    }

    /// A widget as large as it is on the device of the environment, or the least size where that shows none of its kind.
    ///
    /// The radius is that on the home screen; the content gets the area that it is designed for, and the radius there.
    public init(
        _ widgetSize: WidgetSize,
        cornerRadius: CGFloat? = nil,
        @ViewBuilder content: @escaping (_ size: CGSize, _ cornerRadius: CGFloat) -> Content
    ) {
        self.init(widgetSize, .device, cornerRadius: cornerRadius, content: content)
    }

    /// A widget that is designed for an area and scaled to a place.
    public init(
        widgetSize: WidgetSize = .medium,
        designCanvasSize: CGSize,
        homeScreenSize: CGSize,
        cornerRadius: CGFloat? = nil,
        @ViewBuilder content: @escaping (_ size: CGSize, _ cornerRadius: CGFloat) -> Content
    ) {
        let lengths = Lengths.given(canvas: designCanvasSize, home: homeScreenSize)
        self.init(widgetSize, lengths, cornerRadius: cornerRadius, content: content)
    }

    /// A widget of the least size that it has on any device.
    public static func minimumSize(
        _ widgetSize: WidgetSize,
        cornerRadius: CGFloat? = nil,
        @ViewBuilder content: @escaping (_ size: CGSize, _ cornerRadius: CGFloat) -> Content
    ) -> WidgetDemoFrame {
        WidgetDemoFrame(widgetSize, .minimum, cornerRadius: cornerRadius, content: content)
    }

    /// The content, rounded in the area that it is designed for, scaled to its place.
    public var body: some View {
        let (canvas, home) = sizes
        let radius = cornerRadius * (canvas.width / home.width).orOne
        let outline = RoundedRectangle(cornerRadius: cutRadius(radius, in: canvas), style: .continuous)
        ZStack { content(canvas, radius) }
            .containerShape(outline)
            .clipShape(outline)
            .frame(canvas)
            .scaledToFit(home)
            .asContainer("WidgetDemoFrame")
    }

    private var sizes: (canvas: CGSize, home: CGSize) {
        switch lengths {
        case .given(let canvas, let home): return (canvas, home)
        case .minimum: return (widgetSize.minimumSize, widgetSize.minimumSize)
        case .device:
            guard let canvas = widgetSize.size(on: device, iPadTarget: .designCanvas),
                let home = widgetSize.size(on: device, iPadTarget: .homeScreen)
            else { return (widgetSize.minimumSize, widgetSize.minimumSize) }
            return (canvas, home)
        }
    }

    /// The radius that is cut to: circles are round all over, lines not at all.
    private func cutRadius(_ radius: CGFloat, in canvas: CGSize) -> CGFloat {
        switch widgetSize {
        case .accessoryCircular: max(canvas.width, canvas.height) / 2
        case .accessoryInline: 0
        case .small, .medium, .large, .extraLarge, .accessoryRectangular: radius
        }
    }
}

extension CGFloat {
    /// The quotient, or 1 where there is none to go on with.
    fileprivate var orOne: CGFloat { isFinite && self > 0 ? self : 1 }
}

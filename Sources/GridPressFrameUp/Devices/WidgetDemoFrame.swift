/// A widget as on a home screen: content at the size that it is designed for, with round corners, scaled to its frame.
///
/// The content should fill the size that it is designed for. Smaller content is clipped to the same corners, but it
/// isn't enlarged.
///
/// ```swift
/// let widget = Figure("Next departure") {
///     WidgetDemoFrame(.small) { size, _ in
///         Text("8:04 to Oslo").frame(size).background(.yellow)
///     }
///     .device(.iPhone15Pro)
/// }
/// ```
public struct WidgetDemoFrame<Content: View>: NonisolatedView {
    private let widgetSize: WidgetSize
    private let lengths: Lengths
    private let cornerRadius: CGFloat
    private let content: (CGSize, CGFloat) -> Content
    @Environment(\.device) private var device

    /// The source of the two sizes of a widget: the design canvas, and the size on the home screen.
    private enum Lengths {
        /// The sizes for the device of the environment.
        case device
        /// The smallest sizes on any device.
        case minimum
        /// The sizes passed to the initializer.
        case given(canvas: CGSize, home: CGSize)
    }

    private init(
        _ widgetSize: WidgetSize, _ lengths: Lengths, cornerRadius: CGFloat?,
        content: @escaping (CGSize, CGFloat) -> Content
    ) {
        self.widgetSize = widgetSize
        self.lengths = lengths
        // An approximation of the radius on an iPhone.
        self.cornerRadius = cornerRadius ?? 20
        self.content = content
    }

    /// Creates a widget with its size on the device of the environment, or with its smallest size if the device doesn't
    /// show the widget.
    ///
    /// - Parameters:
    ///   - widgetSize: The kind of widget.
    ///   - cornerRadius: The corner radius on the home screen, in points; `nil` for 20.
    ///   - content: A closure that returns the content. It receives the size of the design canvas and the corner radius
    ///     at that size.
    public init(
        _ widgetSize: WidgetSize, cornerRadius: CGFloat? = nil,
        @ViewBuilder content: @escaping (_ size: CGSize, _ cornerRadius: CGFloat) -> Content
    ) {
        self.init(widgetSize, .device, cornerRadius: cornerRadius, content: content)
    }

    /// Creates a widget that is designed for one size and scaled to another.
    ///
    /// - Parameters:
    ///   - widgetSize: The kind of widget, which determines its shape.
    ///   - designCanvasSize: The size that the content is designed for, in points.
    ///   - homeScreenSize: The size that the widget is scaled to, in points.
    ///   - cornerRadius: The corner radius on the home screen, in points; `nil` for 20.
    ///   - content: A closure that returns the content. It receives the size of the design canvas and the corner radius
    ///     at that size.
    public init(
        widgetSize: WidgetSize = .medium, designCanvasSize: CGSize, homeScreenSize: CGSize,
        cornerRadius: CGFloat? = nil,
        @ViewBuilder content: @escaping (_ size: CGSize, _ cornerRadius: CGFloat) -> Content
    ) {
        let lengths = Lengths.given(canvas: designCanvasSize, home: homeScreenSize)
        self.init(widgetSize, lengths, cornerRadius: cornerRadius, content: content)
    }

    /// Returns a widget with the smallest size that it has on any device.
    ///
    /// - Parameters:
    ///   - widgetSize: The kind of widget.
    ///   - cornerRadius: The corner radius in points; `nil` for 20.
    ///   - content: A closure that returns the content. It receives the size of the widget and the corner radius.
    public static func minimumSize(
        _ widgetSize: WidgetSize, cornerRadius: CGFloat? = nil,
        @ViewBuilder content: @escaping (_ size: CGSize, _ cornerRadius: CGFloat) -> Content
    ) -> WidgetDemoFrame {
        WidgetDemoFrame(widgetSize, .minimum, cornerRadius: cornerRadius, content: content)
    }

    /// The content, clipped to round corners at the size that it is designed for, and scaled to its frame.
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

    /// Returns the radius of the clipped corners: circular widgets are clipped to circles, inline widgets aren't
    /// rounded.
    private func cutRadius(_ radius: CGFloat, in canvas: CGSize) -> CGFloat {
        switch widgetSize {
        case .accessoryCircular: max(canvas.width, canvas.height) / 2
        case .accessoryInline: 0
        case .small, .medium, .large, .extraLarge, .accessoryRectangular: radius
        }
    }
}

extension CGFloat {
    /// The number, or 1 if it isn't finite and positive.
    fileprivate var orOne: CGFloat { isFinite && self > 0 ? self : 1 }
}

extension Image {
    /// Creates an image that a closure draws.
    ///
    /// A resizable image is scaled to its frame. Rendering modes and cap insets have no effect.
    ///
    /// - Parameters:
    ///   - size: The size of the image.
    ///   - label: The accessibility label.
    ///   - opaque: Has no effect in a static rendering.
    ///   - colorMode: Has no effect: all colors are sRGB colors.
    ///   - renderer: A closure that draws, given a context.
    public init(
        size: CGSize,
        label: Text? = nil,
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let size = size.withoutInvalidLengths
        let drawing = ImageDrawing { isResizable, label, builder in
            let view = DrawnImage(size: size, isResizable: isResizable, renderer: renderer).body
            guard let label else { return builder.build(view, at: .body) }
            builder.build(view.accessibilityLabel(label), at: .body)
        }
        self.init(.drawing(drawing), label: label?.string)
    }
}

/// A canvas with the size of an image, or one that scales the image to its frame.
private struct DrawnImage {
    let size: CGSize
    let isResizable: Bool
    let renderer: (inout GraphicsContext) -> Void

    @ViewBuilder
    var body: some View {
        let canvas = Canvas { context, frame in
            if size.width > 0, size.height > 0 {
                context.scaleBy(x: frame.width / size.width, y: frame.height / size.height)
            }
            renderer(&context)
        }
        if isResizable {
            canvas.frame(idealWidth: size.width, idealHeight: size.height)
        } else {
            canvas.frame(width: size.width, height: size.height)
        }
    }
}

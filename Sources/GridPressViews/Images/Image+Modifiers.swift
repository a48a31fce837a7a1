extension Image {
    /// Returns the image in a mode in which it takes the proposed size.
    ///
    /// - Parameters:
    ///   - capInsets: The parts at the sides that aren't stretched or repeated, in points. Leading is the left side
    ///     in both layout directions.
    ///   - resizingMode: The mode of resizing the part between them.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        changed { $0.resizing = Resizing(mode: resizingMode, capInsets: capInsets) }
    }

    /// Returns the image with the colors of the foreground style, or with its own colors.
    ///
    /// `nil` uses the setting of the asset, or the colors of the image.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns the image with an interpolation quality.
    ///
    /// `none` draws pixels as squares; all other qualities are drawn alike.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        changed { $0.isSmooth = interpolation != .none }
    }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }
}

nonisolated extension View {
    /// Sets the size of the symbols inside the view, relative to text.
    public func imageScale(_ scale: Image.Scale) -> ModifiedView<Self> { environment(\.imageScale, scale) }
}

extension EnvironmentValues {
    /// Whether images without a rendering mode are drawn as templates in the foreground style, as in tab bars.
    package var drawsImagesAsTemplates: Bool {
        get { self[TemplateImagesKey.self] }
        set { self[TemplateImagesKey.self] = newValue }
    }

    private enum TemplateImagesKey: EnvironmentKey { static let defaultValue = false }
}

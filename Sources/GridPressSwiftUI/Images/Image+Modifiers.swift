extension Image {
    /// How an image fills what is larger or smaller than itself.
    public enum ResizingMode: Hashable, Sendable {
        /// It is repeated, each time in its own size.
        case tile
        /// It becomes as large.
        case stretch
    }

    /// What the colours of an image come from.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The foreground style paints where the image is opaque.
        case template
        /// The image has its own colours.
        case original
    }

    /// How carefully colours between pixels are computed.
    public enum Interpolation: Hashable, Sendable {
        /// Not at all: pixels are squares.
        case none
        /// Quickly.
        case low
        /// As well as most images need.
        case medium
        /// As well as can be.
        case high
    }

    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable, CaseIterable {
        /// Smaller than the text's own size asks for.
        case small
        /// As the text's own size asks for.
        case medium
        /// Larger than the text's own size asks for.
        case large
    }

    /// Lets the image become as large as what it is offered, along each axis for itself.
    ///
    /// - Parameters:
    ///   - capInsets: What keeps its size at each side of the image, in points: corners keep both lengths, edges the one
    ///     across. Leading is the left side of an image in both directions of reading.
    ///   - resizingMode: How what lies between them becomes larger.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        changed { $0.resizing = Resizing(mode: resizingMode, capInsets: capInsets) }
    }

    /// Says whether the foreground style or the image itself brings the colours; `nil` is as its asset says, or the image
    /// itself.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.renderingMode = renderingMode }
    }

    /// Says how colours between pixels are computed: `none` shows pixels as squares, all others look alike.
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
    /// Sets how large the symbols in this view are beside text.
    public func imageScale(_ scale: Image.Scale) -> ModifiedView<Self> { environment(\.imageScale, scale) }
}

extension EnvironmentValues {
    /// Whether images that ask for nothing else are drawn as templates, in the color of letters, as in the bars of tabs.
    var drawsImagesAsTemplates: Bool {
        get { self[TemplateImagesKey.self] }
        set { self[TemplateImagesKey.self] = newValue }
    }

    private enum TemplateImagesKey: EnvironmentKey { static let defaultValue = false }
}

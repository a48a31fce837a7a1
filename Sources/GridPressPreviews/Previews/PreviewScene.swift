import GridPress

/// A preview with all that its picture depends on.
@MainActor
struct PreviewScene {
    let name: String?
    let layout: PreviewLayout
    let orientation: InterfaceOrientation?
    /// The device that the preview asks for itself.
    let device: DeviceProfile?
    /// Returns the views, which are made once for a picture: bodies that run again meet the same values.
    let content: @MainActor () async throws -> AnyView

    init(
        name: String?,
        layout: PreviewLayout,
        orientation: InterfaceOrientation?,
        device: DeviceProfile?,
        content: @escaping @MainActor () async throws -> AnyView
    ) {
        self.name = name
        self.layout = layout
        self.orientation = orientation
        self.device = device
        self.content = content
    }

    init(_ preview: Preview) {
        self.init(
            name: preview.displayName,
            layout: preview.layout,
            orientation: preview.interfaceOrientation,
            device: nil,
            content: { try await preview.content() }
        )
    }

    /// A drawing, and the scheme that it is drawn in.
    struct Picture {
        let drawing: Drawing
        let scheme: Drawing.Scheme
    }

    /// Returns the picture in a variant.
    ///
    /// - Parameters:
    ///   - variant: The circumstances.
    ///   - device: The device for previews that ask for none.
    func picture(in variant: PreviewVariant, on device: DeviceProfile) async throws -> Picture {
        // For texts that no environment reaches.
        ProgramResources.locale = Locale(identifier: variant.locale ?? "en_US")
        let wish = SchemeWish()
        let figure = figure(of: try await content(), in: variant, on: self.device ?? device, wish: wish)
        let drawing = try figure.drawing(scheme: variant.scheme)
        guard let scheme = wish.scheme.map({ $0 == .dark ? Drawing.Scheme.dark : .light }), scheme != variant.scheme
        else { return Picture(drawing: drawing, scheme: variant.scheme) }
        // A window is drawn as a whole in the scheme that a view inside asks for.
        return Picture(drawing: try figure.drawing(scheme: scheme), scheme: scheme)
    }

    private func figure(
        of content: AnyView,
        in variant: PreviewVariant,
        on device: DeviceProfile,
        wish: SchemeWish
    ) -> Figure {
        let size = layout.size(on: device.screenSize, orientation)
        let screenSize = PreviewLayout.device.size(on: device.screenSize, orientation) ?? device.screenSize
        var figure = Figure(name ?? "Preview", width: size?.width, height: size?.height) {
            PreviewGround(fillsFigure: size != nil, size: size ?? screenSize) { content }
                .onPreferenceChange(PreferredColorSchemeKey.self) { scheme in wish.scheme = scheme }
                .previewed(in: variant)
                .shown(on: device, screenSize: screenSize)
                .environment(\.allowsMissingModels, true)
        }
        figure.description = name
        return figure
    }
}

/// The color scheme that a preview asks for.
@MainActor
private final class SchemeWish {
    var scheme: ColorScheme?
}

extension View {
    /// Lays the view out in the circumstances of a variant.
    fileprivate func previewed(in variant: PreviewVariant) -> some View {
        self.transformEnvironment(\.self) { environment in
            if let size = variant.dynamicType.flatMap(DynamicTypeSize.init(word:)) {
                environment.dynamicTypeSize = size
            }
            if let locale = variant.locale { environment.locale = Locale(identifier: locale) }
        }
        .environment(\.layoutDirection, variant.isLaidOutRightToLeft ? .rightToLeft : .leftToRight)
    }
}

extension PreviewVariant {
    /// Whether views are laid out from right to left, by choice or by the language of the locale.
    fileprivate var isLaidOutRightToLeft: Bool {
        isRightToLeft || locale.map { Locale(identifier: $0).language.characterDirection == .rightToLeft } ?? false
    }
}

extension DynamicTypeSize {
    /// The size of a word, such as `accessibility3`.
    package init?(word: String) {
        guard let size = Self.allCases.first(where: { "\($0)" == word }) else { return nil }
        self = size
    }
}

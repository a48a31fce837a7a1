import GridPress

/// A preview with all settings that its picture depends on.
@MainActor
struct PreviewScene {
    let name: String?
    let layout: PreviewLayout
    let orientation: InterfaceOrientation?
    /// The device that the preview requests; `nil` for none.
    let device: DeviceProfile?
    /// A closure that returns the views.
    ///
    /// They are created once for each picture, so that repeated evaluations of bodies use the same values.
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

    /// A drawing, and its color scheme.
    struct Picture {
        let drawing: Drawing
        let scheme: Drawing.Scheme
    }

    /// Returns the picture in a variant.
    ///
    /// - Parameters:
    ///   - variant: The settings of the environment.
    ///   - device: The device for previews that request none.
    ///   - fitsContent: Whether a preview that requests no size has the size of its content.
    func picture(
        in variant: PreviewVariant,
        on device: DeviceProfile,
        fitsContent: Bool = false
    ) async throws -> Picture {
        // Some texts are created without an environment.
        ProgramResources.locale = Locale(identifier: variant.locale ?? "en_US")
        let wish = SchemeWish()
        let layout = fitsContent && layout == .device ? .sizeThatFits : layout
        let device = self.device ?? device
        let content = try await content()
        func drawing(scheme: Drawing.Scheme) throws -> Drawing {
            let drawing = try figure(of: content, in: variant, on: device, layout, wish: wish).drawing(scheme: scheme)
            let edges = drawing.axesOutside(of: screenSize(of: device))
            if edges.isEmpty { return drawing }
            return try figure(of: content, in: variant, on: device, layout, clips: edges, wish: wish)
                .drawing(scheme: scheme)
        }
        let picture = try drawing(scheme: variant.scheme.scheme)
        guard let scheme = wish.scheme.map({ $0 == .dark ? Drawing.Scheme.dark : .light }),
            scheme != variant.scheme.scheme
        else { return Picture(drawing: picture, scheme: variant.scheme.scheme) }
        // The whole window is drawn in the scheme that a view inside requests.
        return Picture(drawing: try drawing(scheme: scheme), scheme: scheme)
    }

    /// Returns the size of a device's screen in the orientation of the preview.
    private func screenSize(of device: DeviceProfile) -> CGSize {
        PreviewLayout.device.size(on: device.screenSize, orientation) ?? device.screenSize
    }

    private func figure(
        of content: AnyView,
        in variant: PreviewVariant,
        on device: DeviceProfile,
        _ layout: PreviewLayout,
        clips edges: Axis.Set = [],
        wish: SchemeWish
    ) -> Figure {
        let size = layout.size(on: device.screenSize, orientation)
        let screenSize = screenSize(of: device)
        return Figure(name ?? "Preview", width: size?.width, height: size?.height) {
            PreviewGround(fillsFigure: size != nil, size: size ?? screenSize, clips: edges) { content }
                .onPreferenceChange(PreferredColorSchemeKey.self) { scheme in wish.scheme = scheme }
                .previewed(in: variant)
                .shown(on: device, screenSize: screenSize)
                .environment(\.allowsMissingModels, true)
        }
    }
}

/// The color scheme that a preview requests.
@MainActor
private final class SchemeWish {
    var scheme: ColorScheme?
}

extension View {
    /// Applies the settings of a variant to the view.
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
    /// Whether views are laid out from right to left, because of the variant or of the language of its locale.
    fileprivate var isLaidOutRightToLeft: Bool {
        isRightToLeft || locale.map { Locale(identifier: $0).language.characterDirection == .rightToLeft } ?? false
    }
}

extension DynamicTypeSize {
    /// Creates the size with a name, such as `accessibility3`; `nil` for other names.
    package init?(word: String) {
        guard let size = Self.allCases.first(where: { "\($0)" == word }) else { return nil }
        self = size
    }
}

extension Drawing {
    /// Returns the axes along which the figure is as long as the screen, and something is painted outside of it.
    fileprivate func axesOutside(of screen: CGSize) -> Axis.Set {
        let painted = paintedBounds()
        var axes: Axis.Set = []
        if size.width == screen.width, painted.width > screen.width { axes.insert(.horizontal) }
        if size.height == screen.height, painted.height > screen.height { axes.insert(.vertical) }
        return axes
    }
}

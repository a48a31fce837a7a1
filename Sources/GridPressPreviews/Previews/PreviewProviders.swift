import GridPress

/// The types of a program that provide previews.
@MainActor
enum PreviewProviders {
    /// Returns the previews of a provider: its outermost views, each with its settings.
    static func scenes<Provider: PreviewProvider>(of provider: Provider.Type) throws -> [PreviewScene] {
        let list = SettingsList()
        // The settings are available after layout.
        _ = try Figure("", width: 1, height: 1, lifecycle: .initial) {
            Group(subviews: Provider.previews) { views in
                let _ = list.settings = views.map(\.containerValues.preview)
            }
            .environment(\.allowsMissingModels, true)
        }
        .drawing()
        return list.settings.enumerated().map { index, settings in
            PreviewScene(
                name: settings.displayName,
                layout: settings.layout ?? .device,
                orientation: settings.orientation,
                device: settings.device.flatMap { DeviceProfile(named: $0.rawValue) },
                content: { AnyView(ProvidedView(views: Provider.previews, index: index)) }
            )
        }
    }
}

/// The settings of the views of a provider.
@MainActor
private final class SettingsList {
    var settings: [PreviewSettings] = []
}

/// One of the outermost views of a provider.
private struct ProvidedView<Views: View>: View {
    let views: Views
    let index: Int

    var body: some View {
        Group(subviews: views) { views in
            if index < views.count { views[index] }
        }
    }
}

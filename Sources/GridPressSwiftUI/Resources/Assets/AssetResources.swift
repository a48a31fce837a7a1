// Names of images and colors, as Xcode makes them of the contents of a catalogue.

/// The name of an image.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The image with a name.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// The name of a color.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The color with a name.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// The image with a name.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
    /// The color with a name.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Label where Title == Text, Icon == Image {
    /// A title beside the image with a name.
    public init(_ title: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

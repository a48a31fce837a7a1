// Names of images and colors, as Xcode makes them of the contents of a catalogue.

/// The name of an image.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// The image with a name.
    public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of a color.
public struct ColorResource: Hashable, Sendable {
    let name: String

    /// The color with a name.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
    /// The image with a name.
    public init(_ resource: ImageResource) { self.init(resource.name) }
}

extension Color {
    /// The color with a name.
    public init(_ resource: ColorResource) { self.init(resource.name) }
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

// Names of images and colors, as Xcode generates them from asset catalogs.

/// The name of an image.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Creates the name of an image in the resources of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// The name of a color.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Creates the name of a color in the resources of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// Creates an image with a generated name.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
    /// Creates a color with a generated name.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

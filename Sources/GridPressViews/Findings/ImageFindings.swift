extension Finding.Code {
    /// An image with this name doesn't exist.
    public static let missingImage = Finding.Code(rawValue: "image.missing")
    /// The name or link of an image leads out of the image folder.
    public static let imageOutsideFolder = Finding.Code(rawValue: "image.outside-folder")
    /// An image isn't a file, or can't be read.
    public static let unreadableImage = Finding.Code(rawValue: "image.unreadable")
    /// An image has more bytes or pixels than the limits allow.
    public static let imageTooLarge = Finding.Code(rawValue: "image.too-large")
    /// The data of an image is damaged or incomplete.
    public static let damagedImage = Finding.Code(rawValue: "image.damaged")
    /// The format of an image differs from the type in its file name.
    public static let wrongImageType = Finding.Code(rawValue: "image.wrong-type")
    /// A placeholder is drawn instead of a vector image.
    public static let vectorImagePlaceholder = Finding.Code(rawValue: "image.vector-placeholder")
    /// A placeholder is drawn instead of a system symbol.
    public static let symbolPlaceholder = Finding.Code(rawValue: "image.symbol-placeholder")
    /// A rendering mode colors the layers of a symbol whose drawing has a single layer.
    public static let symbolWithoutLayers = Finding.Code(rawValue: "image.symbol-without-layers")
    /// Cap insets are negative, infinite or not numbers.
    public static let invalidCapInsets = Finding.Code(rawValue: "image.invalid-cap-insets")
}

extension Finding.Code {
    /// An image of a name that is not there.
    public static let missingImage = Finding.Code(rawValue: "image.missing")
    /// An image whose name or link leads out of the image folder.
    public static let imageOutsideFolder = Finding.Code(rawValue: "image.outside-folder")
    /// An image that is no file, or can't be read.
    public static let unreadableImage = Finding.Code(rawValue: "image.unreadable")
    /// An image with more bytes or pixels than the limits allow.
    public static let imageTooLarge = Finding.Code(rawValue: "image.too-large")
    /// An image whose bytes are not those of an image, or not all of them.
    public static let damagedImage = Finding.Code(rawValue: "image.damaged")
    /// An image whose format is another than its file's name says.
    public static let wrongImageType = Finding.Code(rawValue: "image.wrong-type")
    /// A vector image, for which a placeholder is drawn.
    public static let vectorImagePlaceholder = Finding.Code(rawValue: "image.vector-placeholder")
    /// One of the system's symbols, for which a placeholder is drawn.
    public static let symbolPlaceholder = Finding.Code(rawValue: "image.symbol-placeholder")
    /// Cap insets that are negative, infinite or no number.
    public static let invalidCapInsets = Finding.Code(rawValue: "image.invalid-cap-insets")
}

extension Finding.Explanation {
    /// What is found about images.
    package static let ofImages = [
        Finding.Explanation(
            .missingImage,
            .warning,
            "An image that is not there",
            "No file of this name lies in the image folder, or no folder is named. A placeholder is drawn.",
            "Name the folder with `--images`, with `Figure(imageFolder:)` or with `imageFolder(_:)`, and "
                + "check the name: it may be a path, with or without `.png`, `.jpg`, `.gif` or `.webp`.",
            example: Example(
                mistake: "<Figure><Image name=\"dog\"/></Figure>",
                right: "<Figure><Circle frame=\"20 20\"/></Figure>"
            )
        ),
        Finding.Explanation(
            .imageOutsideFolder,
            .warning,
            "An image outside the image folder",
            "The name of an image leads out of the image folder, by `..`, by a path from the root, or by a "
                + "link. Nothing outside is read; a placeholder is drawn.",
            "Put the file itself into the folder, and name it by its path there."
        ),
        Finding.Explanation(
            .unreadableImage,
            .warning,
            "An image that can't be read",
            "What has this name is a folder, no ordinary file, or a file that may not be read. A placeholder "
                + "is drawn.",
            "Name a file, and check who may read it."
        ),
        Finding.Explanation(
            .imageTooLarge,
            .warning,
            "An image that is too large",
            "A file has more than 8 MB, an image claims more pixels than 256 MB hold, or all images of the "
                + "figure have more than 32 MB together. A placeholder is drawn.",
            "Make the images smaller, or draw several figures."
        ),
        Finding.Explanation(
            .damagedImage,
            .warning,
            "An image that can't be understood",
            "The bytes are not those of a PNG, JPEG, GIF or WebP image, or not all of them; or an image made "
                + "of data has a scale that is no scale. A placeholder is drawn.",
            "Save the image again from the program that made it."
        ),
        Finding.Explanation(
            .wrongImageType,
            .warning,
            "An image with another format's name",
            "A file is named as one format and holds another. A placeholder is drawn, since other programs "
                + "would go by the name.",
            "Give the file the extension of what it holds."
        ),
        Finding.Explanation(
            .vectorImagePlaceholder,
            .note,
            "An SVG image",
            "SVG images could hold code and addresses, and never become part of a figure. A placeholder of "
                + "the same size is drawn.",
            "Save it as a PNG file."
        ),
        Finding.Explanation(
            .symbolPlaceholder,
            .note,
            "One of the system's symbols",
            "The drawings of SF Symbols belong to Apple's systems. A placeholder with the symbol's name is drawn.",
            "Draw a shape or an image of your own to show what it looks like.",
            example: Example(
                mistake: "<Figure><Image systemName=\"star\"/></Figure>",
                right: "<Figure><Circle frame=\"20 20\"/></Figure>"
            )
        ),
        Finding.Explanation(
            .invalidCapInsets,
            .warning,
            "Cap insets that can't be",
            "An edge of an image that keeps its size is negative, infinite or no number. It is taken as 0.",
            "Give insets of at least 0."
        ),
    ]
}

extension Finding.Explanation {
    /// The codes of findings about images.
    static let ofImages = [
        Finding.Explanation(
            .missingImage, .warning, "Missing image",
            "Neither the resources of the bundle nor the image folder have an image with this name, or the figure has neither. A "
                + "placeholder is drawn.",
            "Set the folder with `--images`, with `Figure(imageFolder:)` or with `imageFolder(_:)`, and check the "
                + "name. The name can be a path, with or without `.png`, `.jpg`, `.gif` or `.webp`.",
            example: Example(
                mistake: "<Figure><Image name=\"dog\"/></Figure>", right: "<Figure><Circle frame=\"20 20\"/></Figure>")),
        Finding.Explanation(
            .imageOutsideFolder, .warning, "Image outside the image folder",
            "The name of an image contains `..` or is an absolute path, or a symbolic link leads out of the image "
                + "folder. A placeholder is drawn.",
            "Copy the file into the folder, and use its path relative to the folder."),
        Finding.Explanation(
            .unreadableImage, .warning, "Unreadable image",
            "The image is a folder, a pipe or a device, or its permissions don't allow reading. A "
                + "placeholder is drawn.", "Use the name of a file, and check its permissions."),
        Finding.Explanation(
            .imageTooLarge, .warning, "Image too large",
            "An image file is larger than 8 MB, its pixels need more than 256 MB, or the images of the "
                + "figure exceed 32 MB together. A placeholder is drawn.",
            "Use smaller images, or draw several figures."),
        Finding.Explanation(
            .damagedImage, .warning, "Damaged image",
            "The data isn't a complete PNG, JPEG, GIF, WebP or SVG image, or it is an SVG image whose document type has "
                + "declarations. An invalid scale of an image created from data is also reported. A placeholder is drawn.",
            "Export the image again as a PNG, JPEG, GIF or WebP file, or use a finite scale greater than 0."),
        Finding.Explanation(
            .wrongImageType, .warning, "Image with the wrong extension",
            "The extension of a file doesn't match its format. A placeholder is drawn, because other programs rely "
                + "on the extension.", "Rename the file so that its extension matches its format."),
        Finding.Explanation(
            .vectorImagePlaceholder, .note, "Vector image",
            "SVG images can contain scripts and URLs, and browsers don't draw PDF documents as images, so neither is "
                + "embedded. SVG files of asset catalogs are drawn if they consist of outlines in plain colors. A "
                + "placeholder of the same size is drawn for others.", "Export the image as a PNG file."),
        Finding.Explanation(
            .symbolPlaceholder, .note, "System symbol",
            "SF Symbols are available on Apple platforms only. GridPress draws those that are used most, which "
                + "`Documentation/Symbols.md` lists. For any other, a placeholder with its name is drawn.",
            "Use a symbol that has a drawing, a shape or a custom image.",
            example: Example(
                mistake: "<Figure><Image systemName=\"hurricane\"/></Figure>",
                right: "<Figure><Image systemName=\"wind\"/></Figure>")),
        Finding.Explanation(
            .symbolWithoutLayers, .note, "Symbol without layers",
            "A palette, hierarchical or multicolor rendering mode colors the layers of a symbol. Only drawings of symbols "
                + "inside a shape have layers, and GridPress knows the original colors of a few symbols. The whole symbol "
                + "has the foreground style.",
            "Use a symbol in a circle or a square, the palette mode with colors, or `symbolRenderingMode(.monochrome)`."
        ),
        Finding.Explanation(
            .invalidCapInsets, .warning, "Invalid cap insets",
            "A cap inset of an image is negative, infinite or not a number. It counts as 0.",
            "Use finite insets of at least 0."),
    ]
}

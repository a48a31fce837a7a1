extension Finding.Code {
    /// The phrase for several findings with names, after their number, such as "symbols have no drawing"; `nil` for
    /// kinds of findings without names.
    package var plural: String? { Self.plurals[rawValue] }

    /// The phrases of all modules, because the programs of the plugins don't contain the modules with the explanations.
    package static let plurals = [
        "color.unknown-name": "colors are unknown",
        "figure.blank": "figures show nothing",
        "font.missing-glyph": "letters have no glyph in their font",
        "font.other-face": "fonts have no file for a weight or slant",
        "font.substituted": "fonts are drawn in the Helvetica family",
        "image.missing": "images are missing",
        "image.outside-folder": "images are outside the image folder",
        "image.symbol-placeholder": "symbols have no drawing",
        "image.symbol-without-layers": "symbols have no layers or colors",
        "image.too-large": "images are too large",
        "image.unreadable": "images can't be read",
        "image.wrong-type": "images have the wrong extension",
        "previews.blank": "previews show nothing",
        "snapshot.unowned": "golden files have no owner",
        "text.contrast": "texts have little contrast",
        "text.estimated-width": "letters have an estimated width",
        "text.refused-link": "links have an unsafe scheme",
        "text.truncated": "texts are truncated",
    ]
}

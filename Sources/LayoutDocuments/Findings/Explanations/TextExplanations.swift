extension Finding.Explanation {
    /// The codes of findings about texts and fonts.
    static let ofTexts = [
        Finding.Explanation(
            .controlCharacter, .warning, "Control character in text",
            "A text contains a character that can't be drawn, such as U+0007. It is replaced with \"�\".",
            "Remove the character.",
            example: Example(
                mistake: "<Figure><Text>a&#x7F;b</Text></Figure>", right: "<Figure><Text>ab</Text></Figure>")),
        Finding.Explanation(
            .bidiControl, .warning, "Bidirectional control character",
            "A text contains an invisible character that changes the order of letters. Such characters can disguise "
                + "one text as another.",
            "Remove the character, unless it is intended. The base direction is detected without it.",
            example: Example(
                mistake: "<Figure><Text>abc&#x202E;def</Text></Figure>", right: "<Figure><Text>abcdef</Text></Figure>")),
        Finding.Explanation(
            .unpairedMark, .warning, "Combining mark without a base letter",
            "A text starts with a combining mark, such as an accent, that has no base letter.",
            "Put a base letter or U+25CC (dotted circle) before the mark.",
            example: Example(
                mistake: "<Figure><Text>&#x301;a</Text></Figure>", right: "<Figure><Text>á</Text></Figure>")),
        Finding.Explanation(
            .estimatedWidth, .note, "Estimated text width",
            "GridPress has tables for the widths of most Latin, Greek and Cyrillic letters. The widths of other "
                + "characters, such as emoji, are estimates, so lines can break elsewhere than on a device. Each "
                + "figure reports this once.",
            "If the width matters, set a measurer for the font with `textMeasurer(_:)`, or give the text a wide "
                + "frame.",
            example: Example(
                mistake: "<Figure><Text>漢字</Text></Figure>", right: "<Figure><Text>letters</Text></Figure>")),
        Finding.Explanation(
            .partedWord, .note, "Word wider than its line",
            "A word is wider than the line and continues on the next line.",
            "Increase the width of the text, or put a soft hyphen (U+00AD) into the word.",
            example: Example(
                mistake: "<Figure><Text frame=\"50 160\">incomprehensibilities</Text></Figure>",
                right: "<Figure><Text frame=\"160 80\">incomprehensibilities</Text></Figure>")),
        Finding.Explanation(
            .textWithoutRoom, .warning, "Text narrower than a letter",
            "The width of a text is smaller than that of a single letter. The text extends beyond its frame.",
            "Increase the width of the text, or remove the text where space is scarce.",
            example: Example(
                mistake: "<Figure><Text frame=\"1 20\">words</Text></Figure>",
                right: "<Figure><Text frame=\"60 20\">words</Text></Figure>")),
        Finding.Explanation(
            .invalidTextSetting, .warning, "Invalid text setting",
            "A line spacing, tracking, baseline offset or minimum scale factor is infinite, not a number or out of "
                + "range. The default is used.",
            "Use lengths from -10000000 to 10000000 points, and tracking of at least the negative font size. Minimum "
                + "scale factors are greater than 0 and at most 1.",
            example: Example(
                mistake: "<Figure><Text minimumScaleFactor=\"0\">words</Text></Figure>",
                right: "<Figure><Text minimumScaleFactor=\"0.5\">words</Text></Figure>")),
        Finding.Explanation(
            .imageInText, .note, "Image in text", "A text contains an image. A square is drawn in its place.",
            "Put the image beside the text, in an `HStack`."),
        Finding.Explanation(
            .backgroundInText, .note, "Background of a part of a text",
            "A part of an attributed string has a background color. The text is drawn without it.",
            "Give the background to a separate `Text`."),
        Finding.Explanation(
            .refusedLink, .warning, "Unsafe link",
            "A link has an unsafe scheme, such as `javascript:`. Its text is drawn without the link.",
            "Use a URL that starts with `https:`, `http:` or `mailto:`, or a relative URL.",
            example: Example(
                mistake: "<Figure><Text>[here](javascript:run)</Text></Figure>",
                right: "<Figure><Text>[here](https://swift.org)</Text></Figure>")),
        Finding.Explanation(
            .linkOnManyLines, .warning, "Repeated URLs too long",
            "Each line of a link repeats its URL. The repeated URLs of the figure are longer than 1000000 bytes "
                + "together. From there on, texts of several lines have no links.",
            "Shorten the texts of links, or their URLs."),
        Finding.Explanation(
            .invalidFontSize, .warning, "Invalid font size",
            "A font size is smaller than 0.001, infinite, not a number, or greater than 5000 points. The text is "
                + "drawn with the size of body text, or with 5000 points.",
            "Use a size from 0.001 to 5000 points. For larger text, scale the view.",
            example: Example(
                mistake: "<Figure><Text font=\"6000\" lineLimit=\"1\" frame=\"9000 6000\">A</Text></Figure>",
                right: "<Figure><Text font=\"60\">A</Text></Figure>")),
        Finding.Explanation(
            .substitutedFont, .note, "Substituted font",
            "GridPress has the widths of a few font families only, and the figure has no file of the font. The text is "
                + "drawn in the Helvetica family. Each figure reports this once.",
            "Give the figure the file of the font, with `--font`, in its folder or with `fonts(_:)`. Or use a system "
                + "font with the default or monospaced design.",
            example: Example(
                mistake: "<Figure><Text font=\"18 name:Zapfino\">A</Text></Figure>",
                right: "<Figure><Text font=\"18\">A</Text></Figure>")),
        Finding.Explanation(
            .otherFace, .note, "No font file for a weight or slant",
            "A text is bold or italic, and its font has no file of that face. It is drawn in the nearest face of the "
                + "font. Each figure reports this once.", "Add the file of that face to the fonts of the figure."),
        Finding.Explanation(
            .missingGlyph, .warning, "Letter that a font lacks",
            "A text has a letter that its font file has no glyph for. The letter is drawn in the Helvetica family, with "
                + "the width that GridPress has for it.", "Use another font for the text, or other letters."),
        Finding.Explanation(
            .unreadableFont, .warning, "Font file that can't be read",
            "A font file doesn't exist, is too large, is damaged, or has a format that isn't TrueType or OpenType. The "
                + "figure is drawn without it.",
            "Use a TrueType or OpenType file, with the extension ttf, otf, ttc or otc."),
        Finding.Explanation(
            .truncatedText, .note, "Truncated text",
            "A text has too little room, or more lines than its limit, so an ellipsis replaces a part of it. If a picture has "
                + "several variants, the details name those in which the text is truncated.",
            "Give the text more room or more lines, shorten it, or let it shrink with `minimumScaleFactor(_:)`.",
            example: Example(
                mistake: "<Figure><Text lineLimit=\"1\" frame=\"60 20\">Departures at noon</Text></Figure>",
                right: "<Figure><Text lineLimit=\"1\" frame=\"160 20\">Departures at noon</Text></Figure>")),
        Finding.Explanation(
            .littleContrast, .note, "Little contrast",
            "The color of a text is too similar to what is behind it, in the light or in the dark scheme. The contrast is "
                + "that of WCAG, at the middle of a line. Behind everything is white, or black in the dark scheme. Texts "
                + "above images, gradients and effects aren't checked.",
            "Use a color that differs more from what is behind the text.",
            example: Example(
                mistake: "<Figure><Text foregroundStyle=\"gray\" background=\"#777\">Grid</Text></Figure>",
                right: "<Figure><Text foregroundStyle=\"white\" background=\"#333\">Grid</Text></Figure>")),
    ]
}

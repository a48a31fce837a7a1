extension Finding.Code {
    /// A control character in a text.
    public static let controlCharacter = Finding.Code(rawValue: "text.control-character")
    /// A control that changes the order in which a text is read.
    public static let bidiControl = Finding.Code(rawValue: "text.bidi-control")
    /// A text that starts with a mark.
    public static let unpairedMark = Finding.Code(rawValue: "text.unpaired-mark")
    /// Letters whose widths are estimates.
    public static let estimatedWidth = Finding.Code(rawValue: "text.estimated-width")
    /// A word that is wider than its line.
    public static let partedWord = Finding.Code(rawValue: "text.parted-word")
    /// A text that doesn't have room for a single letter.
    public static let textWithoutRoom = Finding.Code(rawValue: "text.no-room")
    /// A line spacing or scale factor that can't be drawn.
    public static let invalidTextSetting = Finding.Code(rawValue: "text.invalid-setting")
    /// An image on a line of text.
    public static let imageInText = Finding.Code(rawValue: "text.image")
    /// A link to an address that isn't safe.
    public static let refusedLink = Finding.Code(rawValue: "text.refused-link")
    /// A size of a typeface that can't be drawn.
    public static let invalidFontSize = Finding.Code(rawValue: "font.invalid-size")
    /// A typeface that is drawn as another.
    public static let substitutedFont = Finding.Code(rawValue: "font.substituted")
}

extension Finding.Explanation {
    /// What is found about texts and typefaces.
    package static let ofTexts = [
        Finding.Explanation(
            .controlCharacter,
            .warning,
            "A control character in a text",
            "A text holds a character such as U+0007 that can't be drawn. “�” stands for it.",
            "Take it out of the text.",
            example: Example(
                mistake: "<Figure><Text>a&#x7F;b</Text></Figure>",
                right: "<Figure><Text>ab</Text></Figure>"
            )
        ),
        Finding.Explanation(
            .bidiControl,
            .warning,
            "A control of the direction in a text",
            "A text holds a character that nobody sees and that changes the order in which letters are read. "
                + "Such characters are used to make a text look like another.",
            "Take it out, unless it is meant; the base direction is found without it.",
            example: Example(
                mistake: "<Figure><Text>abc&#x202E;def</Text></Figure>",
                right: "<Figure><Text>abcdef</Text></Figure>"
            )
        ),
        Finding.Explanation(
            .unpairedMark,
            .warning,
            "A mark without a letter",
            "A text starts with a mark, such as an accent, that belongs onto a letter.",
            "Put the letter before it, or U+25CC, the dotted circle.",
            example: Example(
                mistake: "<Figure><Text>&#x301;a</Text></Figure>",
                right: "<Figure><Text>á</Text></Figure>"
            )
        ),
        Finding.Explanation(
            .estimatedWidth,
            .note,
            "Letters whose widths are estimates",
            "Widths of Latin, Greek and Cyrillic letters are known from tables. Those of others, of emoji "
                + "for example, are estimates: lines may break elsewhere than on a device. It is told once for a "
                + "figure.",
            "Where the width matters, set a measurer that knows the font, with `textMeasurer(_:)`, or give "
                + "the text a frame that is wide enough.",
            example: Example(
                mistake: "<Figure><Text>漢字</Text></Figure>",
                right: "<Figure><Text>letters</Text></Figure>"
            )
        ),
        Finding.Explanation(
            .partedWord,
            .note,
            "A word that is wider than its line",
            "A word has no room on a line of its own, and goes on in the next line.",
            "Give the text more width, or put a soft hyphen (U+00AD) where the word may be parted.",
            example: Example(
                mistake: "<Figure><Text frame=\"50 80\">incomprehensibilities</Text></Figure>",
                right: "<Figure><Text frame=\"160 80\">incomprehensibilities</Text></Figure>"
            )
        ),
        Finding.Explanation(
            .textWithoutRoom,
            .warning,
            "A text without room",
            "A text gets less width than a single letter needs. It reaches beyond its room.",
            "Give it more width, or leave it out where there is so little.",
            example: Example(
                mistake: "<Figure><Text frame=\"1 20\">words</Text></Figure>",
                right: "<Figure><Text frame=\"60 20\">words</Text></Figure>"
            )
        ),
        Finding.Explanation(
            .invalidTextSetting,
            .warning,
            "A setting of a text that can't be",
            "A line spacing, tracking, baseline offset or scale factor is infinite, no number, 0 where it "
                + "has to be more, or moves letters back behind each other. The default is used.",
            "Use finite lengths, and scale factors above 0.",
            example: Example(
                mistake: "<Figure><Text minimumScaleFactor=\"0\">words</Text></Figure>",
                right: "<Figure><Text minimumScaleFactor=\"0.5\">words</Text></Figure>"
            )
        ),
        Finding.Explanation(
            .imageInText,
            .note,
            "An image on a line of text",
            "A text holds an image. A square stands for it.",
            "Put the image beside the text, in an `HStack`."
        ),
        Finding.Explanation(
            .refusedLink,
            .warning,
            "A link that isn't safe",
            "A link leads to an address that starts with `javascript:` or another word that could do harm. "
                + "Its text is drawn without the link.",
            "Use an address that starts with `https:`, `http:` or `mailto:`, or a relative one.",
            example: Example(
                mistake: "<Figure><Text>[here](javascript:run)</Text></Figure>",
                right: "<Figure><Text>[here](https://swift.org)</Text></Figure>"
            )
        ),
        Finding.Explanation(
            .invalidFontSize,
            .warning,
            "A typeface of a size that can't be",
            "A size is below 0.001, infinite, no number, or more than 5000 points. The text is drawn in the "
                + "size of running text, or at 5000 points.",
            "Use a size that can be read, and scale the view where it has to be huge.",
            example: Example(
                mistake: "<Figure><Text font=\"6000\" lineLimit=\"1\" frame=\"9000 6000\">A</Text></Figure>",
                right: "<Figure><Text font=\"60\">A</Text></Figure>"
            )
        ),
        Finding.Explanation(
            .substitutedFont,
            .note,
            "A typeface that is drawn as another",
            "Only the widths of a few typefaces are known. The text is drawn in the Helvetica family, which "
                + "has widths that are. It is told once for a figure.",
            "Use a system typeface, or set a measurer that knows this one, with `textMeasurer(_:)`.",
            example: Example(
                mistake: "<Figure><Text font=\"18 name:Zapfino\">A</Text></Figure>",
                right: "<Figure><Text font=\"18\">A</Text></Figure>"
            )
        ),
    ]
}

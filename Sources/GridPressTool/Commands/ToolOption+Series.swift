// The options for several pictures of one document, and for the markup that shows them.

extension ToolOption where Value == PictureMarkup.Style {
    /// The form of the markup that shows pictures on a page.
    static var emit: Self {
        Self(
            "--emit",
            "the lines to print for a page, with the size, the alternative text and the color schemes: Markdown, a "
                + "<picture> for GitHub, DocC, or a <figure> of HTML", fallback: "nothing")
    }
}

extension ToolOption where Value == [Double] {
    /// The widths at which a figure is laid out.
    static var widths: Self {
        Self(
            "--widths", .lengths, "the widths at which the figure is laid out, each with a separate picture",
            fallback: "that of --width"
        ) { list in
            let words = list.split(separator: ",", omittingEmptySubsequences: false)
            let lengths = words.compactMap { ToolOption<Double>.width.value(String($0)) }.filter { $0 >= 1 }
            return lengths.count == words.count ? lengths : nil
        }
    }
}

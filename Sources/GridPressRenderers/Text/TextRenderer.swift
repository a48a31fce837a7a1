/// A renderer of text for a terminal, which shows the layout as boxes with names and sizes.
///
/// ```text
/// Three stripes
/// 300 × 100 · 3 views
///
/// ┏━ HStack 300 × 100 ━━━━┯┯━━━━━━━━━━━━━━━━━━━━━━━┓
/// ┃                       ││                       ┃
/// ┃                       ││                       ┃
/// ┃                       ││                       ┃
/// ┃    left 146 × 100     ││    Color 146 × 100    ┃
/// ┃                       ││                       ┃
/// ┃                       ││                       ┃
/// ┃                       ││                       ┃
/// ┗━━━━━━━━━━━━━━━━━━━━━━━┷┷━━━━━━━━━━━━━━━━━━━━━━━┛
/// ```
///
/// The heavy box is the figure's frame. A box without room for its label has a number or no mark, and is in the list
/// below. The size of the picture is limited, but not the length of the list, which is complete.
package struct TextRenderer: DrawingRenderer, Sendable {
    /// The options of a picture.
    package struct Options: Sendable {
        /// The maximum number of columns in a line, limited to the range from 20 to 1000.
        package let columns: Int
        /// Whether the text contains escape sequences for terminal colors.
        package let isColored: Bool

        /// Creates options; all parameters have defaults.
        package init(columns: Int = 80, isColored: Bool = false) {
            self.columns = min(max(columns, 20), 1000)
            self.isColored = isColored
        }
    }

    /// The options of the picture.
    package var options: Options

    /// Creates a renderer with some options.
    package init(_ options: Options = Options()) { self.options = options }

    /// Returns the picture as lines of text.
    package func render(_ drawing: Drawing) -> String {
        let analysis = BoxCollector(drawing)
        let sheet = TextCanvas(drawing.size, analysis.boxes, columns: options.columns)
        let head = TextHeader(drawing, columns: options.columns)
        let (picture, legend) = sheet.picture()

        var output = ""
        func write(_ lines: [StyledText]) {
            for line in lines {
                line.write(to: &output, isColored: options.isColored)
                output += "\n"
            }
        }
        write(head.lines(viewCount: analysis.viewCount, over: sheet.over, scale: sheet.scale))
        output += "\n"
        picture.print(to: &output, isColored: options.isColored)
        let list = legend.lines(columns: options.columns)
        if !list.isEmpty { output += "\n" }
        write(list)
        let labels = AnnotationText(drawing.annotations).lines(columns: options.columns)
        if !labels.isEmpty { output += "\n" }
        write(labels)
        return output
    }
}

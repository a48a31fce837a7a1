import GridPress

extension RecordedView {
    /// Texts of MarkdownUI in the typeface of this package, for which only relations are recorded.
    static var texts: [RecordedView] {
        [
            // The bold headers of the original are too wide for their columns here. Regular ones show the same.
            RecordedView("markdownui.grid.texts4") {
                Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                    GridRow {
                        cell("Default").named("header0")
                        cell("Leading").named("header1")
                        cell("Center").named("header2").gridColumnAlignment(.center)
                        cell("Trailing").named("header3").gridColumnAlignment(.trailing)
                    }
                    GridRow { ForEach(0..<4) { cell("git status").named("status\($0)") } }
                    GridRow { ForEach(0..<4) { cell("git diff").named("diff\($0)") } }
                }
                .font(.system(size: 16))
            } relations: { result in
                let columns = result.drawing.grids.first?.columns ?? []
                let statuses = (0..<4).map { result.frame("status\($0)") }
                let headers = (0..<4).map { result.frame("header\($0)") }
                return [
                    columns.map(\.division?.share) == [84.5, 84.5, 84.5, 84.5]
                        && statuses.allSatisfy { $0.height > headers[0].height * 1.5 },
                    result.size.width < 341,
                    zip(columns, headers).allSatisfy { CGFloat($0.length) == $1.width },
                ]
            },
            RecordedView("markdownui.text.trailingSpace") {
                VStack(alignment: .leading) {
                    Text("The sky above the port was the color of television, tuned to a dead channel.")
                    Text("It was a bright cold day in April, and the clocks were striking thirteen.")
                }
                .border(Color.accentColor).named("border")
                .padding()
                .font(.system(size: 16))
            } relations: { result in
                let lines = result.lines
                let width = result.frame("border").width
                let space = EnvironmentValues().textMeasurer.width(of: " ", in: Drawing.Font(size: 16))
                // Only the first line of a text of two lines ends with a space.
                let broken = (lines.compactMap(\.first).max() ?? 0) + CGFloat(space)
                return [
                    lines.map(\.count) == [2, 2] && width < 343,
                    width == broken.rounded(.up),
                ]
            },
        ]
    }

    private static func cell(_ words: String) -> some View {
        Text(words).fixedSize(horizontal: false, vertical: true).padding(.horizontal, 12).padding(.vertical, 6)
    }
}

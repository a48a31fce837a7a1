import GridPressControls

extension App {
    /// Prints the first window as SVG to standard output, and the findings about it to standard error.
    ///
    /// The picture shows the first window that opens with the app. If no window opens with the app, it shows the first
    /// window of any kind. An app without windows prints an error.
    ///
    /// - Throws: ``FigureError`` if the window can't be drawn.
    public static func main() throws {
        let windows = Self().body._windows
        guard let window = windows.first(where: { !$0.isAuxiliary }) ?? windows.first else {
            return FileHandle.standardError.writeLine("error: The app has no window to draw.")
        }
        let figure = FigureBody(
            window.title ?? String(describing: Self.self),
            width: window.width,
            height: window.height,
            content: window.content
        )
        let (drawing, svg) = try figure.picture()
        for finding in drawing.findings { FileHandle.standardError.writeLine("\(finding)") }
        FileHandle.standardOutput.write(Data(svg.utf8))
    }
}

extension FileHandle {
    fileprivate func writeLine(_ line: String) { write(Data((line + "\n").utf8)) }
}

import GridPressDrawings

/// Writes what a screen reader says of a drawing, a line for each element in the order of reading.
///
///     screen: "Welcome"
///       heading 1: "Inbox"
///       button: "Archive", hint "Moves the message", disabled
///       slider: "Volume", value "50 %", adjustable
///       list
///         text: "Milk", selected
///
/// The elements of a container are indented below it. No text breaks a line, so that two of these are compared line by
/// line.
package struct AccessibilityRenderer: DrawingRenderer, Sendable {
    /// Creates a renderer.
    package init() {}

    /// Returns the lines.
    package func render(_ drawing: Drawing) -> String {
        let tree = AccessibilityTree(drawing)
        var output = AccessibilityLine(role: "screen", label: drawing.title).written + "\n"
        tree.visit { line, depth in
            output += String(repeating: "  ", count: depth)
            output += line.written
            output += "\n"
        }
        return output
    }
}

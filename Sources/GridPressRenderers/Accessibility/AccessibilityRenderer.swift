/// A renderer that writes the speech of a screen reader, one line for each accessibility element.
///
/// ```text
/// screen: "Welcome"
///   heading 1: "Inbox"
///   button: "Archive", hint "Moves the message", disabled
///   slider: "Volume", value "50 %", adjustable
///   list
///     text: "Milk", selected
/// ```
///
/// The lines are in reading order. The elements of a container are indented below it. A line break in a text is
/// escaped, so the output can be compared line by line.
package struct AccessibilityRenderer: DrawingRenderer, Sendable {
    /// Creates a renderer.
    package init() {}

    /// Returns the lines of a drawing, in reading order.
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

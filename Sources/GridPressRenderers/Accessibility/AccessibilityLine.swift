/// The description of one element as a screen reader reads it.
struct AccessibilityLine {
    /// The role, such as `button`.
    var role: String
    /// The label of the element, without the title of a label whose icon it is.
    var label: String?
    /// The value of a control.
    var value: String?
    /// The hint: the result of using the element.
    var hint: String?
    /// The names of the custom actions.
    var actions: [String] = []
    /// The states and further traits, in the order in which they were added.
    private(set) var states: [String] = []
    /// The level of a heading; 0 for a heading without a level, `nil` for other elements.
    var headingLevel: Int?
    /// The title of the label whose icon the element is; `nil` for other elements.
    var labelTitle: String?

    /// The name that is read first: the title of the label for an icon, and the element's label otherwise.
    var name: String? { labelTitle.flatMap { $0.isEmpty ? nil : $0 } ?? label }

    /// Whether the element is the selected one of several.
    var isSelected: Bool { states.contains("selected") }

    /// Whether the element is a control, such as a button.
    var isInteractive: Bool { !["text", "image", "view", "heading", "group", "row"].contains(role) }

    /// Adds a state, unless it is there already.
    mutating func add(state: String) { if !states.contains(state) { states.append(state) } }

    /// Removes a state.
    mutating func remove(state: String) { states.removeAll { $0 == state } }

    /// The line of the element in the rendered text.
    var written: String {
        var role = role
        var states = states
        if let headingLevel {
            let heading = headingLevel > 0 ? "heading \(headingLevel)" : "heading"
            if ["text", "view", "group"].contains(role) { role = heading } else { states.append(heading) }
        }
        var parts = [name.map { "\(role): \($0.quotedOnOneLine)" } ?? role]
        if let value { parts.append("value \(value.quotedOnOneLine)") }
        if let hint { parts.append("hint \(hint.quotedOnOneLine)") }
        if !actions.isEmpty { parts.append("actions " + actions.map(\.quotedOnOneLine).joined(separator: " ")) }
        return (parts + states).joined(separator: ", ")
    }
}

extension String {
    /// The text between quotation marks on one line.
    ///
    /// Quotation marks, backslashes, line breaks and tabs are escaped as in Swift. Other invisible characters and line
    /// separators are written by their numbers, as in `\u{200B}`.
    fileprivate var quotedOnOneLine: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                switch scalar.properties.generalCategory {
                // Joiners change how emoji and some scripts are drawn, so they count as visible.
                case .format where scalar == "\u{200D}" || scalar == "\u{200C}": result.unicodeScalars.append(scalar)
                case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
                    result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}

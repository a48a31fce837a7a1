import GridPressDrawings

/// The accessibility role of a view, derived from its kind.
enum AccessibilityRole {
    /// A control: one element, named by the texts inside it.
    case control(String)
    /// A container that is read before the elements inside it.
    case container(String)
    /// A picker, whose options are read one by one if all options are drawn.
    case picker
    /// An image.
    case image
    /// A label and a value beside it.
    case labeledContent

    /// Creates the role of an element; `nil` where the roles of its child elements apply.
    init?(_ element: Drawing.Element) {
        let name = element.kind.name
        if name == "Image", element.kind.role == .leaf {
            self = .image
            return
        }
        guard element.kind.role == .container else { return nil }
        if let control = Self.controls[name] {
            self = .control(control)
        } else if let container = Self.containers[name] {
            self = .container(container)
        } else if name == "Picker" {
            self = .picker
        } else if name == "LabeledContent" {
            self = .labeledContent
        } else {
            return nil
        }
    }

    private static let controls = [
        "Button": "button", "NavigationLink": "button", "DisclosureLabel": "button", "Menu": "menu", "Link": "link",
        "Toggle": "toggle", "Slider": "slider", "Stepper": "stepper", "TextField": "text field",
        "SecureField": "secure text field", "TextEditor": "text editor", "SearchField": "search field",
        "ProgressView": "progress", "Gauge": "gauge", "DatePicker": "date picker",
        "MultiDatePicker": "date picker", "ColorPicker": "color picker",
    ]

    private static let containers = [
        "List": "list", "Form": "form", "Table": "table", "TabBar": "tab bar", "NavigationBar": "navigation bar",
        "BottomBar": "toolbar",
    ]

    /// The roles whose value can be increased and decreased.
    static let adjustable: Set = ["slider", "stepper"]

    /// The roles whose text is the value if there is a label.
    static let editable: Set = ["text field", "secure text field", "text editor", "search field", "date picker"]
}

extension Drawing.Kind {
    /// The way in which elements of a kind take part in explanations, guides, comparisons and texts.
    package enum Behavior: Hashable, Sendable {
        /// The element is what is inside it.
        case plain
        /// The view arranges others in front of each other, and offers each of them what it is offered.
        case depth
        /// The modifier has the lengths of its settings.
        case frame
        /// The modifier adds the lengths of its settings around a view.
        case padding
        /// The paint of the view says everything about it.
        case color
        /// The view is an image.
        case image
        /// The view is a control.
        case control(Control)
        /// The view is read before the views inside it.
        case group(Group)
        /// The view is a label and a value beside it.
        case labeledContent

        /// Whether the view is a control that is composed of other views, which its author didn't write.
        package var isComposedControl: Bool {
            if case .control(let control) = self { control.isComposed } else { false }
        }
    }

    /// The role of a control, in the words of screen readers.
    package enum Control: String, Hashable, Sendable {
        case button, menu, link
        case toggle, slider, stepper, picker, gauge, progress
        case textField = "text field"
        case secureTextField = "secure text field"
        case textEditor = "text editor"
        case searchField = "search field"
        case datePicker = "date picker"
        case colorPicker = "color picker"

        /// Whether the control is composed of other views, which its author didn't write.
        var isComposed: Bool { ![.button, .menu, .link].contains(self) }
        /// Whether the value of the control can be increased and decreased.
        package var isAdjustable: Bool { self == .slider || self == .stepper }
        /// Whether the text of the control is its value if there is a label.
        package var isEditable: Bool {
            [.textField, .secureTextField, .textEditor, .searchField, .datePicker].contains(self)
        }
    }

    /// The role of a view with others in it, in the words of screen readers.
    package enum Group: String, Hashable, Sendable {
        case list, form, table, toolbar
        case tabBar = "tab bar"
        case navigationBar = "navigation bar"
    }
}

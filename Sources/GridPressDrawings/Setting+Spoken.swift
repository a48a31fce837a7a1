// The names of the accessibility settings.

extension Drawing.Setting {
    /// The names of accessibility settings.
    ///
    /// Views write them, and the writer of texts for screen readers reads them.
    package enum Spoken {
        /// The words that replace the visible words.
        package static let label = "accessibilityLabel"
        /// The value that follows the label.
        package static let value = "accessibilityValue"
        /// The effect of using the view.
        package static let hint = "accessibilityHint"
        /// The word by which tests find the view.
        package static let identifier = "accessibilityIdentifier"
        /// A flag of views that screen readers skip.
        package static let hidden = "accessibilityHidden"
        /// The traits that are added, with spaces between them.
        package static let traits = "accessibilityTraits"
        /// The traits that are removed, with spaces between them.
        package static let removedTraits = "accessibilityWithoutTraits"
        /// The priority in the order of reading.
        package static let sortPriority = "accessibilitySortPriority"
        /// The treatment of the parts of the view: `ignore`, `contain` or `combine`.
        package static let children = "accessibilityChildren"
        /// The words by which the view is named in speech.
        package static let inputLabels = "accessibilityInputLabels"
        /// The level of a heading.
        package static let heading = "accessibilityHeading"
        /// The names of further actions, with commas between them.
        package static let actions = "accessibilityActions"
        /// A flag of views whose value can be increased and decreased.
        package static let adjustable = "accessibilityAdjustable"
        /// The role of a view that isn't listed as a control, such as `button`.
        package static let role = "accessibilityRole"
        /// A flag of controls that can't be used.
        package static let disabled = "isDisabled"
        /// A flag of selected views.
        package static let selected = "isSelected"
        /// A flag of views that show or hide the views below them.
        package static let expanded = "isExpanded"
        /// A flag of images without a meaning.
        package static let decorative = "isDecorative"
        /// The title of the label, for a view that is the icon of a label.
        package static let labelTitle = "labelTitle"
        /// The whole text, for lines that differ from it because of an ellipsis or a hyphen.
        package static let wholeText = "wholeText"
        /// The value of a control as a fraction of its range.
        package static let fraction = "fraction"
    }
}

extension Drawing.Kind {
    /// The kind of an element that holds a view and, without painting it, the views that are read in its place.
    package static let spokenRepresentation = modifier("accessibilityRepresentation")
    /// The kind of an element that holds a view and, without painting them, the views that are read as its parts.
    package static let spokenChildren = modifier("accessibilityChildren")
    /// The kind of the element that holds the views to read, inside an element of ``spokenRepresentation`` or
    /// ``spokenChildren``.
    package static let spokenViews = modifier("accessibilityViews")
}

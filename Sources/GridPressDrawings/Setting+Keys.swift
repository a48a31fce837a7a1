// The keys of the settings of this package. Other packages declare keys in the same way.

/// Settings with a length, a factor, an angle in degrees or a count.
extension Drawing.Setting.Key<Double> {
    package static var spacing: Self { Self("spacing") }
    package static var horizontalSpacing: Self { Self("horizontalSpacing") }
    package static var verticalSpacing: Self { Self("verticalSpacing") }
    package static var verticalPadding: Self { Self("verticalPadding") }
    package static var minLength: Self { Self("minLength") }
    package static var layoutPriority: Self { Self("layoutPriority") }
    package static var zIndex: Self { Self("zIndex") }
    package static var top: Self { Self("top") }
    package static var leading: Self { Self("leading") }
    package static var bottom: Self { Self("bottom") }
    package static var trailing: Self { Self("trailing") }
    package static var x: Self { Self("x") }
    package static var y: Self { Self("y") }
    package static var angle: Self { Self("angle") }
    package static var amount: Self { Self("amount") }
    package static var minimum: Self { Self("minimum") }
    package static var ratio: Self { Self("ratio") }
    package static var width: Self { Self("width") }
    package static var height: Self { Self("height") }
    package static var widthShare: Self { Self("widthShare") }
    package static var heightShare: Self { Self("heightShare") }
    package static var minWidth: Self { Self("minWidth") }
    package static var idealWidth: Self { Self("idealWidth") }
    package static var maxWidth: Self { Self("maxWidth") }
    package static var minHeight: Self { Self("minHeight") }
    package static var idealHeight: Self { Self("idealHeight") }
    package static var maxHeight: Self { Self("maxHeight") }
    package static var maxItemWidth: Self { Self("maxItemWidth") }
    package static var maxItemHeight: Self { Self("maxItemHeight") }
    package static var font: Self { Self("font") }
    package static var weight: Self { Self("weight") }
    package static var lineLimit: Self { Self("lineLimit") }
    package static var reservedLines: Self { Self("reservedLines") }
    package static var lineSpacing: Self { Self("lineSpacing") }
    package static var minimumScaleFactor: Self { Self("minimumScaleFactor") }
    package static var value: Self { Self("value") }
    package static var fractionCompleted: Self { Self("fractionCompleted") }
    /// The value of a control as a fraction of its range.
    package static var fraction: Self { Self("fraction") }
    /// The level of a heading.
    package static var accessibilityHeading: Self { Self("accessibilityHeading") }
    /// The priority in the order of reading.
    package static var accessibilitySortPriority: Self { Self("accessibilitySortPriority") }
    /// Returns the position of an alignment guide.
    package static func guide(_ name: String) -> Self { Self(name + Drawing.Setting.guide) }
}

/// Settings with several numbers.
extension Drawing.Setting.Key<[Double]> {
    package static var anchor: Self { Self("anchor") }
    package static var axis: Self { Self("axis") }
    package static var cornerRadii: Self { Self("cornerRadii") }
    package static var safeAreaInsets: Self { Self("safeAreaInsets") }
    package static var scrollOffset: Self { Self("scrollOffset") }
    package static var trim: Self { Self("trim") }
}

/// Settings that are on or off.
extension Drawing.Setting.Key<Bool> {
    package static var horizontal: Self { Self("horizontal") }
    package static var vertical: Self { Self("vertical") }
    package static var isOn: Self { Self("isOn") }
    /// Whether a control can't be used.
    package static var isDisabled: Self { Self("isDisabled") }
    /// Whether a view is selected.
    package static var isSelected: Self { Self("isSelected") }
    /// Whether a view shows the views below it.
    package static var isExpanded: Self { Self("isExpanded") }
    /// Whether an image is without a meaning.
    package static var isDecorative: Self { Self("isDecorative") }
    /// Whether screen readers skip a view.
    package static var accessibilityHidden: Self { Self("accessibilityHidden") }
    /// Whether the value of a view can be increased and decreased.
    package static var accessibilityAdjustable: Self { Self("accessibilityAdjustable") }
    /// Returns whether a view has an alignment guide without a known position.
    package static func guide(_ name: String) -> Self { Self(name + Drawing.Setting.guide) }
}

/// Settings with a word.
extension Drawing.Setting.Key<String> {
    package static var alignment: Self { Self("alignment") }
    package static var spacing: Self { Self("spacing") }
    package static var anchor: Self { Self("anchor") }
    package static var axes: Self { Self("axes") }
    package static var unsizedAxes: Self { Self("unsizedAxes") }
    package static var shape: Self { Self("shape") }
    package static var layoutDirection: Self { Self("layoutDirection") }
    package static var blendMode: Self { Self("blendMode") }
    package static var contentMode: Self { Self("contentMode") }
    package static var scaleMode: Self { Self("scaleMode") }
    package static var columns: Self { Self("columns") }
    package static var rows: Self { Self("rows") }
    package static var columnAlignments: Self { Self("columnAlignments") }
    package static var rowAlignments: Self { Self("rowAlignments") }
    package static var columnSpacings: Self { Self("columnSpacings") }
    package static var rowSpacings: Self { Self("rowSpacings") }
    package static var divides: Self { Self("divides") }
    package static var fills: Self { Self("fills") }
    package static var start: Self { Self("start") }
    package static var extent: Self { Self("extent") }
    package static var flow: Self { Self("flow") }
    package static var packing: Self { Self("packing") }
    package static var itemsAlignment: Self { Self("itemsAlignment") }
    package static var contentAlignment: Self { Self("contentAlignment") }
    package static var autoTrackAlignments: Self { Self("autoTrackAlignments") }
    package static var gridRounding: Self { Self("gridRounding") }
    package static var gridSpanDistribution: Self { Self("gridSpanDistribution") }
    package static var animation: Self { Self("animation") }
    package static var imageScale: Self { Self("imageScale") }
    package static var truncationMode: Self { Self("truncationMode") }
    package static var multilineTextAlignment: Self { Self("multilineTextAlignment") }
    package static var textCase: Self { Self("textCase") }
    package static var device: Self { Self("device") }
    package static var orientation: Self { Self("orientation") }
    package static var title: Self { Self("title") }
    package static var address: Self { Self("address") }
    package static var destination: Self { Self("destination") }
    /// The sentence of an annotation.
    package static var sentence: Self { Self("sentence") }
    /// The title of the label, for a view that is the icon of a label.
    package static var labelTitle: Self { Self("labelTitle") }
    /// The whole text, for lines that differ from it because of an ellipsis or a hyphen.
    package static var wholeText: Self { Self("wholeText") }
    /// The words that replace the visible words.
    package static var accessibilityLabel: Self { Self("accessibilityLabel") }
    /// The value that follows the label.
    package static var accessibilityValue: Self { Self("accessibilityValue") }
    /// The effect of using the view.
    package static var accessibilityHint: Self { Self("accessibilityHint") }
    /// The word by which tests find the view.
    package static var accessibilityIdentifier: Self { Self("accessibilityIdentifier") }
    /// The traits that are added, with spaces between them.
    package static var accessibilityTraits: Self { Self("accessibilityTraits") }
    /// The traits that are removed, with spaces between them.
    package static var accessibilityWithoutTraits: Self { Self("accessibilityWithoutTraits") }
    /// The treatment of the parts of the view: `ignore`, `contain` or `combine`.
    package static var accessibilityChildren: Self { Self("accessibilityChildren") }
    /// The words by which the view is named in speech.
    package static var accessibilityInputLabels: Self { Self("accessibilityInputLabels") }
    /// The names of further actions, with commas between them.
    package static var accessibilityActions: Self { Self("accessibilityActions") }
    /// The role of a view that isn't a control by its kind, such as `button`.
    package static var accessibilityRole: Self { Self("accessibilityRole") }
}

extension Drawing.Setting {
    /// The keys of the edges of a padding, clockwise in left-to-right layouts from the top.
    package static let edges: [Key<Double>] = [.top, .leading, .bottom, .trailing]

    /// The end of the names of alignment guides.
    fileprivate static let guide = "Guide"

    /// Returns whether a setting is an alignment guide, which may follow from the size of its view.
    package static func isGuide(_ name: String) -> Bool { name.hasSuffix(guide) }
}

/// A control that selects one of several options.
///
/// Each option represents the value that `tag(_:)` sets, or its identity in a `ForEach`. Draws the current selection;
/// the selection never changes in a static rendering.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: NonisolatedView {
    private let selection: SelectionTag
    private let label: Label
    private let content: Content
    @Environment(\.pickerStyleKind) private var kind
    @Environment(\.isInList) private var isInList

    /// Creates a picker with a label.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = SelectionTag(selection.wrappedValue)
        self.content = content()
        self.label = label()
    }

    /// Creates a picker with a label.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }

    /// The options in the current picker style.
    public var body: some View {
        switch kind {
        case .segmented:
            NodeReader(content.font(ControlFont.segment)) { SegmentedOptions(options($0)) }.asControl(
                "Picker",
                label: label.wordsInSpeech
            )
        case .menu, .navigationLink:
            let isRow = isInList || kind == .navigationLink
            let style = isRow ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint)
            NodeReader(content.foregroundStyle(style)) { nodes in
                MenuOptions(options(nodes), label: label, leadsOn: kind == .navigationLink, isRow: isRow, style: style)
            }
            .asControl("Picker", label: label.wordsInSpeech)
        case .inline:
            if !isInList { label.font(ControlFont.headline) }
            NodeReader(content) { InlineOptions(options($0), isInList: isInList) }.asControl(
                "Picker",
                label: label.wordsInSpeech
            )
        case .radioGroup:
            NodeReader(content) { RadioOptions(options($0)) }.asControl("Picker", label: label.wordsInSpeech)
        case .wheel:
            NodeReader(content) { WheelOptions(options($0)) }
                .asControl(
                    "Picker",
                    [Drawing.Setting(.accessibilityAdjustable, true)],
                    label: label.wordsInSpeech
                )
        }
    }

    private func options(_ nodes: [LayoutNode]) -> [PickerOption] {
        nodes.enumerated().map { index, node in
            let isSelected = node.tag == selection
            if isSelected { node.attach(Drawing.Setting(.isSelected, true)) }
            if kind.showsButtons { node.attach(Drawing.Setting(.accessibilityRole, "button")) }
            return PickerOption(id: index, view: NodeView(node: node), isSelected: isSelected)
        }
    }
}

extension Picker where Label == Text {
    // Also with a string.
    /// Creates a picker with a localized title.
    public init(
        _ title: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == GridPressControls.Label<Text, Image> {
    // Also with a string.
    /// Creates a picker with a localized title and a symbol.
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { GridPressControls.Label(title, systemImage: systemImage) }
    }
}

/// One of the options of a picker.
struct PickerOption: Identifiable {
    let id: Int
    let view: NodeView
    let isSelected: Bool
}

/// A control that shows a selected color and changes it.
///
/// Draws the label, and the selected color in a ring. The panel of colors never opens.
public struct ColorPicker<Label: View>: NonisolatedView {
    private let color: Color
    private let label: Label

    /// Creates a color picker with a label.
    ///
    /// `supportsOpacity` has no effect in a static rendering.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        color = selection.wrappedValue
        self.label = label()
    }

    /// The label, and the selected color in a ring of all hues.
    public var body: some View {
        LabeledRow(label: label) {
            Circle().fill(color).frame(width: 18, height: 18).frame(width: 28, height: 28).overlay {
                Circle().strokeBorder(.conicGradient(colors: Self.allColors), lineWidth: 3)
            }
        }
        .asControl("ColorPicker", rowLabel: label.wordsInSpeech)
    }

    private static var allColors: [Color] { [.red, .yellow, .green, .cyan, .blue, .purple, .red] }
}

extension ColorPicker where Label == Text {
    // Also with a string.
    /// Creates a color picker with a localized title.
    public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(title) }
    }
}

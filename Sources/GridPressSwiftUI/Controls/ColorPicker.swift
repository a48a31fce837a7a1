/// A colour that can be changed.
public struct ColorPicker<Label: View>: NonisolatedView {
    private let color: Color
    private let label: Label

    /// A colour with a label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        color = selection.wrappedValue
        self.label = label()
    }

    /// The label, and the colour in a ring of all colours.
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
    /// A colour with a title.
    public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(title) }
    }

    /// A colour with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(title) }
    }
}

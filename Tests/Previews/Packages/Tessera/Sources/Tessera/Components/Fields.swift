import SwiftUI

/// A text field style with an outline, which shows a problem in the color of danger.
public struct OutlinedFieldStyle: TextFieldStyle {
    let problem: LocalizedStringKey?

    // swift-format-ignore
    public func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(alignment: .leading, space: .xs) {
            configuration
                .textFieldStyle(.plain)
                .padding(.horizontal, .medium)
                .frame(height: 44)
                .background {
                    RoundedRectangle(cornerRadius: 10)
                        .strokeBorder(outline, lineWidth: problem == nil ? 1 : 2)
                }
            if let problem {
                Text(problem)
                    .font(.caption)
                    .foregroundStyle(Tone.danger.style(.text))
            }
        }
    }

    private var outline: ToneStyle {
        problem == nil ? Tone.neutral.style(.outline) : Tone.danger.style()
    }
}

extension TextFieldStyle where Self == OutlinedFieldStyle {
    /// The style of a field with an outline.
    public static var outlined: Self { OutlinedFieldStyle(problem: nil) }

    /// Returns the style of a field with a message about its content.
    public static func outlined(problem: LocalizedStringKey?) -> Self { OutlinedFieldStyle(problem: problem) }
}

/// A toggle style with a wide switch.
public struct TrackToggleStyle: ToggleStyle {
    /// Returns the label beside the switch.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer(minLength: 12)
            Capsule()
                .fill(configuration.isOn ? Tone.success.style() : Tone.neutral.style(.soft))
                .frame(width: 48, height: 28)
                .overlay(alignment: configuration.isOn ? .trailing : .leading) {
                    Circle().fill(.white).padding(3).elevation(.raised)
                }
        }
        .contentShape(Rectangle())
        .onTapGesture { configuration.isOn.toggle() }
        .accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }
    }
}

extension ToggleStyle where Self == TrackToggleStyle {
    /// The style of a wide switch.
    public static var track: Self { TrackToggleStyle() }
}

#Preview("Field: empty", traits: .fixedLayout(width: 300, height: 80)) {
    TextField("Name", text: .constant("")).textFieldStyle(.outlined).padding()
}

#Preview("Field: filled", traits: .fixedLayout(width: 300, height: 80)) {
    TextField("Name", text: .constant("Ada Lovelace")).textFieldStyle(.outlined).padding()
}

#Preview("Field: problem", traits: .fixedLayout(width: 300, height: 100)) {
    TextField("E-mail", text: .constant("ada@example"))
        .textFieldStyle(.outlined(problem: "An address needs a domain."))
        .padding()
}

#Preview("Toggle: off", traits: .fixedLayout(width: 300, height: 60)) {
    Toggle("Notifications", isOn: .constant(false)).toggleStyle(.track).padding()
}

#Preview("Toggle: on", traits: .fixedLayout(width: 300, height: 60)) {
    Toggle("Notifications", isOn: .constant(true)).toggleStyle(.track).padding()
}

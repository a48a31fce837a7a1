import SwiftUI

/// The choice of a color scheme, an accent and the size of text.
public struct AppearanceForm: View {
    enum Scheme: String, CaseIterable, Identifiable {
        case automatic, light, dark

        var id: Self { self }
    }

    @AppStorage("scheme") private var scheme = Scheme.automatic
    @State private var accent = Color.blue
    @State private var textScale = 1.0
    @State private var reducesMotion = false

    private let accents: [Color] = [.blue, .purple, .pink, .red, .orange, .yellow, .green, .teal]

    /// A form with the standard choices.
    public init() {}

    /// The sections of the form.
    public var body: some View {
        Form {
            Section("Color scheme") {
                Picker("Color scheme", selection: $scheme) {
                    ForEach(Scheme.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
                .pickerStyle(.segmented)
                .labelsHidden()
            }
            Section("Accent") {
                HStack {
                    ForEach(accents, id: \.self) { color in
                        Circle()
                            .fill(color)
                            .frame(width: 26, height: 26)
                            .padding(4)
                            .overlay {
                                if color == accent { Circle().strokeBorder(color, lineWidth: 2) }
                            }
                            .frame(maxWidth: .infinity)
                            .onTapGesture { accent = color }
                            .accessibilityAddTraits(color == accent ? [.isButton, .isSelected] : .isButton)
                    }
                }
                ColorPicker("Another color", selection: $accent, supportsOpacity: false)
            }
            Section {
                VStack(alignment: .leading) {
                    Text("A quick brown fox jumps over the lazy dog.")
                        .font(.system(size: 17 * textScale))
                    Slider(value: $textScale, in: 0.8...1.4, step: 0.1) {
                        Text("Size of text")
                    } minimumValueLabel: {
                        Text("A").font(.footnote)
                    } maximumValueLabel: {
                        Text("A").font(.title)
                    }
                }
                Toggle("Reduce motion", isOn: $reducesMotion)
            } header: {
                Text("Text and motion")
            } footer: {
                Text("The size of text applies to this app only.")
            }
        }
        .tint(accent)
    }
}

#Preview("Appearance", traits: .fixedLayout(width: 390, height: 620)) { AppearanceForm() }

#Preview("Appearance in the dark", traits: .fixedLayout(width: 390, height: 620)) {
    AppearanceForm().preferredColorScheme(.dark)
}

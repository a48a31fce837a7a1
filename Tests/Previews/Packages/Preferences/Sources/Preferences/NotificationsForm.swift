import SwiftUI

/// The choice of the times and the ways in which an app notifies.
public struct NotificationsForm: View {
    @State private var isOn = true
    @State private var quietHours = 22...31
    @State private var sounds: Set<String> = ["Mentions"]
    @State private var summaries = 3
    @State private var isExpanded = true

    private let kinds = ["Mentions", "Replies", "News"]

    /// A form with the standard choices.
    public init() {}

    /// The sections of the form.
    public var body: some View {
        Form {
            Toggle("Allow notifications", isOn: $isOn.animation())
            if isOn {
                Section("Sounds") {
                    ForEach(kinds, id: \.self) { kind in
                        Toggle(kind, isOn: sounding(kind))
                    }
                }
                Section("Summaries") {
                    Stepper("Summaries a day: \(summaries)", value: $summaries, in: 0...6)
                    DisclosureGroup("Quiet hours", isExpanded: $isExpanded) {
                        LabeledContent("From", value: "\(quietHours.lowerBound % 24):00")
                        LabeledContent("To", value: "\(quietHours.upperBound % 24):00")
                    }
                }
            }
        }
        .formStyle(.grouped)
    }

    private func sounding(_ kind: String) -> Binding<Bool> {
        Binding {
            sounds.contains(kind)
        } set: { isOn in
            if isOn { sounds.insert(kind) } else { sounds.remove(kind) }
        }
    }
}

#Preview("Notifications", traits: .fixedLayout(width: 390, height: 560)) { NotificationsForm() }

import SwiftUI

/// A form for a new account, which checks what is typed.
public struct SignUpForm: View {
    enum Field: Hashable {
        case name, mail, password
    }

    @State private var name: String
    @State private var mail: String
    @State private var password: String
    @State private var birthday = Date(timeIntervalSince1970: 600_000_000)
    @State private var acceptsTerms = false
    @FocusState private var focus: Field?

    /// A form with what is already known.
    public init(name: String = "", mail: String = "", password: String = "") {
        _name = State(initialValue: name)
        _mail = State(initialValue: mail)
        _password = State(initialValue: password)
    }

    /// The sections of the form.
    public var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $name)
                        .focused($focus, equals: .name)
                        .textContentType(.name)
                    TextField("E-mail", text: $mail)
                        .focused($focus, equals: .mail)
                        .autocorrectionDisabled()
                    if !mail.isEmpty, !mail.contains("@") {
                        Text("An address has an @.").font(.footnote).foregroundStyle(.red)
                    }
                }
                Section {
                    SecureField("Password", text: $password).focused($focus, equals: .password)
                    StrengthMeter(strength: strength)
                } footer: {
                    Text("At least 12 characters; more are better than unusual ones.")
                }
                Section {
                    DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
                    Toggle("I accept the [terms](https://example.com/terms)", isOn: $acceptsTerms)
                }
            }
            .navigationTitle("New account")
            #if os(iOS)
                .navigationBarTitleDisplayMode(.inline)
            #endif
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
                ToolbarItem(placement: .confirmationAction) { Button("Create") {}.disabled(!acceptsTerms) }
            }
            .onSubmit { focus = focus == .name ? .mail : .password }
        }
    }

    private var strength: Double { min(Double(password.count) / 16, 1) }
}

private struct StrengthMeter: View {
    let strength: Double

    var body: some View {
        HStack(spacing: 4) {
            ForEach(1...4, id: \.self) { step in
                Capsule()
                    .fill(strength * 4 >= Double(step) ? color : .gray.opacity(0.2))
                    .frame(height: 5)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Strength of the password")
        .accessibilityValue(Text(strength, format: .percent))
    }

    private var color: Color { strength < 0.5 ? .red : strength < 0.75 ? .orange : .green }
}

#Preview("Empty", traits: .fixedLayout(width: 390, height: 560)) { SignUpForm() }

#Preview("Filled in part", traits: .fixedLayout(width: 390, height: 560)) {
    SignUpForm(name: "Noor", mail: "noor.example.com", password: "correct horse")
}

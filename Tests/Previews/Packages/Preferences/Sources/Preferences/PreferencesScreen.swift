import SwiftUI

/// The account at the top of the settings.
public struct Account: Hashable, Sendable {
    /// The name of the person.
    public var name: String
    /// The address that mail goes to.
    public var mail: String

    /// An account of a person.
    public init(name: String, mail: String) {
        self.name = name
        self.mail = mail
    }
}

/// The root of the settings of an app.
public struct PreferencesScreen<Content: View>: View {
    private let account: Account?
    private let content: Content

    /// Settings below an account.
    public init(account: Account? = nil, @ViewBuilder content: () -> Content) {
        self.account = account
        self.content = content()
    }

    /// The form of settings.
    public var body: some View {
        NavigationStack {
            Form {
                Section {
                    if let account {
                        AccountRow(account: account)
                    } else {
                        Button("Sign in") {}
                    }
                }
                content
            }
            .navigationTitle("Settings")
        }
    }
}

struct AccountRow: View {
    let account: Account

    var body: some View {
        HStack(spacing: 14) {
            Circle()
                .fill(.linearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
                .frame(width: 56, height: 56)
                .overlay {
                    Text(account.name.prefix(1)).font(.title.weight(.semibold)).foregroundStyle(.white)
                }
            VStack(alignment: .leading, spacing: 2) {
                Text(account.name).font(.title3.weight(.medium))
                Text(account.mail).font(.footnote).foregroundStyle(.secondary)
            }
        }
        .padding(.vertical, 4)
        .accessibilityElement(children: .combine)
        .accessibilityHint("Opens your account")
    }
}

private struct SampleSections: View {
    @State private var isInAirplaneMode = true

    var body: some View {
        Section {
            Toggle(isOn: $isInAirplaneMode) {
                Label {
                    Text("Airplane mode")
                } icon: {
                    PreferenceIcon("✈", .orange)
                }
            }
            PreferenceRow("Network", icon: PreferenceIcon("N", .blue), value: isInAirplaneMode ? "Off" : "Home") {
                Text("Networks")
            }
        }
        Section("General") {
            PreferenceRow("Appearance", icon: PreferenceIcon("A", .indigo), value: "Automatic") { AppearanceForm() }
            PreferenceRow("Notifications", icon: PreferenceIcon("!", .red)) { NotificationsForm() }
            PreferenceRow("Privacy", icon: PreferenceIcon("P", .green)) { Text("Privacy") }
                .badge(2)
        }
        Section {
            PreferenceRow("About", icon: PreferenceIcon("i", .gray)) { AboutPage() }
        } footer: {
            Text("Settings are kept on this device.")
        }
    }
}

#Preview("Settings") {
    PreferencesScreen(account: Account(name: "Noor Haddad", mail: "noor@example.com")) { SampleSections() }
}

#Preview("Signed out", traits: .fixedLayout(width: 360, height: 640)) {
    PreferencesScreen { SampleSections() }
}

#Preview("Account", traits: .sizeThatFitsLayout) {
    AccountRow(account: Account(name: "Noor Haddad", mail: "noor@example.com")).padding()
}

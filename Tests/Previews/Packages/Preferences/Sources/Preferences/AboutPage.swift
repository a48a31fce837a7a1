import SwiftUI

/// A page with the name, the version and the credits of an app.
public struct AboutPage: View {
    private let name: String
    private let version: String

    /// A page about an app.
    public init(name: String = "Meridian", version: String = "4.2") {
        self.name = name
        self.version = version
    }

    /// The parts of the page.
    public var body: some View {
        Form {
            VStack(spacing: 8) {
                AppMark().frame(width: 88, height: 88)
                Text(name).font(.title.bold()).accessibilityAddTraits(.isHeader)
                Text("Version \(version)").foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity)
            .listRowBackground(Color.clear)
            .listRowSeparator(.hidden)
            Section {
                Link("Website", destination: URL(string: "https://example.com")!)
                ShareLink("Recommend", item: URL(string: "https://example.com/app")!)
            }
            Section("Thanks") {
                ForEach(["Swift Algorithms", "Noto fonts", "All translators"], id: \.self) { Text($0) }
            }
        }
    }
}

private struct AppMark: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 20, style: .continuous)
            .fill(.linearGradient(colors: [.teal, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing))
            .overlay {
                ForEach(0..<3) { index in
                    Ellipse()
                        .stroke(.white.opacity(0.9), lineWidth: 3)
                        .frame(width: CGFloat(index) * 22 + 4)
                        .padding(.vertical, 18)
                }
                Capsule().fill(.white.opacity(0.9)).frame(width: 50, height: 3)
            }
            .shadow(color: .indigo.opacity(0.3), radius: 8, y: 4)
            .accessibilityHidden(true)
    }
}

#Preview("About", traits: .fixedLayout(width: 390, height: 560)) { AboutPage() }

import SwiftUI

/// A dialog in the middle of a view, above a dimmed ground.
public struct Dialog<Actions: View>: View {
    private let title: LocalizedStringKey
    private let message: LocalizedStringKey
    private let actions: Actions

    /// A dialog with buttons.
    public init(_ title: LocalizedStringKey, message: LocalizedStringKey, @ViewBuilder actions: () -> Actions) {
        self.title = title
        self.message = message
        self.actions = actions()
    }

    /// The title, the message and the buttons.
    public var body: some View {
        VStack(spacing: 14) {
            Text(title)
                .font(.title3.bold())
                .accessibilityAddTraits(.isHeader)
                .accessibilitySortPriority(2)
            Text(message)
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
                .accessibilitySortPriority(1)
            HStack { actions }
                .buttonStyle(.bordered)
                .controlSize(.large)
                .padding(.top, 4)
        }
        .padding(24)
        .frame(maxWidth: 300)
        .background(.background, in: .rect(cornerRadius: 24))
        .shadow(color: .black.opacity(0.2), radius: 24, y: 8)
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
    }
}

extension View {
    /// Shows a dialog above the view.
    public func dialog<Actions: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Dialog<Actions>
    ) -> some View {
        overlay {
            if isPresented.wrappedValue {
                ZStack {
                    Color.black.opacity(0.35)
                        .ignoresSafeArea()
                        .onTapGesture { isPresented.wrappedValue = false }
                        .transition(.opacity)
                    content().transition(.scale(scale: 0.9).combined(with: .opacity))
                }
            }
        }
        .animation(.snappy, value: isPresented.wrappedValue)
    }
}

#Preview("Dialog", traits: .fixedLayout(width: 360, height: 400)) {
    @Previewable @State var isPresented = true
    Page()
        .padding()
        .dialog(isPresented: $isPresented) {
            Dialog("Delete this album?", message: "48 photos stay in your library. The album itself can't be restored.")
            {
                Button("Keep") { isPresented = false }
                Button("Delete", role: .destructive) {}.tint(.red)
            }
        }
}

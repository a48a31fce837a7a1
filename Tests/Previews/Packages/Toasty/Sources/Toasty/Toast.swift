import SwiftUI

/// A message that goes away by itself.
public struct Toast: Identifiable, Equatable {
    /// The meaning of a message.
    public enum Style {
        /// Something was done.
        case success
        /// Something is worth knowing.
        case info
        /// Something failed.
        case failure

        var color: Color {
            switch self {
            case .success: .green
            case .info: .blue
            case .failure: .red
            }
        }

        var sign: String {
            switch self {
            case .success: "✓"
            case .info: "i"
            case .failure: "!"
            }
        }
    }

    /// The identity of the message.
    public let id = UUID()
    /// The text of the message.
    public var title: String
    /// The meaning of the message.
    public var style: Style
    /// The time after which it goes away.
    public var duration: Duration

    /// A message with a meaning.
    public init(_ title: String, style: Style = .info, duration: Duration = .seconds(2)) {
        self.title = title
        self.style = style
        self.duration = duration
    }
}

struct ToastLabel: View {
    let toast: Toast

    var body: some View {
        HStack(spacing: 10) {
            Text(toast.style.sign)
                .font(.footnote.weight(.heavy))
                .foregroundStyle(.white)
                .frame(width: 22, height: 22)
                .background(toast.style.color.gradient, in: .circle)
            Text(toast.title).font(.subheadline.weight(.medium))
        }
        .padding(.leading, 10)
        .padding(.trailing, 16)
        .padding(.vertical, 10)
        .background(.background, in: .capsule)
        .overlay { Capsule().strokeBorder(.quaternary) }
        .shadow(color: .black.opacity(0.15), radius: 10, y: 4)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isStaticText)
    }
}

private struct ToastModifier: ViewModifier {
    @Binding var toast: Toast?
    let edge: VerticalEdge

    func body(content: Content) -> some View {
        content
            .overlay(alignment: edge == .top ? .top : .bottom) {
                if let toast {
                    ToastLabel(toast: toast)
                        .padding()
                        .transition(.move(edge: edge == .top ? .top : .bottom).combined(with: .opacity))
                        .task(id: toast.id) {
                            try? await Task.sleep(for: toast.duration)
                            withAnimation(.smooth) { self.toast = nil }
                        }
                        .onTapGesture { self.toast = nil }
                }
            }
            .animation(.spring(duration: 0.4, bounce: 0.3), value: toast)
    }
}

extension View {
    /// Shows a message above the view as long as there is one.
    public func toast(_ toast: Binding<Toast?>, edge: VerticalEdge = .bottom) -> some View {
        modifier(ToastModifier(toast: toast, edge: edge))
    }
}

struct Page: View {
    var body: some View {
        LinearGradient(colors: [.indigo.opacity(0.25), .pink.opacity(0.2)], startPoint: .top, endPoint: .bottom)
            .overlay {
                VStack(alignment: .leading, spacing: 10) {
                    ForEach([0.9, 0.7, 0.8, 0.4], id: \.self) { length in
                        Capsule().fill(.white.opacity(0.7)).frame(width: 200 * length, height: 12)
                    }
                }
            }
            .clipShape(.rect(cornerRadius: 20))
    }
}

#Preview("Success", traits: .fixedLayout(width: 320, height: 220)) {
    @Previewable @State var toast: Toast? = Toast("Saved", style: .success)
    Page().toast($toast).padding()
}

#Preview("Failure at the top", traits: .fixedLayout(width: 320, height: 220)) {
    @Previewable @State var toast: Toast? = Toast("No connection", style: .failure)
    Page().toast($toast, edge: .top).padding()
}

#Preview("All styles", traits: .sizeThatFitsLayout) {
    VStack(spacing: 14) {
        ToastLabel(toast: Toast("Photo copied"))
        ToastLabel(toast: Toast("Message sent", style: .success))
        ToastLabel(toast: Toast("The file is too large", style: .failure))
    }
    .padding(24)
}

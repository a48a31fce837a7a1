#if canImport(UIKit)
    import SwiftUI
    import UIKit

    /// A blur of what is behind it.
    public struct BlurView: UIViewRepresentable {
        private let style: UIBlurEffect.Style

        /// A blur with a style of the system.
        public init(_ style: UIBlurEffect.Style = .systemMaterial) { self.style = style }

        /// Makes the view of the system.
        public func makeUIView(context: Context) -> UIVisualEffectView {
            UIVisualEffectView(effect: UIBlurEffect(style: style))
        }

        /// Updates the view of the system.
        public func updateUIView(_ view: UIVisualEffectView, context: Context) {
            view.effect = UIBlurEffect(style: style)
        }
    }

    #Preview("Blur", traits: .sizeThatFitsLayout) {
        ZStack {
            HStack(spacing: -20) {
                Circle().fill(.orange)
                Circle().fill(.pink)
                Circle().fill(.purple)
            }
            .frame(width: 280, height: 120)
            Text("Frosted")
                .font(.headline)
                .padding(.horizontal, 40)
                .padding(.vertical, 16)
                .background(BlurView())
                .cornerRadius(14)
        }
        .padding()
    }
#endif

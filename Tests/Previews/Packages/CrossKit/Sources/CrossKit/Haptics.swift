import SwiftUI

#if os(iOS)
    import UIKit
#endif

/// A button that can be felt where the device has a motor.
public struct TapticButton<Label: View>: View {
    private let action: () -> Void
    private let label: Label

    /// A button with an action.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    /// The button.
    public var body: some View {
        Button {
            #if os(iOS)
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
            #endif
            action()
        } label: {
            label
        }
        #if os(macOS)
            .onHover { isInside in
                if isInside { NSCursor.pointingHand.push() } else { NSCursor.pop() }
            }
        #endif
    }
}

#Preview("Button", traits: .sizeThatFitsLayout) {
    TapticButton(action: {}) {
        Text("Tap")
            .font(.title3.weight(.semibold))
            .foregroundColor(.white)
            .padding(.horizontal, 32)
            .padding(.vertical, 14)
            .background(
                Capsule().fill(LinearGradient(colors: [.mint, .teal], startPoint: .top, endPoint: .bottom))
            )
            .shadow(color: .teal.opacity(0.4), radius: 8, y: 4)
    }
    .buttonStyle(.plain)
    .padding(30)
}

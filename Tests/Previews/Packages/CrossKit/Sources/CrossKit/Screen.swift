import SwiftUI

#if canImport(UIKit)
    import UIKit
#endif

/// The facts of the device that an app runs on.
public struct DeviceFacts: View {
    /// Creates a list of facts.
    public init() {}

    /// The facts below each other.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("This device").font(.headline)
            ForEach(facts, id: \.0) { name, value in
                HStack {
                    Text(name).foregroundColor(.secondary)
                    Spacer()
                    Text(value).font(.system(.body, design: .monospaced))
                }
            }
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 14).fill(Color.platformGroupedBackground))
    }

    private var facts: [(String, String)] {
        #if os(macOS)
            [("System", "macOS"), ("Screens", "\(NSScreen.screens.count)")]
        #elseif canImport(UIKit)
            [
                ("System", UIDevice.current.systemName),
                ("Kind", UIDevice.current.userInterfaceIdiom == .pad ? "Tablet" : "Phone"),
                ("Width", "\(Int(UIScreen.main.bounds.width)) pt"),
                ("Scale", "\(Int(UIScreen.main.scale))×"),
            ]
        #else
            []
        #endif
    }
}

extension View {
    /// Adds a title where the system shows it beside its bar.
    @ViewBuilder
    public func inlineTitle(_ title: LocalizedStringKey) -> some View {
        #if os(iOS)
            navigationTitle(title).navigationBarTitleDisplayMode(.inline)
        #elseif os(macOS)
            navigationSubtitle(title)
        #else
            navigationTitle(title)
        #endif
    }

    /// Rounds some corners only.
    public func cornerRadius(_ radius: CGFloat, corners: CornerSet) -> some View {
        clipShape(SomeCorners(radius: radius, corners: corners))
    }

    /// Hides the keyboard.
    public func dismissKeyboard() {
        #if os(iOS)
            UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        #endif
    }
}

/// Some of the corners of a rectangle.
public struct CornerSet: OptionSet, Sendable {
    /// A bit for each corner.
    public let rawValue: Int

    /// The corners of some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let topLeft = CornerSet(rawValue: 1)
    /// The upper right corner.
    public static let topRight = CornerSet(rawValue: 2)
    /// The lower left corner.
    public static let bottomLeft = CornerSet(rawValue: 4)
    /// The lower right corner.
    public static let bottomRight = CornerSet(rawValue: 8)
}

private struct SomeCorners: Shape {
    let radius: CGFloat
    let corners: CornerSet

    func path(in rect: CGRect) -> Path {
        #if canImport(UIKit)
            var kept = UIRectCorner()
            if corners.contains(.topLeft) { kept.insert(.topLeft) }
            if corners.contains(.topRight) { kept.insert(.topRight) }
            if corners.contains(.bottomLeft) { kept.insert(.bottomLeft) }
            if corners.contains(.bottomRight) { kept.insert(.bottomRight) }
            let size = CGSize(width: radius, height: radius)
            return Path(UIBezierPath(roundedRect: rect, byRoundingCorners: kept, cornerRadii: size).cgPath)
        #else
            return UnevenRoundedRectangle(
                topLeadingRadius: corners.contains(.topLeft) ? radius : 0,
                bottomLeadingRadius: corners.contains(.bottomLeft) ? radius : 0,
                bottomTrailingRadius: corners.contains(.bottomRight) ? radius : 0,
                topTrailingRadius: corners.contains(.topRight) ? radius : 0
            )
            .path(in: rect)
        #endif
    }
}

private struct Bubble: View {
    let text: LocalizedStringKey
    let isMine: Bool

    var body: some View {
        Text(text)
            .padding(.horizontal, 14)
            .padding(.vertical, 10)
            .foregroundColor(isMine ? .white : .primary)
            .background(isMine ? Color.blue : Color.gray.opacity(0.2))
            .cornerRadius(
                18,
                corners: isMine ? [.topLeft, .topRight, .bottomLeft] : [.topLeft, .topRight, .bottomRight]
            )
            .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
    }
}

#Preview("Device", traits: .fixedLayout(width: 320, height: 220)) { DeviceFacts().padding() }

#Preview("Some corners", traits: .fixedLayout(width: 300, height: 180)) {
    VStack(spacing: 8) {
        Bubble(text: "Is the train on time?", isMine: false)
        Bubble(text: "Six minutes late", isMine: true)
        Bubble(text: "See you on track 12", isMine: false)
    }
    .padding()
}

import SwiftUI

/// A choice among several, which can be on or off.
public struct Chip: View {
    @Environment(\.tessera) private var theme
    @Binding private var isOn: Bool
    private let title: LocalizedStringKey
    private let count: Int?

    /// A chip that turns a value on and off.
    public init(_ title: LocalizedStringKey, count: Int? = nil, isOn: Binding<Bool>) {
        self.title = title
        self.count = count
        _isOn = isOn
    }

    /// The title, with a check mark when it is on.
    public var body: some View {
        Button {
            isOn.toggle()
        } label: {
            HStack(spacing: 6) {
                if isOn { CheckMark().stroke(lineWidth: 2).frame(width: 10, height: 8) }
                Text(title)
                if let count {
                    Text("\(count)").monospacedDigit().foregroundStyle(.secondary)
                }
            }
            .font(.subheadline.weight(.medium))
            .foregroundStyle(isOn ? Tone.accent.style(.text) : Tone.neutral.style(.text))
            .padding(.horizontal, .medium)
            .frame(height: 32)
            .background(isOn ? AnyShapeStyle(Tone.accent.style(.soft)) : AnyShapeStyle(.clear), in: shape)
            .overlay { shape.strokeBorder(isOn ? Tone.accent.style(.outline) : Tone.neutral.style(.outline)) }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isOn ? .isSelected : [])
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: theme.radius == .sharp ? 2 : 16)
    }
}

struct CheckMark: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
            path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.38, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        }
    }
}

#Preview("Chip: off", traits: .sizeThatFitsLayout) { Chip("Vegan", isOn: .constant(false)).padding() }
#Preview("Chip: on", traits: .sizeThatFitsLayout) { Chip("Vegan", isOn: .constant(true)).padding() }
#Preview("Chip: count", traits: .sizeThatFitsLayout) { Chip("Unread", count: 12, isOn: .constant(true)).padding() }

#Preview("Chips", traits: .sizeThatFitsLayout) {
    HStack(space: .small) {
        Chip("All", isOn: .constant(true))
        Chip("Books", count: 3, isOn: .constant(false))
        Chip("Films", count: 18, isOn: .constant(false))
    }
    .padding()
}

import SwiftUI

/// The emphasis of a button.
public enum ButtonVariant: String, CaseIterable, Identifiable, Sendable {
    /// A solid fill, for the main action.
    case filled
    /// A tinted fill.
    case tinted
    /// An outline.
    case outlined
    /// Text alone.
    case plain
    /// A fill with a lower edge, which moves when it is pressed.
    case raised

    /// The name of the variant.
    public var id: String { rawValue }
}

/// A button style with the tokens of Tessera.
public struct TesseraButtonStyle: ButtonStyle {
    @Environment(\.tessera) private var theme
    @Environment(\.controlSize) private var controlSize
    @Environment(\.isEnabled) private var isEnabled

    private let variant: ButtonVariant
    private let tone: Tone
    private let isWide: Bool

    /// A style with an emphasis and a tone.
    ///
    /// - Parameters:
    ///   - variant: The emphasis of the button.
    ///   - tone: The meaning of its color.
    ///   - isWide: A Boolean value that says that the button takes the width it is offered.
    public init(_ variant: ButtonVariant, tone: Tone = .accent, isWide: Bool = false) {
        self.variant = variant
        self.tone = tone
        self.isWide = isWide
    }

    /// Returns the label on its fill.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(font)
            .lineLimit(1)
            .foregroundStyle(foreground)
            .padding(.horizontal, height * 0.42 * theme.density)
            .frame(maxWidth: isWide ? .infinity : nil, minHeight: height)
            .background { ground(isPressed: configuration.isPressed) }
            .offset(y: variant == .raised && configuration.isPressed ? 3 : 0)
            .opacity(isEnabled ? configuration.isPressed ? 0.85 : 1 : 0.4)
            .animation(.easeOut(duration: 0.12), value: configuration.isPressed)
            .contentShape(shape)
    }

    private var height: CGFloat {
        switch controlSize {
        case .mini: 24
        case .small: 32
        case .regular: 40
        case .large: 50
        default: 58
        }
    }

    private var font: Font {
        switch controlSize {
        case .mini: .caption.weight(.semibold)
        case .small: .subheadline.weight(.semibold)
        default: .body.weight(.semibold)
        }
    }

    private var foreground: ToneStyle {
        switch variant {
        case .filled, .raised: tone.style(.onSolid)
        case .tinted, .outlined, .plain: tone.style(.text)
        }
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: theme.radius.radius(height: height), style: .continuous)
    }

    @ViewBuilder
    private func ground(isPressed: Bool) -> some View {
        switch variant {
        case .filled:
            shape.fill(tone.style(.solid))
        case .tinted:
            shape.fill(tone.style(.soft))
        case .outlined:
            shape.strokeBorder(tone.style(.outline), lineWidth: 1.5)
        case .plain:
            shape.fill(isPressed ? AnyShapeStyle(tone.style(.soft)) : AnyShapeStyle(.clear))
        case .raised:
            shape.fill(tone.style(.solid))
                .background {
                    shape.fill(tone.style(.text)).offset(y: isPressed ? 0 : 4)
                }
        }
    }
}

extension ButtonStyle where Self == TesseraButtonStyle {
    /// Returns the style of Tessera's buttons.
    public static func tessera(_ variant: ButtonVariant, tone: Tone = .accent, isWide: Bool = false) -> Self {
        TesseraButtonStyle(variant, tone: tone, isWide: isWide)
    }
}

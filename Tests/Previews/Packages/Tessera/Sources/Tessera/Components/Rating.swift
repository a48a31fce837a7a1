import SwiftUI

/// A number of stars, of which some are filled.
public struct Rating: View {
    private let value: Double
    private let count: Int

    /// A rating of some of a number of stars.
    public init(_ value: Double, of count: Int = 5) {
        self.value = value
        self.count = count
    }

    /// The stars, the last of them filled in part.
    public var body: some View {
        stars(Tone.neutral.style(.soft))
            .overlay(alignment: .leading) {
                GeometryReader { proxy in
                    stars(Tone.warning.style())
                        .mask(alignment: .leading) {
                            Rectangle().frame(width: proxy.size.width * min(max(value / Double(count), 0), 1))
                        }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(value.formatted()) of \(count)")
    }

    private func stars(_ style: ToneStyle) -> some View {
        HStack(spacing: 2) {
            ForEach(0..<count, id: \.self) { _ in
                Star().fill(style).frame(width: 22, height: 22)
            }
        }
    }
}

private struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for index in 0..<10 {
                let angle = Double(index) * .pi / 5 - .pi / 2
                let radius = (index.isMultiple(of: 2) ? 1 : 0.46) * rect.width / 2
                let point = CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}

#Preview("Rating: none", traits: .sizeThatFitsLayout) { Rating(0).padding() }
#Preview("Rating: half a star", traits: .sizeThatFitsLayout) { Rating(3.5).padding() }
#Preview("Rating: all", traits: .sizeThatFitsLayout) { Rating(5).padding() }
#Preview("Rating: of ten", traits: .sizeThatFitsLayout) { Rating(7.2, of: 10).padding() }

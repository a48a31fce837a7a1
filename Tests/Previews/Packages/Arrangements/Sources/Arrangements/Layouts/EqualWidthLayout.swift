import SwiftUI

/// A row whose views all are as wide as the widest one.
public struct EqualWidthLayout: Layout {
    /// Creates a row of views of the same width.
    public init() {}

    /// Returns the widest view's width for each view, with the distances that the views prefer.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let largest = largestSize(of: subviews)
        let gaps = distances(of: subviews).reduce(0, +)
        return CGSize(width: largest.width * CGFloat(subviews.count) + gaps, height: largest.height)
    }

    /// Places the views from the leading edge on.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard !subviews.isEmpty else { return }
        let largest = largestSize(of: subviews)
        let gaps = distances(of: subviews)
        var x = bounds.minX + largest.width / 2
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.midY),
                anchor: .center,
                proposal: ProposedViewSize(width: largest.width, height: largest.height)
            )
            x += largest.width + gaps[index]
        }
    }

    private func largestSize(of subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    private func distances(of subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index < subviews.endIndex - 1 else { return 0 }
            return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
    }
}

private struct Choice: View {
    let title: String
    let color: Color

    var body: some View {
        Text(title)
            .font(.body.weight(.semibold))
            .padding(.horizontal, 14)
            .padding(.vertical, 10)
            .frame(maxWidth: .infinity)
            .foregroundStyle(.white)
            .background(color.gradient, in: .rect(cornerRadius: 10))
    }
}

#Preview("Equal widths", traits: .sizeThatFitsLayout) {
    EqualWidthLayout {
        Choice(title: "Cat", color: .teal)
        Choice(title: "Goldfish", color: .blue)
        Choice(title: "Hamster", color: .purple)
    }
    .padding()
}

#Preview("What fits", traits: .fixedLayout(width: 220, height: 190)) {
    ViewThatFits(in: .horizontal) {
        EqualWidthLayout {
            Choice(title: "Hippopotamus", color: .pink)
            Choice(title: "Chameleon", color: .orange)
        }
        VStack {
            Choice(title: "Hippopotamus", color: .pink)
            Choice(title: "Chameleon", color: .orange)
        }
    }
    .padding()
}

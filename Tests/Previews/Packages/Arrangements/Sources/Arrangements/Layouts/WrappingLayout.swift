import SwiftUI

/// A layout that arranges views in lines, as words are.
public struct WrappingLayout: Layout {
    /// The lines of the last proposal.
    public struct Cache {
        var width: CGFloat?
        var lines: [Line] = []
    }

    /// The place of lines that are shorter than the longest one.
    public var alignment: HorizontalAlignment
    /// The distance between views of a line.
    public var spacing: CGFloat
    /// The distance between lines.
    public var lineSpacing: CGFloat

    /// A layout in lines.
    public init(alignment: HorizontalAlignment = .leading, spacing: CGFloat = 8, lineSpacing: CGFloat = 8) {
        self.alignment = alignment
        self.spacing = spacing
        self.lineSpacing = lineSpacing
    }

    /// Returns an empty cache.
    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    /// Returns the size of all lines.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: 0)).width
        cache.lines = lines(of: subviews, width: width)
        cache.width = width
        let heights = cache.lines.reduce(0) { $0 + $1.height }
        return CGSize(
            width: cache.lines.map(\.width).max() ?? 0,
            height: heights + lineSpacing * CGFloat(max(cache.lines.count - 1, 0))
        )
    }

    /// Places the views line by line.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) {
        if cache.width != bounds.width {
            cache.lines = lines(of: subviews, width: bounds.width)
            cache.width = bounds.width
        }
        var y = bounds.minY
        for line in cache.lines {
            var x = bounds.minX + (bounds.width - line.width) * fraction
            for index in line.indices {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(
                    at: CGPoint(x: x, y: y + line.height / 2),
                    anchor: .leading,
                    proposal: ProposedViewSize(size)
                )
                x += size.width + spacing
            }
            y += line.height + lineSpacing
        }
    }

    private var fraction: CGFloat {
        switch alignment {
        case .trailing: 1
        case .center: 0.5
        default: 0
        }
    }

    private func lines(of subviews: Subviews, width: CGFloat) -> [Line] {
        var lines: [Line] = []
        var line = Line()
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            let gap = line.indices.isEmpty ? 0 : spacing
            if line.width + gap + size.width > width, !line.indices.isEmpty {
                lines.append(line)
                line = Line()
            }
            line.width += (line.indices.isEmpty ? 0 : spacing) + size.width
            line.height = max(line.height, size.height)
            line.indices.append(index)
        }
        return line.indices.isEmpty ? lines : lines + [line]
    }
}

private struct Tag: View {
    let name: String
    let hue: Double

    var body: some View {
        Text(name)
            .font(.subheadline.weight(.medium))
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .foregroundStyle(Color(hue: hue, saturation: 0.8, brightness: 0.45))
            .background(Color(hue: hue, saturation: 0.16, brightness: 0.98), in: .capsule)
    }
}

private let languages = [
    "Swift", "Kotlin", "TypeScript", "Rust", "C", "Objective-C", "Haskell", "Go", "Ruby", "Elixir", "Zig",
]

@MainActor
private func tags(_ alignment: HorizontalAlignment) -> some View {
    WrappingLayout(alignment: alignment) {
        ForEach(Array(languages.enumerated()), id: \.element) { index, name in
            Tag(name: name, hue: Double(index) / Double(languages.count))
        }
    }
    .padding()
}

#Preview("Wrapping, leading", traits: .fixedLayout(width: 320, height: 190)) { tags(.leading) }
#Preview("Wrapping, centered", traits: .fixedLayout(width: 320, height: 190)) { tags(.center) }
#Preview("Wrapping, right to left", traits: .fixedLayout(width: 320, height: 190)) {
    tags(.leading).environment(\.layoutDirection, .rightToLeft)
}

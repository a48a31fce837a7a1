import SwiftUI

/// Columns of views, each of which goes into the shortest column.
public struct MasonryLayout: Layout {
    private let columns: Int
    private let spacing: CGFloat

    /// A layout of a number of columns.
    public init(columns: Int, spacing: CGFloat = 8) {
        self.columns = max(columns, 1)
        self.spacing = spacing
    }

    /// Returns the height of the longest column.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 300
        let frames = frames(of: subviews, width: width)
        return CGSize(width: width, height: frames.map(\.maxY).max() ?? 0)
    }

    /// Places each view in its column.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
            let point = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            subview.place(at: point, proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
        let column = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var heights = [CGFloat](repeating: 0, count: columns)
        return subviews.map { subview in
            let shortest = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let size = subview.sizeThatFits(ProposedViewSize(width: column, height: nil))
            let frame = CGRect(
                x: CGFloat(shortest) * (column + spacing),
                y: heights[shortest],
                width: column,
                height: size.height
            )
            heights[shortest] = frame.maxY + spacing
            return frame
        }
    }
}

private struct Tile: View {
    let index: Int

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(Color(hue: Double(index) * 0.07, saturation: 0.45, brightness: 0.95).gradient)
            .frame(height: 50 + CGFloat(index * 37 % 70))
            .overlay { Text("\(index + 1)").font(.title3.bold()).foregroundStyle(.white) }
    }
}

#Preview("Masonry", traits: .fixedLayout(width: 320, height: 320)) {
    MasonryLayout(columns: 3) {
        ForEach(0..<9) { Tile(index: $0) }
    }
    .padding()
}

private struct LayoutSwitch: View {
    @State private var isMasonry = true

    var body: some View {
        let layout = isMasonry ? AnyLayout(MasonryLayout(columns: 4)) : AnyLayout(WrappingLayout())
        VStack(alignment: .leading, spacing: 12) {
            Toggle("Masonry", isOn: $isMasonry.animation(.snappy))
            layout {
                ForEach(0..<8) { Tile(index: $0) }
            }
        }
        .padding()
    }
}

#Preview("A layout that changes") { LayoutSwitch() }

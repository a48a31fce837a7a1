import SwiftUI

/// Bars of several categories.
public struct BarChart: View {
    /// A category with its value.
    public struct Bar: Identifiable, Hashable, Sendable {
        /// The name of the category.
        public var id: String
        /// The length of the bar.
        public var value: Double

        /// A category with its value.
        public init(_ id: String, _ value: Double) {
            self.id = id
            self.value = value
        }
    }

    @Environment(\.layoutDirection) private var layoutDirection
    private let bars: [Bar]
    private let highlighted: Bar.ID?

    /// A chart of several categories, one of which can be highlighted.
    public init(_ bars: [Bar], highlighted: Bar.ID? = nil) {
        self.bars = bars
        self.highlighted = highlighted
    }

    /// The bars above the names of their categories.
    public var body: some View {
        let largest = bars.map(\.value).max() ?? 1
        HStack(alignment: .bottom, spacing: 8) {
            ForEach(bars) { bar in
                let isHighlighted = highlighted == nil || highlighted == bar.id
                VStack(spacing: 6) {
                    GeometryReader { proxy in
                        VStack(spacing: 4) {
                            Spacer(minLength: 0)
                            Text(bar.value, format: .number)
                                .font(.caption2.weight(.semibold).monospacedDigit())
                                .foregroundStyle(isHighlighted ? .primary : .secondary)
                                .frame(maxWidth: .infinity)
                            UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
                                .fill(isHighlighted ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(0.3)))
                                .frame(height: max(2, (proxy.size.height - 24) * bar.value / largest))
                        }
                    }
                    Text(bar.id).font(.caption).foregroundStyle(.secondary)
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(bar.id)
                .accessibilityValue(bar.value.formatted())
                .accessibilitySortPriority(bar.value)
            }
        }
        .accessibilityElement(children: .contain)
    }
}

private let week: [BarChart.Bar] = [
    .init("Mon", 42), .init("Tue", 61), .init("Wed", 38), .init("Thu", 74), .init("Fri", 90), .init("Sat", 23),
    .init("Sun", 12),
]

#Preview("Bars", traits: .fixedLayout(width: 340, height: 220)) { BarChart(week).padding() }

#Preview("Highlighted", traits: .fixedLayout(width: 340, height: 220)) {
    BarChart(week, highlighted: "Fri").tint(.purple).padding()
}

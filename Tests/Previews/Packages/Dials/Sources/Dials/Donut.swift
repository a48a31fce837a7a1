import SwiftUI

/// Parts of a whole as arcs of a ring.
public struct Donut<Center: View>: View {
    /// A part of the whole.
    public struct Slice: Identifiable {
        /// The name of the part.
        public let id: String
        /// The amount of the part, in any unit.
        public let amount: Double
        /// The color of the arc.
        public let color: Color

        /// A part of the whole.
        public init(_ id: String, _ amount: Double, _ color: Color) {
            self.id = id
            self.amount = amount
            self.color = color
        }
    }

    private let slices: [Slice]
    private let center: Center

    /// A ring of parts around a view.
    public init(_ slices: [Slice], @ViewBuilder center: () -> Center) {
        self.slices = slices
        self.center = center()
    }

    /// The ring beside its legend.
    public var body: some View {
        HStack(spacing: 24) {
            ring
            legend
        }
        .accessibilityElement(children: .contain)
    }

    private var total: Double { slices.reduce(0) { $0 + $1.amount } }

    private var ring: some View {
        ZStack {
            ForEach(Array(slices.enumerated()), id: \.element.id) { index, slice in
                let start = slices[..<index].reduce(0) { $0 + $1.amount } / total
                Circle()
                    .inset(by: 12)
                    .trim(from: start + 0.004, to: start + slice.amount / total - 0.004)
                    .rotation(.degrees(-90))
                    .stroke(slice.color, lineWidth: 24)
            }
            center
        }
        .aspectRatio(1, contentMode: .fit)
        .accessibilityHidden(true)
    }

    private var legend: some View {
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 8) {
            ForEach(slices) { slice in
                GridRow {
                    RoundedRectangle(cornerRadius: 3).fill(slice.color).frame(width: 12, height: 12)
                    Text(slice.id)
                    Text(slice.amount / total, format: .percent.precision(.fractionLength(0)))
                        .monospacedDigit()
                        .foregroundStyle(.secondary)
                        .gridColumnAlignment(.trailing)
                }
            }
        }
        .font(.callout)
    }
}

extension Donut where Center == EmptyView {
    /// A ring of parts.
    public init(_ slices: [Slice]) { self.init(slices) { EmptyView() } }
}

#Preview("Donut", traits: .fixedLayout(width: 380, height: 220)) {
    Donut([
        .init("Rent", 920, .indigo), .init("Food", 410, .teal), .init("Travel", 180, .orange),
        .init("Fun", 140, .pink),
    ]) {
        VStack {
            Text("€ 1,650").font(.title3.bold().monospacedDigit())
            Text("in May").font(.caption).foregroundStyle(.secondary)
        }
    }
    .padding(24)
}

#Preview("Donut without a center", traits: .fixedLayout(width: 300, height: 140)) {
    Donut([.init("Yes", 61, .green), .init("No", 39, .red)]).padding()
}

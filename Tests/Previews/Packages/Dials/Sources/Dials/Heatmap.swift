import SwiftUI

/// Values by day, a column for each week.
public struct Heatmap: View {
    private let values: [Int]
    private let rows = 7

    /// A map of values from the first day on.
    public init(_ values: [Int]) { self.values = values }

    /// The cells, and the scale below them.
    public var body: some View {
        VStack(alignment: .trailing, spacing: 8) {
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHGrid(rows: Array(repeating: GridItem(.fixed(14), spacing: 3), count: rows), spacing: 3) {
                    ForEach(values.indices, id: \.self) { index in
                        cell(values[index])
                            .accessibilityLabel("Day \(index + 1)")
                            .accessibilityValue("\(values[index])")
                    }
                }
            }
            .frame(height: 116)
            HStack(spacing: 3) {
                Text("Less")
                ForEach(0..<5) { cell($0 * 3) }
                Text("More")
            }
            .font(.caption2)
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
    }

    private func cell(_ value: Int) -> some View {
        RoundedRectangle(cornerRadius: 3)
            .fill(value == 0 ? Color.gray.opacity(0.15) : .green.opacity(0.25 + 0.75 * Double(min(value, 12)) / 12))
            .frame(width: 14, height: 14)
    }
}

#Preview("Contributions", traits: .fixedLayout(width: 380, height: 180)) {
    Heatmap((0..<140).map { day in max(0, (day * 7919 % 13) - (day % 7 > 4 ? 9 : 3)) }).padding()
}

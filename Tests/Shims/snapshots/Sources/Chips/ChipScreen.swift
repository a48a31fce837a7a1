import SwiftUI

/// A screen with chips below a title.
public struct ChipScreen: View {
    @Environment(\.layoutDirection) private var direction
    private let titles: [String]

    /// Creates a screen with chips of these titles.
    public init(_ titles: [String]) { self.titles = titles }

    /// The title, with the chips in a column below it.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Topics").font(.title).bold()
            ForEach(titles, id: \.self) { Chip($0, isOn: $0 == titles.first) }
            Text(direction == .rightToLeft ? "From right to left" : "From left to right").font(.caption)
            Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }
}

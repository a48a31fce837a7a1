import ItineraryModel
import SwiftUI

/// The next trains of a station, as on the wall of its hall.
public struct DepartureBoard: View {
    private let legs: [Leg]

    /// A board of trains.
    public init(_ legs: [Leg]) { self.legs = legs.sorted { $0.departure < $1.departure } }

    /// The rows of the board.
    public var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 18, verticalSpacing: 10) {
            GridRow {
                Text("Time")
                Text("Train")
                Text("To")
                Text("Track").gridColumnAlignment(.trailing)
            }
            .font(.caption.weight(.semibold))
            .foregroundStyle(.white.opacity(0.6))
            Divider().overlay(.white.opacity(0.3)).gridCellUnsizedAxes(.horizontal)
            ForEach(legs) { leg in
                GridRow {
                    Text(leg.departure.description)
                    Text(leg.id)
                    VStack(alignment: .leading) {
                        Text(leg.destination)
                        if leg.delay > 0 {
                            Text("about \(leg.delay) minutes late")
                                .font(.caption)
                                .padding(.horizontal, 4)
                                .background(.yellow)
                                .foregroundStyle(.black)
                        }
                    }
                    Text(leg.track)
                }
                .accessibilityElement(children: .combine)
            }
        }
        .font(.system(.body, design: .monospaced).weight(.medium))
        .foregroundStyle(.white)
        .padding(20)
        .background(Color(red: 0.05, green: 0.11, blue: 0.35), in: .rect(cornerRadius: 8))
    }
}

#Preview("Board", traits: .sizeThatFitsLayout) {
    DepartureBoard(Journey.sample.legs + Journey.overnight.legs).padding()
}

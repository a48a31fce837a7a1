import ItineraryModel
import SwiftUI

extension Leg.Service {
    var color: Color {
        switch self {
        case .express: .red
        case .regional: .blue
        case .night: .indigo
        }
    }
}

/// The number of a train in the color of its kind.
public struct ServiceBadge: View {
    private let leg: Leg

    /// A badge of a train.
    public init(_ leg: Leg) { self.leg = leg }

    /// The number on its color.
    public var body: some View {
        Text(leg.id)
            .font(.caption.weight(.bold).monospacedDigit())
            .foregroundStyle(.white)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(leg.service.color, in: .rect(cornerRadius: 5))
            .accessibilityLabel("\(leg.service.rawValue) train \(leg.id)")
    }
}

#Preview("Badges", traits: .sizeThatFitsLayout) {
    HStack {
        ForEach(Journey.sample.legs + Journey.overnight.legs) { ServiceBadge($0) }
    }
    .padding()
}

import ItineraryModel
import SwiftUI

/// The stations of a journey below each other, with a line through them.
public struct JourneyTimeline: View {
    private let journey: Journey

    /// A timeline of a journey.
    public init(_ journey: Journey) { self.journey = journey }

    /// The rides, with the changes between them.
    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(journey.legs.enumerated()), id: \.element.id) { index, leg in
                LegRows(leg: leg)
                if index < journey.changes.count {
                    ChangeRow(minutes: journey.changes[index])
                }
            }
        }
        .accessibilityElement(children: .contain)
    }
}

private struct LegRows: View {
    let leg: Leg

    var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 34, verticalSpacing: 14) {
            GridRow {
                time(leg.departure)
                HStack {
                    Text(leg.origin).font(.headline)
                    Spacer()
                    Text("Track \(leg.track)").font(.footnote).foregroundStyle(.secondary)
                }
            }
            GridRow {
                Text(verbatim: "")
                HStack(spacing: 8) {
                    ServiceBadge(leg)
                    Text("\(leg.duration) min").font(.footnote).foregroundStyle(.secondary)
                    if leg.delay > 0 {
                        Text("+\(leg.delay)").font(.footnote.weight(.bold)).foregroundStyle(.red)
                    }
                }
            }
            GridRow {
                time(leg.arrival)
                Text(leg.destination).font(.headline)
            }
        }
        .overlay(alignment: .leading) {
            Line(color: leg.service.color).offset(x: 54)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(leg.origin) to \(leg.destination)")
        .accessibilityValue("\(leg.departure.description) to \(leg.arrival.description)")
    }

    private func time(_ time: ClockTime) -> some View {
        Text(time.description).font(.callout.monospacedDigit()).frame(width: 46, alignment: .trailing)
    }
}

private struct Line: View {
    let color: Color

    var body: some View {
        VStack(spacing: 0) {
            stop
            Rectangle().fill(color).frame(width: 4)
            stop
        }
        .padding(.vertical, 4)
    }

    private var stop: some View {
        Circle().strokeBorder(color, lineWidth: 3).background(.background, in: .circle).frame(width: 14, height: 14)
    }
}

private struct ChangeRow: View {
    let minutes: Int

    private var isShort: Bool { minutes < 10 }

    var body: some View {
        Text(isShort ? "Only \(minutes) minutes to change" : "\(minutes) minutes to change")
            .font(.footnote)
            .foregroundStyle(isShort ? AnyShapeStyle(.orange) : AnyShapeStyle(.secondary))
            .padding(.leading, 80)
            .padding(.vertical, 14)
            .overlay(alignment: .leading) {
                VStack(spacing: 5) {
                    ForEach(0..<4, id: \.self) { _ in Circle().fill(.tertiary).frame(width: 3, height: 3) }
                }
                .offset(x: 59)
            }
    }
}

#Preview("Two changes", traits: .fixedLayout(width: 340, height: 420)) {
    JourneyTimeline(.sample).padding()
}

#Preview("Overnight", traits: .fixedLayout(width: 340, height: 150)) {
    JourneyTimeline(.overnight).padding()
}

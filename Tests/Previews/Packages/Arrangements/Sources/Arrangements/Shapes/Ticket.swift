import SwiftUI

/// A rectangle with half-circles cut out of two sides.
public struct Ticket: Shape {
    /// The radius of the notches.
    public var notch: CGFloat
    /// The place of the notches along the width, from 0 to 1.
    public var position: CGFloat
    /// The radius of the corners.
    public var cornerRadius: CGFloat

    /// A ticket with notches.
    public init(notch: CGFloat = 10, position: CGFloat = 0.7, cornerRadius: CGFloat = 12) {
        self.notch = notch
        self.position = position
        self.cornerRadius = cornerRadius
    }

    /// The radius and the place of the notches.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(notch, position) }
        set { (notch, position) = (newValue.first, newValue.second) }
    }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let x = rect.minX + rect.width * position
        let ticket = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
        let holes = [rect.minY, rect.maxY].map { y in
            Path(ellipseIn: CGRect(x: x - notch, y: y - notch, width: notch * 2, height: notch * 2))
        }
        return holes.reduce(ticket) { $0.subtracting($1) }
    }
}

private struct BoardingPass: View {
    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 10) {
                Text("Night train").font(.caption.weight(.semibold)).foregroundStyle(.white.opacity(0.8))
                Text("Berlin → Vienna").font(.title2.bold())
                HStack(spacing: 20) {
                    field("Departs", "18:51")
                    field("Coach", "23")
                    field("Bed", "64")
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Line().stroke(.white.opacity(0.6), style: StrokeStyle(lineWidth: 2, dash: [5, 5])).frame(width: 2)
                .padding(.vertical, 16)
            Text("ÖBB\n40421").font(.headline.monospaced()).multilineTextAlignment(.center).frame(width: 104)
        }
        .padding(.leading, 20)
        .foregroundStyle(.white)
        .frame(width: 360, height: 140)
        .background(
            LinearGradient(colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing),
            in: Ticket(notch: 12, position: 0.706)
        )
        .accessibilityElement(children: .combine)
    }

    private func field(_ name: LocalizedStringKey, _ value: String) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(name).font(.caption2).foregroundStyle(.white.opacity(0.7))
            Text(value).font(.callout.weight(.semibold).monospacedDigit())
        }
    }
}

private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        }
    }
}

#Preview("Ticket", traits: .sizeThatFitsLayout) { BoardingPass().padding() }

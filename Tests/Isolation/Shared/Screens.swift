import GridPress

// Code as for SwiftUI, without any explicit isolation of drawing.

/// A model of the main actor that traps if it is read elsewhere.
@MainActor
final class Trip: ObservableObject {
    @Published var title = "Harbour"
    let stops = ["Quay", "Lighthouse", "Market"]

    var count: Int {
        MainActor.preconditionIsolated()
        return stops.count
    }
}

/// A view that owns a model of the main actor, and reads it in its body and in a property.
struct TripCard: View {
    @StateObject private var trip = Trip()
    @State private var isOpen = true

    private var heading: String { "\(trip.title), \(trip.count) stops" }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(heading).named("heading")
            ForEach(trip.stops, id: \.self) { stop in
                StopRow(trip: trip, stop: stop)
            }
            if isOpen { footer }
            Button("Open") { isOpen.toggle() }
                .buttonStyle(Outlined(trip: trip))
            Staircase { ForEach(0..<trip.count, id: \.self) { _ in Color.red.frame(width: 10, height: 10) } }
            Corner().fill(.blue).frame(width: 20, height: 20)
        }
        .modifier(Counted(trip: trip))
        .preference(key: LongestName.self, value: trip.stops.map(\.count).max() ?? 0)
        .environment(\.margin, 12)
        .bordered()
    }

    @ViewBuilder private var footer: some View {
        GeometryReader { proxy in
            Text("\(trip.count) in \(Int(proxy.size.width))")
        }
        .frame(width: 120, height: 20)
    }
}

/// A view that observes a model from its parent.
struct StopRow: View {
    @ObservedObject var trip: Trip
    let stop: String
    @Environment(\.margin) private var margin

    var body: some View {
        HStack {
            Text(stop); Text(trip.title)
        }.padding(.leading, margin)
    }
}

/// A modifier that reads a model of the main actor.
struct Counted: ViewModifier {
    let trip: Trip

    func body(content: Content) -> some View {
        content.overlay(alignment: .topTrailing) { Text("\(trip.count)").named("count") }
    }
}

/// A button style that creates views of the main actor.
struct Outlined: ButtonStyle {
    let trip: Trip

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label; StopRow(trip: trip, stop: "Pier")
        }.bordered()
    }
}

extension View {
    func bordered() -> some View { border(Color.gray) }
}

/// A layout written for SwiftUI.
struct Staircase: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: point, proposal: .unspecified)
            point.x += size.width
            point.y += size.height
        }
    }
}

/// A shape written for SwiftUI.
struct Corner: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

struct LongestName: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct MarginKey: EnvironmentKey {
    static let defaultValue: CGFloat = 4
}

extension EnvironmentValues {
    var margin: CGFloat {
        get { self[MarginKey.self] }
        set { self[MarginKey.self] = newValue }
    }

    @Entry var guide: Guide? = nil
    @Entry var guides = [Guide()]
}

/// A nonisolated model that isn't shared between tasks.
nonisolated final class Guide {}

struct TripCard_Previews: PreviewProvider {
    static var previews: some View { TripCard() }
}

#Preview("Card", traits: .sizeThatFitsLayout) { TripCard() }

#Preview {
    @Previewable @State var width: CGFloat = 40
    @Previewable @Environment(\.guides) var guides
    Flag(width: width)
        .onTapGesture { width += CGFloat(guides.count) }
}

/// A nonisolated view.
nonisolated struct Flag: NonisolatedView {
    let width: CGFloat

    var body: some View {
        HStack(spacing: 0) {
            Color.red; Color.white; Color.red
        }.frame(width: width, height: 20)
    }
}

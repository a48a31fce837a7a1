// Views with state, models and values of the environment, for the figures about state.

extension EnvironmentValues {
    private struct CellRadiusKey: EnvironmentKey {
        static let defaultValue: CGFloat = 0
    }

    var cellRadius: CGFloat {
        get { self[CellRadiusKey.self] }
        set { self[CellRadiusKey.self] = newValue }
    }
}

/// A cell with the corner radius in the environment.
struct RadiusCell: NonisolatedView {
    @Environment(\.cellRadius) private var radius

    var body: some View {
        RoundedRectangle(cornerRadius: radius).fill(.lagoon).frame(width: 64, height: 44)
            .overlay { Text("\(Int(radius))").font(.system(size: 13, weight: .medium)).foregroundStyle(.black) }
    }
}

/// Three switches for one state.
struct Preferences: NonisolatedView {
    private struct Choices {
        var guides = true
        var numbers = false
        var shadows = true
    }

    @State private var choices = Choices()

    var body: some View {
        VStack(spacing: 12) {
            Switch(label: "Guides", isOn: $choices.guides).named("guides")
            Switch(label: "Numbers", isOn: $choices.numbers).named("numbers")
            Switch(label: "Shadows", isOn: $choices.shadows).named("shadows")
        }
        .grounded(16)
    }
}

/// A switch with a label.
private struct Switch: NonisolatedView {
    let label: String
    @Binding var isOn: Bool

    var body: some View {
        HStack {
            Text(label).font(.system(size: 15)).foregroundStyle(.ink)
            Spacer()
            Capsule().fill(isOn ? .meadow : .hairline)
                .overlay(alignment: isOn ? .trailing : .leading) { Circle().fill(.white).padding(2) }
                .frame(width: 42, height: 24)
        }
    }
}

/// The sales of six months.
@Observable
final class Sales {
    var months = [32, 48, 40, 66, 58, 84]
}

/// A bar for each month of the model in the environment.
struct SalesBars: NonisolatedView {
    @Environment(Sales.self) private var sales

    var body: some View {
        HStack(alignment: .bottom, spacing: 6) {
            ForEach(Array(sales.months.enumerated()), id: \.offset) { month, count in
                UnevenRoundedRectangle(topLeadingRadius: 5, topTrailingRadius: 5)
                    .fill(Color.cell(month))
                    .frame(width: 20, height: CGFloat(count))
            }
        }
    }
}

/// A model with the older `ObservableObject` protocol.
private final class Curve: ObservableObject {
    @Published var values: [CGFloat] = [32, 48, 40, 66, 58, 84]
}

/// A line through the values of a model that the view owns.
struct SalesLine: NonisolatedView {
    @StateObject private var curve = Curve()

    var body: some View { CurveLine(curve: curve).frame(width: 150, height: 84) }
}

/// A line through the values of a model.
private struct CurveLine: NonisolatedView {
    @ObservedObject var curve: Curve

    var body: some View {
        Path { path in
            path.addLines(curve.values.enumerated().map { CGPoint(x: CGFloat($0) * 28 + 5, y: 84 - $1) })
        }
        .stroke(.denim, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
    }
}

/// A dial that keeps its initial name.
struct Compass: NonisolatedView {
    @State private var name: String

    init(name: String) { _name = State(initialValue: name) }

    var body: some View {
        VStack(spacing: 8) {
            Arrow().rotation(.degrees(turn)).fill(.iris).frame(width: 56, height: 56)
            Caption(name)
        }
        .grounded()
    }

    private var turn: Double {
        switch name {
        case "north": -90
        case "south": 90
        case "west": 180
        default: 0
        }
    }
}

/// A train and its status.
struct Train {
    enum State: Equatable {
        case onTime
        case late(Int)
        case cancelled
    }

    let time: String
    let destination: String
    var state = State.onTime
    var isLastOfTheHour = false

    static let timetable = [
        Train(time: "08:12", destination: "Bergen"),
        Train(time: "08:40", destination: "Narvik", state: .late(7), isLastOfTheHour: true),
        Train(time: "09:05", destination: "Kiruna", state: .cancelled),
        Train(time: "09:30", destination: "Turku", isLastOfTheHour: true),
        Train(time: "10:02", destination: "Malmö", state: .late(21)),
    ]
}

/// A line of the timetable.
struct TrainRow: NonisolatedView {
    let train: Train

    var body: some View {
        HStack {
            Text(train.time).font(.system(size: 14, weight: .medium))
            Text(train.destination).font(.system(size: 14)).overlay {
                if train.state == .cancelled { Rectangle().fill(.coral).frame(height: 1.5) }
            }
            Spacer()
            switch train.state {
            case .onTime: EmptyView()
            case .late(let minutes): Chip("+\(minutes) min", .amber)
            case .cancelled: Chip("cancelled", .coral)
            }
        }
        .foregroundStyle(.ink)
        .frame(height: 26)
        .named(train.destination)
    }
}

/// A word above a line of the same length.
struct Underlined: NonisolatedView {
    let word: String
    @State private var width: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(word).font(.system(size: 32, weight: .medium)).foregroundStyle(.ink)
                .background { GeometryReader { measured($0.size.width) } }
                .named("word")
            Capsule().fill(.coral).frame(width: width, height: 5).named("line")
        }
    }

    /// Stores a width only if it changes: setting state in every layout pass would never end.
    private func measured(_ width: CGFloat) -> some View {
        if self.width != width { self.width = width }
        return Color.clear
    }
}

/// Three cells in a row if there is room, otherwise in a column.
struct Adaptive: NonisolatedView {
    @Environment(\.horizontalSizeClass) private var room

    var body: some View {
        let layout = room == .compact ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
        layout {
            Tile("Page", .denim).frame(width: 76, height: 36)
            Tile("Ink", .coral).frame(width: 76, height: 36)
            Tile("Paper", .amber).frame(width: 76, height: 36)
        }
        .grounded()
    }
}

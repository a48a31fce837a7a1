import GridPress

public struct Week: View {
    public init() {}

    public var body: some View {
        Grid(tracks: 4, spacing: 8) {
            Day("Monday", .blue)
            Day("Tuesday", .teal)
            Day("Wednesday", .green)
            Day("Thursday", .orange)
            Day("Friday", .pink)
        }
    }
}

struct Day: View {
    let name: String
    let color: Color

    init(_ name: String, _ color: Color) {
        self.name = name
        self.color = color
    }

    var body: some View {
        RoundedRectangle(cornerRadius: 8).fill(color.opacity(0.35)).overlay { Text(name).font(.caption) }
    }
}

import GridPress
import SampleFigures
import SafetySupport
import Testing
import XMLReading

@testable import Snapshots

@Suite("The record of a layout")
struct LayoutRecordTests {
    private static var grid: Figure { Figure("Nine cells", width: 316, height: 316) {
        Grid(tracks: 3, spacing: 8) {
            ForEach(0..<9) { index in
                ZStack {
                    [Color.red, .green, .blue][index % 3]
                    Text("Cell \(index + 1)")
                }
                .named("c\(index + 1)")
            }
        }
    }}

    @Test("is small")
    func size() throws {
        let without = try Self.grid.svg().utf8.count
        let with = try Self.grid.svg(carriesLayout: true)
        print(with)
        print(with.utf8.count - without)
    }

    @Test("samples")
    func samples() throws {
        var total = (0, 0)
        for sample in Topic.allCases.flatMap(\.samples) {
            let drawing = try sample.make().drawing()
            let a = try drawing.svg().utf8.count, b = try drawing.svg(carriesLayout: true)
            total.0 += a
            total.1 += b.utf8.count
            if ["behind-and-above", "chat", "clipped-twice", "grid-packings", "departures"].contains(sample.name) { print(b) }
        }
        print(total)
    }
}

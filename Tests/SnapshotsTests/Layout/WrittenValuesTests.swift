import Foundation
import GridPress
import GridPressProperties
import Testing

@testable import GridPressGoldens

@Suite("A value that somebody wrote is reported first:")
struct WrittenValuesTests {
    /// A view that depends on a number, with the old and new number and the line about the change.
    struct Value {
        let words: String
        let line: String
        let old: Double
        let new: Double
        let view: (Double) -> AnyView

        init<V: View>(
            _ words: String,
            _ old: Double,
            _ new: Double,
            _ line: String,
            @ViewBuilder _ view: @escaping (Double) -> V
        ) {
            self.words = words
            self.line = line
            self.old = old
            self.new = new
            self.view = { AnyView(view($0)) }
        }
    }

    private static var values: [Value] {
        [
            Value("guide", 4, 9, "Color 2 in the VStack: leadingGuide 4 → 9 (+5)") { value in
                VStack(alignment: .leading) {
                    Color.red.frame(width: 40, height: 20)
                    Color.blue.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in CGFloat(value) }
                }
            },
            Value("share", 0.5, 0.75, "the Color: widthShare 0.5 → 0.75 (+0.25)") { value in
                WidthReader { _ in Color.red.shareFrame(width: value).frame(height: 20) }
            },
            Value("scroll offset", 0, 30, "scrollOffset of the ScrollView: 0 0 → 0 30") { value in
                ScrollView { Color.red.frame(height: 300) }.scrollOffset(CGPoint(x: 0, y: value))
                    .scrollDrawing(.viewport)
            },
            Value("slider", 0.2, 0.6, "value of the Slider: 0.2 → 0.6 (+0.4)") { value in
                Slider(value: .constant(value))
            },
            Value("gauge", 20, 60, "value of the Gauge: 20 → 60 (+40)") { value in
                Gauge(value: value, in: 0...100) { Text("Fuel") }
            },
            Value("progress", 0.2, 0.6, "fractionCompleted of the ProgressView: 0.2 → 0.6 (+0.4)") { value in
                ProgressView(value: value)
            },
            Value("toggle", 0, 1, "isOn of the Toggle: off → on") { value in
                Toggle("Sound", isOn: .constant(value > 0))
            },
            Value("turn in space", 30, 50, "rotation3DEffect of the Color: angle 30 → 50 (+20)") { value in
                Color.red.frame(width: 40, height: 40).rotation3DEffect(.degrees(value), axis: (x: 0, y: 1, z: 0))
            },
            Value("stack of items", 4, 10, "spacing of the HStackFULayout: 4 → 10 (+6)") { value in
                HStackFULayout(spacing: value, maxHeight: 40) {
                    Color.red.frame(width: 40, height: 20)
                    Color.blue.frame(width: 20, height: 20)
                }
            },
            Value("symbol", 0, 1, "imageScale of the Image \"star\": medium → large") { value in
                Image(systemName: "star").imageScale(value > 0 ? .large : .medium)
            },
            Value("alignment of a row", 0, 1, "row 2 of the grid: alignment none → bottom") { value in
                Grid {
                    GridRow { Color.red.frame(width: 40, height: 20) }
                    GridRow(alignment: value > 0 ? .bottom : nil) {
                        Color.red.frame(width: 40, height: 20)
                        Color.blue.frame(width: 20, height: 10)
                    }
                }
            },
            Value("gradient", 0, 90, "the AngularGradient: fill, end angle 180 → 270") { value in
                AngularGradient(
                    colors: [.red, .blue],
                    center: .center,
                    startAngle: .degrees(0),
                    endAngle: .degrees(180 + value)
                )
            },
            Value("blending", 0, 1, "the Color: blendMode normal → multiply") { value in
                Color.red.frame(width: 40, height: 40).blendMode(value > 0 ? .multiply : .normal)
            },
        ]
    }

    @Test("a guide, a share, the value of a control, a turn in space …")
    func values() {
        forEach(Self.values) { value, check in
            func figure(_ number: Double) -> Figure { Figure("Values", width: 120, height: 80) { value.view(number) } }
            let (before, after) = (try figure(value.old).drawing(), try figure(value.new).drawing())
            let lines = try GoldenKind.picture.lines(from: before, to: after)
            check(lines.first == value.line, "\(value.words): \(lines)")
        }
    }

    @Test("the width of the figure, whatever lies around its content")
    func width() throws {
        func figure(_ width: CGFloat?) throws -> Drawing {
            try Figure("Values", width: width) {
                Text("Wide").frame(maxWidth: .infinity).padding(4).background(Color.red).opacity(0.5)
            }
            .drawing()
        }
        let lines = try GoldenKind.picture.lines(from: figure(100), to: figure(120))
        #expect(lines.first == "the figure: width 100 → 120 (+20)", "\(lines)")
        let without = try GoldenKind.picture.lines(from: figure(nil), to: figure(120))
        #expect(without.first == "the figure: width none → 120", "\(without)")
    }
}

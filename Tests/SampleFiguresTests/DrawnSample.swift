import GridPressProperties
import SampleFigures
import Testing

/// A sample with its pictures, which all tests of this target share.
struct DrawnSample: CustomTestStringConvertible, CustomStringConvertible, Sendable {
    static let all = SampleFigure.all.map(DrawnSample.init)

    let sample: SampleFigure
    /// The drawing with default options.
    let drawing: Result<Drawing, any Error>
    /// The SVG with the options of the sample.
    let svg: Result<String, any Error>

    private init(_ sample: SampleFigure) {
        self.sample = sample
        let drawing = Result { try sample.drawing() }
        self.drawing = drawing
        svg = Result { try sample.svg(of: drawing.get()) }
    }

    var description: String { sample.name }
    var testDescription: String { sample.name }

    /// Returns some samples of a topic; all of them in a thorough run.
    static func some(of topic: Topic) -> [DrawnSample] {
        all.filter { $0.sample.topic == topic }.sampled(oneIn: 24)
    }
}

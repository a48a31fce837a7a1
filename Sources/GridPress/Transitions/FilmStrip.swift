/// A picture of some moments of a figure that moves, beside each other, for print.
///
/// ```swift
/// let days = Figure.states("Days") {
///     HStack { Text("Mon"); Text("Tue") }
///     VStack { Text("Mon"); Text("Tue") }
/// }
/// try FilmStrip(days, momentCount: 4).svg().write(toFile: "days.svg", atomically: true, encoding: .utf8)
/// ```
public nonisolated struct FilmStrip: DrawableFigure {
    /// The figure that moves.
    public var figure: Figure
    /// The number of moments, including the first and the last.
    ///
    /// Numbers outside of the range from 2 to 100 are clamped to it.
    public var momentCount: Int
    /// The largest width of the strip, in points.
    ///
    /// Moments that don't fit beside each other are in several rows.
    public var width: CGFloat

    /// Creates a strip of a figure that moves.
    ///
    /// The strip of a still figure has one moment.
    ///
    /// - Parameters:
    ///   - figure: The figure that moves.
    ///   - momentCount: The number of moments, from 2 to 100, including the first and the last.
    ///   - width: The largest width of the strip, in points. Moments that don't fit beside each other are in several
    ///     rows.
    public init(_ figure: Figure, momentCount: Int = 5, width: CGFloat = 720) {
        self.figure = figure
        self.momentCount = momentCount
        self.width = width
    }

    /// Returns the moments in one picture.
    ///
    /// - Parameter scheme: The color scheme of the picture.
    /// - Throws: ``FigureError`` if the figure can't be drawn.
    public func drawing(scheme: Figure.Scheme = .adaptive) throws(FigureError) -> Drawing {
        try figure.drawing(scheme: scheme).strip(momentCount: momentCount, width: width, scheme: scheme)
    }
}

extension Drawing {
    /// The time from the start of the first change to the last state, in seconds; 0 for a still picture.
    public var motionDuration: Double { MotionPlan(self)?.schedule.duration ?? 0 }

    /// Returns the picture at a time, in seconds from the start of the first change.
    ///
    /// A still picture is the same at all times.
    public func moment(at time: Double) -> Drawing {
        inEachScheme { MotionPlan($0)?.drawing(at: time) ?? $0 }
    }

    /// Returns some moments of the picture beside each other.
    package func strip(
        momentCount: Int,
        width: CGFloat,
        scheme: Figure.Scheme = .adaptive
    ) throws(FigureError) -> Drawing {
        let painted = PaintedDrawing(self)
        let count = painted.plan == nil ? 1 : min(max(momentCount, 2), 100)
        let duration = painted.plan?.schedule.duration ?? 0
        let room = painted.bounds ?? paintedBounds()
        let moments = (0..<count).map { index in
            let time = count > 1 ? duration * Double(index) / Double(count - 1) : 0
            return FilmStripView.Moment(drawing: moment(at: time), time: time)
        }
        let view = FilmStripView(moments: moments, room: room, width: width)
        var strip = try Figure(title, description: summary, caption: caption, isolation: nil) { view }.drawing(
            scheme: scheme
        )
        strip.findings = findings
        return strip
    }
}

/// The moments in rows, each with its time.
private struct FilmStripView: NonisolatedView {
    struct Moment {
        let drawing: Drawing
        let time: Double
    }

    let moments: [Moment]
    let room: CGRect
    let width: CGFloat

    private static let gap: CGFloat = 16

    private var columnCount: Int {
        let fitting = Int((width + Self.gap) / (max(room.width, 1) + Self.gap))
        let most = min(max(fitting, 1), moments.count)
        // All rows have the same number of moments, if possible.
        let rowCount = (moments.count + most - 1) / most
        return (moments.count + rowCount - 1) / rowCount
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Self.gap) {
            ForEach(Array(stride(from: 0, to: moments.count, by: columnCount)), id: \.self) { start in
                HStack(alignment: .top, spacing: Self.gap) {
                    ForEach(start..<min(start + columnCount, moments.count), id: \.self) { index in
                        moment(moments[index])
                    }
                }
            }
        }
        .environment(\.layoutDirection, .leftToRight)
    }

    private func moment(_ moment: Moment) -> some View {
        VStack(spacing: 6) {
            FinishedDrawing(moment.drawing)
                .offset(x: -room.minX, y: -room.minY)
                .frame(width: room.width, height: room.height, alignment: .topLeading)
                .clipped()
            Text(verbatim: "\(((moment.time * 100).rounded() / 100).phrase) s")
                .font(.system(size: 11))
                .foregroundStyle(Color(Drawing.Color(light: 0x5B6470, dark: 0x98A2B0)))
        }
    }
}

import GridPressSnapshots

/// What a figure is drawn as, to be compared: a picture, a page, data or text.
///
/// Whatever isn't said is as it is for the function of ``Figure`` with the same name.
public struct SnapshotStrategy: Sendable {
    /// What the file is.
    let format: SnapshotFormat
    private let scheme: Figure.Scheme
    private let recordsSteps: Bool
    private let write: @Sendable (Drawing) throws(FigureError) -> String

    private init(
        _ format: SnapshotFormat,
        scheme: Figure.Scheme = .adaptive,
        recordsSteps: Bool = false,
        write: @escaping @Sendable (Drawing) throws(FigureError) -> String
    ) {
        self.format = format
        self.scheme = scheme
        self.recordsSteps = recordsSteps
        self.write = write
    }

    /// What a figure is written as.
    func text(of figure: Figure) throws(SnapshotFailure) -> String {
        let drawing: Drawing
        do throws(FigureError) {
            drawing = try figure.drawing(scheme: scheme, recordsSteps: recordsSteps)
        } catch {
            throw SnapshotFailure(error.finding())
        }
        return try text(of: drawing)
    }

    /// What a drawing is written as.
    func text(of drawing: Drawing) throws(SnapshotFailure) -> String {
        let errors = drawing.findings.filter { $0.severity == .error }
        guard errors.isEmpty else { throw SnapshotFailure(findings: errors) }
        do throws(FigureError) {
            return try write(drawing)
        } catch {
            throw SnapshotFailure(error.finding())
        }
    }
}

extension SnapshotStrategy {
    /// A picture.
    public static var svg: SnapshotStrategy { .svg() }

    /// A picture.
    ///
    /// It carries what it means, so that a failure can say which track or cell changed; without that it is a few hundred
    /// bytes smaller, as a picture that people are shown.
    public static func svg(
        scheme: Figure.Scheme = .adaptive,
        margin: CGFloat = 0,
        dimensions: Drawing.DimensionSelection = .none,
        guides: Set<Drawing.Guide> = [],
        carriesLayout: Bool = true
    ) -> SnapshotStrategy {
        SnapshotStrategy(.svg, scheme: scheme, recordsSteps: !guides.isEmpty) { drawing throws(FigureError) in
            try drawing.svg(
                scheme: scheme,
                margin: margin,
                dimensions: dimensions,
                guides: guides,
                carriesLayout: carriesLayout
            )
        }
    }

    /// A page of its own.
    public static var html: SnapshotStrategy { .html() }

    /// A page of its own, with one SVG element for the picture.
    public static func html(scheme: Figure.Scheme = .adaptive, carriesLayout: Bool = true) -> SnapshotStrategy {
        SnapshotStrategy(.html, scheme: scheme, recordsSteps: true) { drawing in
            drawing.html(scheme: scheme, carriesLayout: carriesLayout)
        }
    }

    /// A page of its own, with a picture that is made of something.
    public static func html(
        mode: HTMLMode,
        scheme: Figure.Scheme = .adaptive,
        carriesLayout: Bool = true
    ) -> SnapshotStrategy {
        SnapshotStrategy(.html, scheme: scheme, recordsSteps: true) { drawing in
            drawing.html(mode: mode, scheme: scheme, carriesLayout: carriesLayout)
        }
    }

    /// Frames and grids as data.
    public static var json: SnapshotStrategy { .json() }

    /// Frames and grids as data.
    public static func json(scheme: Figure.Scheme = .adaptive) -> SnapshotStrategy {
        SnapshotStrategy(.json, scheme: scheme) { $0.json() }
    }

    /// The layout as text for a terminal.
    public static var text: SnapshotStrategy { .text() }

    /// The layout as text for a terminal, in lines of at most so many columns.
    public static func text(columns: Int = 80) -> SnapshotStrategy {
        SnapshotStrategy(.text) { $0.text(columns: columns) }
    }
}

/// Why there is nothing to compare.
struct SnapshotFailure: Error {
    /// What is wrong.
    var findings: [Finding]
}

extension SnapshotFailure {
    init(_ finding: Finding) { self.init(findings: [finding]) }
}

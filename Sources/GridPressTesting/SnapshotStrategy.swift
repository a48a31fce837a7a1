import GridPressSnapshots

/// The format in which a figure is compared: a picture, a page, data, text, or the text of a screen reader.
///
/// ```swift
/// import Testing
///
/// @MainActor @Suite struct CardTests {
///     @Test func card() {
///         assertSnapshot(of: CardView(), as: .svg, width: 300)
///         assertSnapshot(of: CardView(), as: .text(columns: 60), width: 300)
///         assertSnapshot(of: CardView(), as: .accessibility, width: 300)
///     }
/// }
/// ```
///
/// Options have the default values of the function of `Figure` with the same name. An exception is
/// `embedsLayoutRecord`, which is `true` by default.
public struct SnapshotStrategy: Sendable {
    /// The format of the file.
    let format: SnapshotFormat
    private let scheme: Figure.Scheme
    private let write: @Sendable (Drawing) throws(FigureError) -> String

    private init(
        _ format: SnapshotFormat,
        scheme: Figure.Scheme = .adaptive,
        write: @escaping @Sendable (Drawing) throws(FigureError) -> String
    ) {
        self.format = format
        self.scheme = scheme
        self.write = write
    }

    /// Returns the text of a figure in the format.
    func text(of figure: Figure) throws(SnapshotFailure) -> String {
        let drawing: Drawing
        do throws(FigureError) {
            drawing = try figure.drawing(scheme: scheme)
        } catch {
            throw SnapshotFailure(error.finding())
        }
        return try text(of: drawing)
    }

    /// Returns the text of a drawing in the format.
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
    /// A strategy that compares pictures as SVG.
    public static var svg: SnapshotStrategy { .svg() }

    /// Returns a strategy that compares pictures as SVG, with the options of `Figure.svg(_:)`.
    ///
    /// By default, a golden file contains a layout record, so that a failure can name the track or cell that changed.
    /// Without the record, the file is several hundred bytes smaller.
    public static func svg(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        embedsLayoutRecord: Bool = true
    ) -> SnapshotStrategy {
        SnapshotStrategy(
            .svg,
            scheme: options.scheme
        ) { drawing throws(FigureError) in
            try drawing.svg(options, margin: margin, layers: layers, embedsLayoutRecord: embedsLayoutRecord)
        }
    }

    /// A strategy that compares HTML pages.
    public static var html: SnapshotStrategy { .html() }

    /// Returns a strategy that compares HTML pages, with the options of `Figure.html(_:mode:)`.
    public static func html(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        mode: HTMLMode = .picture,
        embedsLayoutRecord: Bool = true
    ) -> SnapshotStrategy {
        SnapshotStrategy(.html, scheme: options.scheme) { drawing in
            drawing.html(options, mode: mode, embedsLayoutRecord: embedsLayoutRecord)
        }
    }

    /// A strategy that compares records as JSON.
    public static var json: SnapshotStrategy { .json() }

    /// Returns a strategy that compares records as JSON, with the options of `Figure.json(_:)`.
    public static func json(_ options: Figure.RenderOptions = Figure.RenderOptions()) -> SnapshotStrategy {
        SnapshotStrategy(.json, scheme: options.scheme) { $0.json(options) }
    }

    /// A strategy that compares layouts as text for a terminal.
    public static var text: SnapshotStrategy { .text() }

    /// Returns a strategy that compares layouts as text for a terminal, with a maximum number of columns.
    public static func text(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        columns: Int = 80
    ) -> SnapshotStrategy {
        SnapshotStrategy(.text, scheme: options.scheme) { $0.text(options, columns: columns) }
    }
}

extension SnapshotStrategy {
    /// A strategy that compares the text of a screen reader, with a line for each element.
    public static var accessibility: SnapshotStrategy { .accessibility() }

    /// Returns a strategy that compares the text of a screen reader line by line.
    public static func accessibility(scheme: Figure.Scheme = .adaptive) -> SnapshotStrategy {
        SnapshotStrategy(.accessibility, scheme: scheme) { $0.accessibilityText() }
    }
}

/// The reason why a snapshot can't be compared.
struct SnapshotFailure: Error {
    /// The findings that describe the reason.
    var findings: [Finding]
}

extension SnapshotFailure {
    init(_ finding: Finding) { self.init(findings: [finding]) }
}

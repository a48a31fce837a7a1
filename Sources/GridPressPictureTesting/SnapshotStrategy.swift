import GridPressGoldens
import GridPressRecords

/// The format in which a figure is compared.
///
/// `GridPressTesting` adds pages, data, text, and the text of a screen reader.
///
/// ```swift
/// import Testing
///
/// @MainActor @Suite struct CardTests {
///     @Test func card() {
///         assertSnapshot(of: CardView(), as: .svg, width: 300)
///         assertSnapshot(of: CardView(), as: .svg(margin: 8), width: 300, named: "margin")
///     }
/// }
/// ```
///
/// Options have the default values of the function of `Figure` with the same name. An exception is
/// `embedsLayoutRecord`, which is `true` by default.
public struct SnapshotStrategy: Sendable {
    /// The format of the file.
    package let format: SnapshotFormat
    private let scheme: Figure.Scheme
    private let write: @Sendable (Drawing) throws(FigureError) -> String

    /// Creates a strategy from a closure that writes a drawing.
    package init(
        _ format: SnapshotFormat,
        scheme: Figure.Scheme = .adaptive,
        write: @escaping @Sendable (Drawing) throws(FigureError) -> String
    ) {
        self.format = format
        self.scheme = scheme
        self.write = write
    }

    /// Returns the text of a figure in the format.
    package func text(of figure: Figure) throws(SnapshotFailure) -> String {
        let drawing: Drawing
        do throws(FigureError) {
            drawing = try figure.drawing(scheme: scheme)
        } catch {
            throw SnapshotFailure(error.finding())
        }
        return try text(of: drawing)
    }

    /// Returns the text of a drawing in the format.
    package func text(of drawing: Drawing) throws(SnapshotFailure) -> String {
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
            let record = embedsLayoutRecord ? EmbeddedLayoutRecord() : nil
            return try drawing.svg(options, id: nil, margin: margin, layers: layers, record: record)
        }
    }
}

/// The reason why a snapshot can't be compared.
package struct SnapshotFailure: Error {
    /// The findings that describe the reason.
    package var findings: [Finding]

    /// Creates a reason of several findings.
    package init(findings: [Finding]) { self.findings = findings }
}

extension SnapshotFailure {
    package init(_ finding: Finding) { self.init(findings: [finding]) }
}

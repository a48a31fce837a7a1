import GridPressGoldens

/// A snapshot that is requested through the API of another library, which names its golden file.
///
/// It is compared and recorded like the snapshots of `assertSnapshot`.
///
/// ```swift
/// @_spi(Shims) import GridPressTesting
///
/// let snapshot = ForeignSnapshot(
///     folder: "Snapshots", name: "card", record: nil,
///     fileID: #fileID, filePath: #filePath, line: #line, column: #column, function: #function
/// )
/// let result = snapshot.verify(.figure(figure, .svg))
/// if case .failed = result.outcome { snapshot.fail(result.message, result) }
/// ```
@_spi(Shims)
public struct ForeignSnapshot {
    /// The content of a snapshot.
    ///
    /// ```swift
    /// @_spi(Shims) import GridPressTesting
    ///
    /// let picture = ForeignSnapshot.Content.figure(figure, .svg)
    /// let page = ForeignSnapshot.Content.text(try figure.html(), .html)
    /// ```
    public enum Content {
        /// A figure that is drawn.
        case figure(Figure, SnapshotStrategy)
        /// A text in a format.
        case text(String, SnapshotFormat)
    }

    /// The folder of its golden file.
    private let folder: String
    /// The name of its golden file without the extension.
    private let name: String
    /// The mode of recording; `nil` for the mode of the enclosing scope, or else of the environment.
    private let mode: RecordMode?
    private let site: CallSite

    /// Creates a snapshot with its golden file, and the source location of its request.
    public init(
        folder: String,
        name: String,
        record mode: RecordMode?,
        fileID: String,
        filePath: StaticString,
        line: UInt,
        column: UInt,
        function: String
    ) {
        self.folder = folder
        self.name = name
        self.mode = mode
        site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    }

    /// Compares a content with the golden file, and records it according to the mode.
    public func verify(_ content: Content) -> ForeignResult {
        let settings = SnapshotSettings(record: mode, tolerance: nil, folder: folder)
        let assertion = SnapshotAssertion(site, named: name, settings)
        do throws(SnapshotFailure) {
            let result = try assertion.verify(content.format, TestFramework.running) {
                () throws(SnapshotFailure) in
                switch content {
                case .figure(let figure, let strategy): try strategy.text(of: figure)
                case .text(let text, _): text
                }
            }
            return ForeignResult(result, mode: try settings.filled(from: .around).mode)
        } catch {
            return ForeignResult(SnapshotReport(error))
        }
    }

    /// Reports a failure to the current test, with the files of a comparison.
    public func fail(_ message: String, _ result: ForeignResult?) {
        var report = SnapshotReport()
        report.lines = [message]
        report.attachments = result?.report.attachments ?? []
        TestFramework.running.report(report, at: site)
    }
}

/// The result of comparing a snapshot that another library requested.
///
/// ```swift
/// @_spi(Shims) import GridPressTesting
///
/// func failure(of result: ForeignResult) -> String? {
///     if case .failed = result.outcome { "\(result.path): \(result.message)" } else { nil }
/// }
/// ```
@_spi(Shims)
public struct ForeignResult {
    /// The outcome of a comparison.
    ///
    /// ```swift
    /// @_spi(Shims) import GridPressTesting
    ///
    /// func isFailure(_ outcome: ForeignResult.Outcome) -> Bool {
    ///     switch outcome {
    ///     case .same, .recorded(isNew: true): false
    ///     case .recorded(isNew: false), .missing, .failed: true
    ///     }
    /// }
    /// ```
    public enum Outcome {
        /// The snapshot equals its golden file.
        case same
        /// The golden file was written.
        ///
        /// `isNew` is `true` if it didn't exist before.
        case recorded(isNew: Bool)
        /// The golden file is missing, and wasn't written.
        case missing
        /// The snapshot differs, or couldn't be compared.
        case failed
    }

    /// The outcome.
    public let outcome: Outcome
    /// The path of the golden file; empty if it has none.
    public let path: String
    /// The recording mode of the comparison; `nil` if it is unknown.
    public let mode: RecordMode?
    let report: SnapshotReport

    /// The description of a failure, with each sentence on one line.
    public var message: String { report.message }

    init(_ result: SnapshotResult, mode: RecordMode) {
        path = result.path
        self.mode = mode
        report = SnapshotReport(result)
        switch result.outcome {
        case .same: outcome = .same
        case .recorded(let isNew): outcome = .recorded(isNew: isNew)
        case .failed(let finding) where finding.code == .missingGolden: outcome = .missing
        case .failed, .different: outcome = .failed
        }
    }

    init(_ report: SnapshotReport) {
        outcome = .failed
        path = ""
        mode = nil
        self.report = report
    }
}

extension ForeignSnapshot.Content {
    /// The format of the golden file.
    fileprivate var format: SnapshotFormat {
        switch self {
        case .figure(_, let strategy): strategy.format
        case .text(_, let format): format
        }
    }
}

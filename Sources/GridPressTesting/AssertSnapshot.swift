import GridPressGoldens

/// Asserts that a text equals its golden file, for example a file that a custom tool wrote.
///
/// The text is compared as its format determines. Findings aren't checked, so this function also records pictures with
/// errors: `assertSnapshot(of: try figure.svg(), as: .svg)`.
public func assertSnapshot(
    of text: String,
    as format: SnapshotFormat,
    named name: String? = nil,
    tolerance: Double? = nil,
    record mode: RecordMode? = nil,
    in folder: String? = nil,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: String = #function
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let settings = SnapshotSettings(record: mode, tolerance: tolerance, folder: folder)
    SnapshotAssertion(site, named: name, settings).hold(format) { () throws(SnapshotFailure) in text }
}

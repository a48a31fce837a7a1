import GridPressSnapshots

/// Asserts that a figure, as text for a terminal, is what the test says.
///
///     assertInlineSnapshot(of: figure, columns: 40) {
///         """
///         …
///         """
///     }
///
/// The closure needn't be written: where recording is allowed, it is put behind the call in the source. One that
/// differs is replaced in the modes `failed` and `all`.
///
/// - Parameters:
///   - figure: What is drawn.
///   - columns: How many columns lines have at most.
///   - tolerance: How far numbers may lie apart and still be the same.
///   - mode: When the source is written.
///   - expected: What it is to be.
public func assertInlineSnapshot(
    of figure: Figure,
    columns: Int = 80,
    tolerance: Double? = nil,
    record mode: RecordMode? = nil,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: String = #function,
    matches expected: (() -> String)? = nil
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    InlineAssertion(site, SnapshotSettings(record: mode, tolerance: tolerance)).hold(expected?()) {
        () throws(SnapshotFailure) in
        try SnapshotStrategy.text(columns: columns).text(of: figure)
    }
}

/// Asserts that a text is what the test says.
///
/// The closure needn't be written: where recording is allowed, it is put behind the call in the source.
public func assertInlineSnapshot(
    of text: String,
    tolerance: Double? = nil,
    record mode: RecordMode? = nil,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: String = #function,
    matches expected: (() -> String)? = nil
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    InlineAssertion(site, SnapshotSettings(record: mode, tolerance: tolerance)).hold(expected?()) {
        () throws(SnapshotFailure) in text
    }
}

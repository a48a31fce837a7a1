import GridPressGoldens

/// Asserts that a figure, as text for a terminal, equals the text in the test.
///
/// ```swift
/// assertInlineSnapshot(of: figure, columns: 40) {
///     """
///     …
///     """
/// }
/// ```
///
/// The closure is optional. If the mode allows it, the assertion adds the closure to the call in the source. The
/// modes `failed` and `all` also replace a text that differs.
///
/// - Parameters:
///   - figure: The figure.
///   - columns: The maximum number of columns of a line.
///   - tolerance: A tolerance for numbers. It has no effect, because lines of text have to be equal.
///   - mode: The mode that determines when the source is written.
///   - fileID: The module and the file of the assertion. The default is the caller's.
///   - filePath: The path of the file of the assertion.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - function: The name of the test.
///   - expected: The expected text.
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

/// Asserts that a text equals the text in the test.
///
/// The closure is optional. If the mode allows it, the assertion adds the closure to the call in the source.
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

import GridPressSnapshots

/// Asserts that a figure is as it was when its golden file was recorded.
///
///     @MainActor @Test func cards() {
///         assertSnapshot(of: Figure("Cards", width: 300) { Cards() }, as: .svg)
///     }
///
/// The golden file of this one is `Snapshots/CardTests/cards.svg` beside `CardTests.swift`. A figure that can't be drawn
/// fails, and so does one with a finding of severity `error`: such a picture is wrong, so it is never recorded.
///
/// - Parameters:
///   - figure: What is drawn.
///   - strategy: What it is drawn as.
///   - name: What tells it from other figures of the test. In a folder of one's own it is the whole name of the file.
///   - tolerance: How far numbers may lie apart and still be the same.
///   - mode: When the golden file is written.
///   - folder: A folder of one's own for it, whole or from where the test's file lies.
public func assertSnapshot(
    of figure: Figure,
    as strategy: SnapshotStrategy,
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
    SnapshotAssertion(site, named: name, settings).hold(strategy.format) { () throws(SnapshotFailure) in
        try strategy.text(of: figure)
    }
}

/// Asserts that a drawing is as it was when its golden file was recorded.
///
/// The scheme of the strategy is the one that it was drawn in.
public func assertSnapshot(
    of drawing: Drawing,
    as strategy: SnapshotStrategy,
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
    SnapshotAssertion(site, named: name, settings).hold(strategy.format) { () throws(SnapshotFailure) in
        try strategy.text(of: drawing)
    }
}

/// Asserts that a view, as a figure of its own, is as it was when its golden file was recorded.
///
/// A width or height that is left out is the view's own.
public func assertSnapshot(
    of view: some View,
    as strategy: SnapshotStrategy,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
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
    assertSnapshot(
        of: Figure("View", width: width, height: height) { view },
        as: strategy,
        named: name,
        tolerance: tolerance,
        record: mode,
        in: folder,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column,
        function: function
    )
}

/// Asserts that a text is as it was when its golden file was recorded: a file that a tool of one's own has written, say.
///
/// It is compared as the format says. Whatever it tells of is recorded as it is, so this is also the way to record a
/// picture of something wrong: `assertSnapshot(of: try figure.svg(), as: .svg)`.
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

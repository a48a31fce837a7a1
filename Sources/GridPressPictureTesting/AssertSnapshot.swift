import GridPressGoldens

/// Asserts that a figure equals its golden file.
///
/// ```swift
/// import Testing
///
/// @MainActor @Suite struct CardTests {
///     @Test func card() {
///         assertSnapshot(of: Figure("Card", width: 300) { CardView() }, as: .svg)
///     }
/// }
/// ```
///
/// The golden file of this example is `Snapshots/CardTests/card.svg` beside `CardTests.swift`. The assertion fails if
/// the figure can't be drawn or has a finding of severity `error`. Such a figure is never recorded.
///
/// A tolerance, a mode or a folder that is `nil` comes from the enclosing `withSnapshots` call or `.snapshots` trait.
/// Without these, the default is used.
///
/// - Parameters:
///   - figure: The figure.
///   - strategy: The format of the golden file, with its options.
///   - name: The name that distinguishes the figure from others of the test. With a custom folder, it is the complete
///     name of the file.
///   - tolerance: The largest difference between numbers that count as equal, in points. Text and accessibility
///     snapshots are compared exactly.
///   - mode: The mode that determines when the golden file is written.
///   - folder: A custom folder for the golden file, as an absolute path or relative to the folder of the test's file.
///   - fileID: The module and the file of the assertion. The default is the caller's.
///   - filePath: The path of the file of the assertion.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - function: The name of the test, which names the golden file.
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
    SnapshotAssertion(site, named: name, settings).hold(strategy.format) {
        () throws(SnapshotFailure) in
        try strategy.text(of: figure)
    }
}

/// Asserts that a drawing equals its golden file.
///
/// The scheme of the strategy has to be the scheme of the drawing.
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
    SnapshotAssertion(site, named: name, settings).hold(strategy.format) {
        () throws(SnapshotFailure) in
        try strategy.text(of: drawing)
    }
}

/// Asserts that a view, drawn in a separate figure, equals its golden file.
///
/// If the width or the height is `nil`, the figure has the width or the height of the view.
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
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let settings = SnapshotSettings(record: mode, tolerance: tolerance, folder: folder)
    SnapshotAssertion(site, named: name, settings).hold(strategy.format) {
        () throws(SnapshotFailure) in
        try strategy.text(of: Figure("View", width: width, height: height) { view })
    }
}

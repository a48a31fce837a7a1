import Foundation

/// Asserts that a value is as it was when its golden file was recorded.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The form in which it is compared.
///   - name: The name that tells it from other snapshots of the test; by default, snapshots are counted.
///   - record: The mode of recording, in place of that of the surroundings.
///   - timeout: Has no effect: nothing waits.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    let site = SnapshotSite(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    let verdict = SnapshotRun(site, named: name, record: record).verdict(snapshotting) { try value() }
    if let message = verdict.message { verdict.report(message, at: site) }
}

/// Asserts that a value is as it was, in several forms with their names.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(),
            as: strategy,
            named: name,
            record: record,
            timeout: timeout,
            fileID: fileID,
            file: filePath,
            testName: testName,
            line: line,
            column: column
        )
    }
}

/// Asserts that a value is as it was, in several forms.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(),
            as: strategy,
            record: record,
            timeout: timeout,
            fileID: fileID,
            file: filePath,
            testName: testName,
            line: line,
            column: column
        )
    }
}

/// Returns why a value isn't as it was when its golden file was recorded; `nil` if it is.
///
/// - Parameter snapshotDirectory: The folder of the golden file, in place of the one beside the test.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) -> String? {
    let site = SnapshotSite(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    return SnapshotRun(site, named: name, record: record, folder: snapshotDirectory)
        .verdict(snapshotting) { try value() }.message
}

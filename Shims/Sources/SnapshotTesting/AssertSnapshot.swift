import Foundation

/// Asserts that a value matches its golden file.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The format in which the value is compared.
///   - name: The name that distinguishes the snapshot from others of the test. By default, snapshots are numbered.
///   - record: The recording mode, instead of that of the configuration around.
///   - timeout: Has no effect: the value is compared at once.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let site = SnapshotSite(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    let verdict = SnapshotRun(site, named: name, record: record).verdict(snapshotting) { try value() }
    if let message = verdict.message { verdict.report(message, at: site) }
}

/// Asserts that a value matches its golden files in several named formats.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Asserts that a value matches its golden files in several formats.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Returns a message if a value doesn't match its golden file, and `nil` if it does.
///
/// - Parameter snapshotDirectory: The folder of the golden file, instead of the one beside the test.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    let site = SnapshotSite(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    return SnapshotRun(site, named: name, record: record, folder: snapshotDirectory).verdict(snapshotting) {
        try value()
    }.message
}

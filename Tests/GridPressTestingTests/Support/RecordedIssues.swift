import GridPressFindings
import GridPressPlatform
import Testing

/// What assertions tell the test that they stand in.
func recordedIssues(_ work: () throws -> Void) rethrows -> [Issue] {
    let issues = Locked<[Issue]>([])
    try withKnownIssue(isIntermittent: true) {
        try work()
    } matching: { issue in
        issues.use { $0.append(issue) }
        return true
    }
    return issues.use { $0 }
}

/// The message of the one failure that is told at a line of this file; `nil` for none, or others.
func failure(at line: Int, fileID: String = #fileID, _ work: () -> Void) -> String? {
    let issues = recordedIssues(work)
    guard issues.count == 1, let issue = issues.first, issue.severity == .error,
        issue.sourceLocation?.line == line, issue.sourceLocation?.fileID == fileID
    else { return nil }
    return issue.comments.map(\.rawValue).joined(separator: "\n")
}

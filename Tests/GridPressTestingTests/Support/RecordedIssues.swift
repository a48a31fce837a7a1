import GridPressFindings
import GridPressPlatform
import Testing

/// Returns the issues that assertions record in a closure, which don't fail the test.
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

/// Returns the message of the only failure in a closure.
///
/// Returns `nil` if there are no issues or several, or if the issue is at another line.
func failure(at line: Int, fileID: String = #fileID, _ work: () -> Void) -> String? {
    let issues = recordedIssues(work)
    guard issues.count == 1, let issue = issues.first, issue.severity == .error,
        issue.sourceLocation?.line == line, issue.sourceLocation?.fileID == fileID
    else { return nil }
    return issue.comments.map(\.rawValue).joined(separator: "\n")
}

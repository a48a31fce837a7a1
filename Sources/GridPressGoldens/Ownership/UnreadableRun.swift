/// The error for a file about a test run that can't be read.
package struct UnreadableRun: Error {
    /// The error, with its location in the file.
    package let finding: Finding

    /// Creates an error from a finding.
    package init(finding: Finding) { self.finding = finding }
}

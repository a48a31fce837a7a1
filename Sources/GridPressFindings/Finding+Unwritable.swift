extension Finding.Code {
    /// A file that can't be written.
    public static let unwritableOutput = Finding.Code(rawValue: "output.unwritable")
}

extension Finding {
    /// Creates a finding with the reason why a file can't be written, and the suggested fix.
    package init(unwritable path: String, _ reason: String, fix: String) {
        let place = Location.source(file: path.shown, line: 1, column: 1)
        self.init(.unwritableOutput, .error, at: place, "The file can't be written: \(reason).", fix: fix)
    }
}

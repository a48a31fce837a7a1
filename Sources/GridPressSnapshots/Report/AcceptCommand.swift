/// The shell command that accepts pending files.
struct AcceptCommand {
    /// The text of the command.
    let text: String

    /// Creates the command for the pending files of results; `nil` if there are none.
    init?(_ results: [SnapshotResult]) {
        let paths = results.compactMap(\.pendingPath)
        guard !paths.isEmpty else { return nil }
        // A path that starts with a hyphen isn't an option if its folder precedes it.
        let words = paths.map { ($0.hasPrefix("-") ? "./" + $0 : $0).quotedForShell }
        let separator = words.count > 1 ? " \\\n  " : " "
        text = (["gridpress snapshot accept"] + words).joined(separator: separator)
    }
}

extension String {
    private static let plainLetters = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./:=@%+,-".utf8
    )

    /// The text as one word of a shell.
    ///
    /// Invisible characters are written as numbers.
    var quotedForShell: String {
        if !isEmpty, utf8.allSatisfy(Self.plainLetters.contains) { return self }
        guard unicodeScalars.contains(where: \.isUnseen) else {
            return "'" + replacing("'", with: "'\\''") + "'"
        }
        let letters = unicodeScalars.map { scalar in
            if scalar.isUnseen {
                let bytes = String(scalar).utf8.map { byte in
                    let digits = String(byte, radix: 16)
                    return "\\x" + (digits.count == 1 ? "0" : "") + digits
                }
                return bytes.joined()
            }
            return scalar == "'" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
        }
        return "$'" + letters.joined() + "'"
    }
}

extension Unicode.Scalar {
    /// Whether the character is invisible, or changes the appearance of others.
    fileprivate var isUnseen: Bool {
        switch properties.generalCategory {
        case .control, .format, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator, .privateUse: true
        default: false
        }
    }
}

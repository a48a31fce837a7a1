import GridPressFindings

/// An option as parsing, help, completions and the manual page see it.
struct OptionRule: Sendable {
    /// The argument of an option.
    enum Argument: Sendable {
        /// Nothing: the option is a switch.
        case nothing
        /// One of some words.
        case oneOf([String])
        /// Some of some words, separated by commas.
        case someOf([String])
        /// A length in points.
        case length
        /// Lengths in points, separated by commas.
        case lengths
        /// A number of things.
        case count(ClosedRange<Int>)
        /// A folder.
        case folder
        /// A file.
        case file
        /// A file or folder to write.
        case target
        /// A folder with a package, or the address of a repository.
        case package
        /// A commit.
        case commit
        /// A column and a row.
        case cell
        /// A name or several, with a phrase about which.
        case name(String)
        /// A text, with the word for it and a phrase about it.
        case text(String, String)
    }

    /// The name, with two dashes.
    let name: String
    /// A single letter with a dash that means the same.
    var short: String?
    /// What stands behind it.
    let argument: Argument
    /// What it is for, as a phrase.
    let summary: String
    /// What holds where it isn't given.
    var fallback: String?
    /// Whether a word is a value that it takes.
    let accepts: @Sendable (String) -> Bool
}

extension OptionRule {
    /// The names, the short one first.
    var names: [String] { [short, name].compactMap(\.self) }

    /// Names and value as help shows them: `-o, --output FILE|DIR`.
    var usage: String {
        [names.joined(separator: ", "), argument.placeholder].compactMap(\.self).joined(separator: " ")
    }
}

extension OptionRule.Argument {
    /// What stands for the value in help.
    var placeholder: String? {
        switch self {
        case .nothing: nil
        case .oneOf(let words): words.joined(separator: "|")
        // Many words stand in the text beside it.
        case .someOf(let words): words.count > 5 ? "LIST" : words.joined(separator: "|") + "[,…]"
        case .length: "LENGTH"
        case .lengths: "LENGTH[,…]"
        case .count: "NUMBER"
        case .folder: "DIR"
        case .file: "FILE"
        case .target: "FILE|DIR"
        case .package: "DIR|URL"
        case .commit: "COMMIT"
        case .cell: "COLUMN,ROW"
        case .name: "NAME"
        case .text(let word, _): word
        }
    }

    /// The valid values, for messages.
    var expectation: String {
        switch self {
        case .nothing: "no value"
        case .oneOf(let words): words.choice
        case .someOf(let words): "\(words.choice), or several separated by commas"
        case .length: "a length in points of at least 0, such as 12 or 0.5"
        case .lengths: "lengths in points from 1 to 10000000, separated by commas, such as 360,640,960"
        case .count(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .folder: "a folder"
        case .file: "a file"
        case .target: "a file or folder"
        case .package: "a folder with a package, or the address of a repository"
        case .commit: "a commit or branch"
        case .cell: "a column and a row, counted from 1, such as 2,1"
        case .name(let phrase), .text(_, let phrase): phrase
        }
    }
}

/// The description of an option, used for parsing, help, completions and the manual page.
package struct OptionRule: Sendable {
    /// The argument of an option.
    package enum Argument: Sendable {
        /// No argument: the option is a flag.
        case nothing
        /// One of a set of words.
        case oneOf([String])
        /// Several of a set of words, separated by commas.
        case someOf([String])
        /// A length in points.
        case length
        /// Lengths in points, separated by commas.
        case lengths
        /// A whole number in a range.
        case count(ClosedRange<Int>)
        /// A folder.
        case folder
        /// A file.
        case file
        /// A file or folder to write to.
        case target
        /// A folder with a package, or the URL of a repository.
        case package
        /// A Git commit.
        case commit
        /// A column and a row.
        case cell
        /// One or more names, with a phrase that describes them.
        case name(String)
        /// A text, with its placeholder and a phrase that describes it.
        case text(String, String)
    }

    /// The name, with two dashes.
    package let name: String
    /// The short name: a dash and a letter; `nil` for none.
    package var short: String?
    /// The argument after the name.
    package let argument: Argument
    /// The purpose, as a phrase.
    package let summary: String
    /// The default, for the help; `nil` if there isn't one.
    package var fallback: String?
    /// A closure that returns whether a word is a valid value.
    package let accepts: @Sendable (String) -> Bool
}

extension OptionRule {
    /// The names, the short one first.
    package var names: [String] { [short, name].compactMap(\.self) }

    /// The names and the placeholder for the help, such as `-o, --output FILE|DIR`.
    package var usage: String {
        [names.joined(separator: ", "), argument.placeholder].compactMap(\.self).joined(separator: " ")
    }
}

extension OptionRule.Argument {
    /// The placeholder of the value in the help; `nil` for a flag.
    package var placeholder: String? {
        switch self {
        case .nothing: nil
        case .oneOf(let words): words.joined(separator: "|")
        // The description contains a long list of words.
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
    package var expectation: String {
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

extension Finding {
    /// The explanation of a kind of finding, for the documentation and the command-line tool.
    ///
    /// `FindingCatalog` has the explanations of documents and figures. Modules that draw figures contain none.
    ///
    /// ```swift
    /// import LayoutDocuments
    ///
    /// for finding in try figure.drawing().findings {
    ///     guard let explanation = FindingCatalog.explanation(of: finding.code) else { continue }
    ///     print(explanation.title, explanation.meaning, explanation.remedy, separator: "\n")
    /// }
    /// ```
    public struct Explanation: Sendable {
        /// The kind of finding that is explained.
        public let code: Code
        /// The usual severity.
        public let severity: Severity
        /// A title of a few words, without a full stop.
        public let title: String
        /// The phrase for several findings with names, after their number, such as "symbols have no drawing"; `nil` for
        /// kinds of findings without names.
        public var plural: String? { code.plural }
        /// The meaning and the consequences, as sentences.
        public let meaning: String
        /// The way to fix the problem, as sentences.
        public let remedy: String
        /// A document that causes the finding, and a corrected one; `nil` if documents can't cause it.
        public let example: Example?

        /// A document that causes a finding, and the corrected document.
        ///
        /// ```swift
        /// import LayoutDocuments
        ///
        /// let example = FindingCatalog.explanation(of: .unknownElement)?.example
        /// print(example?.right ?? "")   // <Figure><VStack/></Figure>
        /// ```
        public struct Example: Sendable {
            /// A document that causes this finding and no other.
            public let mistake: String
            /// The corrected document, which causes no finding.
            public let right: String

            /// Creates an example from two documents.
            public init(mistake: String, right: String) {
                self.mistake = mistake
                self.right = right
            }
        }

        /// Creates an explanation.
        ///
        /// - Parameters:
        ///   - code: The kind of finding that is explained.
        ///   - severity: The usual severity.
        ///   - title: A title of a few words, without a full stop.
        ///   - meaning: The meaning and the consequences, as sentences.
        ///   - remedy: The way to fix the problem, as sentences.
        ///   - example: A document that causes the finding, and a corrected one.
        public init(
            _ code: Code,
            _ severity: Severity,
            _ title: String,
            _ meaning: String,
            _ remedy: String,
            example: Example? = nil
        ) {
            self.code = code
            self.severity = severity
            self.title = title
            self.meaning = meaning
            self.remedy = remedy
            self.example = example
        }
    }
}

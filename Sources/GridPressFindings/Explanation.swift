extension Finding {
    /// The explanation of a kind of finding, for the page of all findings and for the tool.
    ///
    /// A module explains its codes next to them, in tables of these; `FindingCatalog` puts the tables together.
    public struct Explanation: Sendable {
        /// The kind that is explained.
        public let code: Code
        /// How much it matters as a rule.
        public let severity: Severity
        /// What it is, in a few words without an end.
        public let title: String
        /// What is wrong and what comes of it, in sentences.
        public let meaning: String
        /// What to do about it, in sentences.
        public let remedy: String
        /// A small document with the mistake, and the same without it, where documents can show it.
        public let example: Example?

        /// A document with a mistake, and the same document without it.
        public struct Example: Sendable {
            /// A document that gives this finding and no other.
            public let mistake: String
            /// The same document as it was meant, which gives none.
            public let right: String

            /// An example of these two documents.
            public init(mistake: String, right: String) {
                self.mistake = mistake
                self.right = right
            }
        }

        /// An explanation, with an example where a document can show the mistake.
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

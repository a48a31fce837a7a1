extension Finding {
    /// What a kind of finding means, for the page of all findings and for people who ask for one.
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

        /// A mistake as it stands in a document, and how it is mended.
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

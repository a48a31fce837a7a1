#if !canImport(Darwin)
    extension AttributedString {
        /// The way in which Markdown is read.
        public struct MarkdownParsingOptions: Sendable {
            /// Whether `^[text](…)` has attributes; it is shown as it is typed.
            public var allowsExtendedAttributes: Bool
            /// The parts of Markdown that mean something.
            public var interpretedSyntax: InterpretedSyntax
            /// The answer where the text isn't Markdown; every text is.
            public var failurePolicy: FailurePolicy
            /// The language of the text.
            public var languageCode: String?

            /// A way to read Markdown.
            public init(
                allowsExtendedAttributes: Bool = false,
                interpretedSyntax: InterpretedSyntax = .full,
                failurePolicy: FailurePolicy = .throwError,
                languageCode: String? = nil,
                appliesSourcePositionAttributes: Bool = false
            ) {
                self.allowsExtendedAttributes = allowsExtendedAttributes
                self.interpretedSyntax = interpretedSyntax
                self.failurePolicy = failurePolicy
                self.languageCode = languageCode
            }

            /// The parts of Markdown that mean something.
            public enum InterpretedSyntax: Hashable, Sendable {
                /// All: paragraphs too, which follow each other without a break.
                case full
                /// Styles and links; spaces become one.
                case inlineOnly
                /// Styles and links.
                case inlineOnlyPreservingWhitespace
            }

            /// The answer where the text isn't Markdown.
            public enum FailurePolicy: Hashable, Sendable {
                /// An error.
                case throwError
                /// The part that could be read.
                case returnPartiallyParsedIfPossible
            }
        }

        /// A text with the styles and links of its Markdown.
        public init(
            markdown: String,
            options: MarkdownParsingOptions = MarkdownParsingOptions(),
            baseURL: URL? = nil
        ) throws {
            self.init()
            for block in MarkdownBlocks.texts(of: markdown, options.interpretedSyntax) {
                for run in MarkdownReader.runs(of: [.typed(block)]) { append(AttributedString(run, baseURL)) }
            }
        }

        /// A piece of text with its attributes.
        private init(_ run: Text.Run, _ baseURL: URL?) {
            self.init(run.string)
            guard let attributes = run.attributes?.value else { return }
            var intent: InlinePresentationIntent = []
            if attributes.isBold == true { intent.insert(.stronglyEmphasized) }
            if attributes.isItalic == true { intent.insert(.emphasized) }
            if attributes.isMonospaced == true { intent.insert(.code) }
            if attributes.isStruckThrough == true { intent.insert(.strikethrough) }
            if !intent.isEmpty { self[AttributeScopes.GridPressAttributes.InlineIntentAttribute.self] = intent }
            if let address = attributes.link?.string ?? attributes.refusedLink {
                self.link = URL(string: address, relativeTo: baseURL)
            }
        }
    }

    /// The meaning of letters, as Markdown marks it.
    public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// A set of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Slanted letters.
        public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
        /// Bold letters.
        public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
        /// Letters of one width.
        public static let code = InlinePresentationIntent(rawValue: 1 << 2)
        /// A line through the letters.
        public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    }

    /// The blocks of a text in Markdown, without the signs that begin them.
    private enum MarkdownBlocks {
        static func texts(
            of markdown: String,
            _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
        ) -> [String] {
            switch syntax {
            case .inlineOnlyPreservingWhitespace: [markdown]
            case .inlineOnly: [markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")]
            case .full: blocks(of: markdown)
            }
        }

        /// Returns the blocks of a text.
        ///
        /// 1. Lines that follow each other are one block; an empty line, and a sign at its beginning, start another.
        /// 2. Lines of a block are joined by spaces.
        private static func blocks(of markdown: String) -> [String] {
            var blocks: [String] = []
            var isOpen = false
            for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                let text = line.drop(while: \.isWhitespace)
                guard !text.isEmpty else {
                    isOpen = false
                    continue
                }
                let content = text.replacing(/^(?:#{1,6}[ \t]+|[-*+][ \t]+|[0-9]{1,9}[.)][ \t]+|>[ \t]?)/, with: "")
                if isOpen, content.count == text.count {
                    blocks[blocks.count - 1] += " " + content
                } else {
                    blocks.append(String(content))
                }
                isOpen = !text.hasPrefix("#")
            }
            return blocks
        }
    }
#endif

#if !canImport(Darwin)
    extension AttributedString {
        /// The options for parsing Markdown, which Foundation provides only on Apple platforms.
        public struct MarkdownParsingOptions: Sendable {
            /// A Boolean value that indicates whether `^[text](…)` sets attributes.
            ///
            /// Has no effect: GridPress draws the text without the attributes.
            public var allowsExtendedAttributes: Bool
            /// The parts of Markdown that are interpreted.
            public var interpretedSyntax: InterpretedSyntax
            /// The behavior for invalid Markdown.
            ///
            /// Has no effect: every text is valid.
            public var failurePolicy: FailurePolicy
            /// The language of the text.
            ///
            /// Has no effect.
            public var languageCode: String?

            /// Creates options.
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

            /// The parts of Markdown that are interpreted.
            public enum InterpretedSyntax: Hashable, Sendable {
                /// Blocks and inline styles.
                ///
                /// Blocks follow each other without a line break.
                case full
                /// Inline styles and links.
                ///
                /// Whitespace is collapsed to single spaces.
                case inlineOnly
                /// Inline styles and links.
                ///
                /// Whitespace is preserved.
                case inlineOnlyPreservingWhitespace
            }

            /// The behavior for invalid Markdown.
            public enum FailurePolicy: Hashable, Sendable {
                /// Parsing throws an error.
                case throwError
                /// Parsing returns the valid part.
                case returnPartiallyParsedIfPossible
            }
        }

        /// Creates an attributed string from Markdown.
        ///
        /// - Throws: Never; the initializer throws for compatibility with Foundation.
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

        /// Creates an attributed string from a run of text.
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

    /// The inline styles of Markdown.
    public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Italic text.
        public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
        /// Bold text.
        public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
        /// Monospaced text.
        public static let code = InlinePresentationIntent(rawValue: 1 << 2)
        /// Struck-through text.
        public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    }

    /// Splits Markdown into blocks, without the characters that start them.
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
        /// 1. Consecutive lines form one block. An empty line, or a character such as `#` or `-` at the start of a
        /// line, starts another.
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

// Lines and paragraphs of texts, by their names in UIKit and AppKit.

#if !canImport(Darwin)
    /// The alignment of lines.
    public enum NSTextAlignment: Int, Hashable, Sendable {
        /// To the left.
        case left
        /// In the middle.
        case center
        /// To the right.
        case right
        /// To both sides.
        case justified
        /// The place where lines start.
        case natural
    }

    /// The way in which lines end.
    public enum NSLineBreakMode: Int, Hashable, Sendable {
        /// Between words.
        case byWordWrapping
        /// Between letters.
        case byCharWrapping
        /// At the edge.
        case byClipping
        /// With the start left out.
        case byTruncatingHead
        /// With the end left out.
        case byTruncatingTail
        /// With the middle left out.
        case byTruncatingMiddle
    }

    /// The direction of writing.
    public enum NSWritingDirection: Int, Hashable, Sendable {
        /// That of the letters.
        case natural = -1
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
    }

    /// A place in lines to which tabulators lead.
    public final class NSTextTab: NSObject, Sendable {
        /// The alignment of letters at the place.
        public let alignment: NSTextAlignment
        /// The distance from the start of the line.
        public let location: CGFloat

        /// A place.
        public init(textAlignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]) {
            (alignment, self.location) = (textAlignment, location)
        }
    }

    /// The alignment and the spacing of lines, which texts of views don't use.
    open class NSParagraphStyle: NSObject {
        /// Rules for the places where lines end.
        public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// No single words on last lines.
            public static let pushOut = LineBreakStrategy(rawValue: 1)
            /// Hangul by words.
            public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
            /// Those of labels.
            public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
        }

        /// The style of paragraphs that have no other.
        public class var `default`: NSParagraphStyle { NSParagraphStyle() }

        /// The alignment of lines.
        open var alignment = NSTextAlignment.natural
        /// The room between lines.
        open var lineSpacing: CGFloat = 0
        /// The room after paragraphs.
        open var paragraphSpacing: CGFloat = 0
        /// The room before paragraphs.
        open var paragraphSpacingBefore: CGFloat = 0
        /// The way in which lines end.
        open var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The rules for the places where lines end.
        open var lineBreakStrategy: LineBreakStrategy = []
        /// The factor of the height of lines.
        open var lineHeightMultiple: CGFloat = 0
        /// The least height of lines.
        open var minimumLineHeight: CGFloat = 0
        /// The largest height of lines.
        open var maximumLineHeight: CGFloat = 0
        /// The room before the first line.
        open var firstLineHeadIndent: CGFloat = 0
        /// The room before lines.
        open var headIndent: CGFloat = 0
        /// The room after lines.
        open var tailIndent: CGFloat = 0
        /// The direction of writing.
        open var baseWritingDirection = NSWritingDirection.natural
        /// From 0, no hyphens, to 1, as many as may be.
        open var hyphenationFactor: Float = 0
        /// Whether the system sets hyphens.
        open var usesDefaultHyphenation = false
        /// Whether letters come closer before they are left out.
        open var allowsDefaultTighteningForTruncation = false
        /// The places to which tabulators lead.
        open var tabStops: [NSTextTab]! = []
        /// The distance of further places.
        open var defaultTabInterval: CGFloat = 0

        /// Takes all values of another style.
        open func setParagraphStyle(_ other: NSParagraphStyle) {
            (alignment, lineSpacing, paragraphSpacing) = (other.alignment, other.lineSpacing, other.paragraphSpacing)
            (paragraphSpacingBefore, lineBreakMode) = (other.paragraphSpacingBefore, other.lineBreakMode)
            (lineBreakStrategy, lineHeightMultiple) = (other.lineBreakStrategy, other.lineHeightMultiple)
            (minimumLineHeight, maximumLineHeight) = (other.minimumLineHeight, other.maximumLineHeight)
            (firstLineHeadIndent, headIndent, tailIndent) =
                (other.firstLineHeadIndent, other.headIndent, other.tailIndent)
            (baseWritingDirection, hyphenationFactor) = (other.baseWritingDirection, other.hyphenationFactor)
            usesDefaultHyphenation = other.usesDefaultHyphenation
            allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
            (tabStops, defaultTabInterval) = (other.tabStops, other.defaultTabInterval)
        }

        /// Returns a style with the same values.
        open override func copy() -> Any { copied(into: NSParagraphStyle()) }

        /// Returns a style with the same values that can be changed.
        open override func mutableCopy() -> Any { copied(into: NSMutableParagraphStyle()) }

        private func copied(into style: NSParagraphStyle) -> NSParagraphStyle {
            style.setParagraphStyle(self)
            return style
        }
    }

    /// The alignment and the spacing of lines, which texts of views don't use.
    open class NSMutableParagraphStyle: NSParagraphStyle {}

    /// An image or another thing in place of a letter.
    open class NSTextAttachment: NSObject {
        /// The image.
        open var image: KitImage?
        /// The area from the baseline.
        open var bounds = CGRect.zero

        /// Creates an attachment without an image.
        public override init() { super.init() }

        /// Creates an attachment of an image.
        public init(image: KitImage) {
            self.image = image
            super.init()
        }
    }

    extension NSAttributedString {
        /// A text of one letter in whose place stands an image or another thing.
        public convenience init(attachment: NSTextAttachment) {
            self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
        }

        /// A kind of files of texts.
        public struct DocumentType: RawRepresentable, Hashable, Sendable {
            /// The name of the kind.
            public let rawValue: String

            /// A kind by its name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Plain text.
            public static let plain = DocumentType(rawValue: "NSPlainText")
            /// Rich text.
            public static let rtf = DocumentType(rawValue: "NSRTF")
            /// Rich text with attachments.
            public static let rtfd = DocumentType(rawValue: "NSRTFD")
            /// A page.
            public static let html = DocumentType(rawValue: "NSHTML")
        }

        /// The key of a property of a file.
        public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
            /// The name of the key.
            public let rawValue: String

            /// A key by its name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The kind of the file.
            public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
            /// The encoding of letters.
            public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        }

        /// The key of an option for reading.
        public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
            /// The name of the key.
            public let rawValue: String

            /// A key by its name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The kind of the file.
            public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
            /// The encoding of letters.
            public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        }

        /// An error: only plain texts are read and written here.
        private struct UnknownKind: Error, CustomStringConvertible {
            let kind: String?

            var description: String { "Only plain text is read and written here, not \(kind ?? "an unknown kind")." }
        }

        /// Reads a text; only plain ones are read.
        public convenience init(
            data: Data,
            options: [DocumentReadingOptionKey: Any] = [:],
            documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
        ) throws {
            let kind = options[.documentType] as? DocumentType ?? .plain
            guard kind == .plain, let text = String(data: data, encoding: .utf8) else {
                throw UnknownKind(kind: kind.rawValue)
            }
            self.init(string: text)
        }

        /// Writes a part; only plain text is written.
        public func data(
            from range: NSRange,
            documentAttributes attributes: [DocumentAttributeKey: Any] = [:]
        ) throws -> Data {
            let kind = attributes[.documentType] as? DocumentType
            guard kind == .plain else { throw UnknownKind(kind: kind?.rawValue) }
            return Data(attributedSubstring(from: range).string.utf8)
        }
    }

    extension NSMutableAttributedString {
        /// Has no effect: attributes are kept as they are.
        public func fixAttributes(in range: NSRange) {}
    }
#endif

// Paragraph styles of UIKit and AppKit.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// The alignment of text.
    public enum NSTextAlignment: Int, Hashable, Sendable {
        /// To the left.
        case left
        /// In the middle.
        case center
        /// To the right.
        case right
        /// Justified.
        case justified
        /// The natural alignment of the writing direction.
        case natural
    }

    /// A line break mode.
    public enum NSLineBreakMode: Int, Hashable, Sendable {
        /// Lines break between words.
        case byWordWrapping
        /// Lines break between characters.
        case byCharWrapping
        /// Lines are clipped.
        case byClipping
        /// The start of a line is truncated.
        case byTruncatingHead
        /// The end of a line is truncated.
        case byTruncatingTail
        /// The middle of a line is truncated.
        case byTruncatingMiddle
    }

    /// A writing direction.
    public enum NSWritingDirection: Int, Hashable, Sendable {
        /// The natural direction of the text.
        case natural = -1
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
    }

    /// A tab stop.
    public final class NSTextTab: NSObject, Sendable {
        /// The alignment of text at the tab stop.
        public let alignment: NSTextAlignment
        /// The distance from the start of the line.
        public let location: CGFloat

        /// Creates a tab stop.
        public init(textAlignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]) {
            (alignment, self.location) = (textAlignment, location)
        }
    }

    /// A paragraph style.
    ///
    /// Its attributes have no effect: SwiftUI texts don't use them.
    open class NSParagraphStyle: NSObject {
        /// A strategy of line breaking.
        public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
            /// The bits of the set.
            public let rawValue: UInt

            /// Creates a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// Lines avoid a single word on the last line.
            public static let pushOut = LineBreakStrategy(rawValue: 1)
            /// Lines break between words of Hangul.
            public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
            /// The strategy of labels.
            public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
        }

        /// The default paragraph style.
        public class var `default`: NSParagraphStyle { NSParagraphStyle() }

        /// The text alignment.
        open var alignment = NSTextAlignment.natural
        /// The spacing between lines.
        open var lineSpacing: CGFloat = 0
        /// The spacing after paragraphs.
        open var paragraphSpacing: CGFloat = 0
        /// The spacing before paragraphs.
        open var paragraphSpacingBefore: CGFloat = 0
        /// The line break mode.
        open var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The strategy of line breaking.
        open var lineBreakStrategy: LineBreakStrategy = []
        /// The factor of the line height.
        open var lineHeightMultiple: CGFloat = 0
        /// The minimum line height.
        open var minimumLineHeight: CGFloat = 0
        /// The maximum line height.
        open var maximumLineHeight: CGFloat = 0
        /// The indent of the first line.
        open var firstLineHeadIndent: CGFloat = 0
        /// The indent of lines at their start.
        open var headIndent: CGFloat = 0
        /// The indent of lines at their end.
        open var tailIndent: CGFloat = 0
        /// The writing direction.
        open var baseWritingDirection = NSWritingDirection.natural
        /// The hyphenation factor: 0 for no hyphens, 1 for as many as possible.
        open var hyphenationFactor: Float = 0
        /// A Boolean value that indicates whether the system hyphenates the text.
        open var usesDefaultHyphenation = false
        /// A Boolean value that indicates whether letters are tightened before text is truncated.
        open var allowsDefaultTighteningForTruncation = false
        /// The tab stops.
        open var tabStops: [NSTextTab]! = []
        /// The interval of further tab stops.
        open var defaultTabInterval: CGFloat = 0

        /// Copies all values of another style.
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

        /// Returns a mutable style with the same values.
        open override func mutableCopy() -> Any { copied(into: NSMutableParagraphStyle()) }

        private func copied(into style: NSParagraphStyle) -> NSParagraphStyle {
            style.setParagraphStyle(self)
            return style
        }
    }

    /// A mutable paragraph style.
    ///
    /// Its attributes have no effect: SwiftUI texts don't use them.
    open class NSMutableParagraphStyle: NSParagraphStyle {}

    /// An attachment in a text, such as an image.
    open class NSTextAttachment: NSObject {
        /// The image.
        open var image: KitImage?
        /// The bounds, relative to the baseline.
        open var bounds = CGRect.zero

        /// Creates an attachment without an image.
        public override init() { super.init() }

        /// Creates an attachment with an image.
        public init(image: KitImage) {
            self.image = image
            super.init()
        }
    }

    extension NSAttributedString {
        /// Creates an attributed string of one character for an attachment.
        public convenience init(attachment: NSTextAttachment) {
            self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
        }

        /// A document type of attributed strings.
        public struct DocumentType: RawRepresentable, Hashable, Sendable {
            /// The name of the type.
            public let rawValue: String

            /// Creates a type with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Plain text.
            public static let plain = DocumentType(rawValue: "NSPlainText")
            /// Rich text.
            public static let rtf = DocumentType(rawValue: "NSRTF")
            /// Rich text with attachments.
            public static let rtfd = DocumentType(rawValue: "NSRTFD")
            /// HTML.
            public static let html = DocumentType(rawValue: "NSHTML")
        }

        /// A key of a document attribute.
        public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
            /// The name of the key.
            public let rawValue: String

            /// Creates a key with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The document type.
            public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
            /// The character encoding.
            public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        }

        /// A key of a reading option.
        public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
            /// The name of the key.
            public let rawValue: String

            /// Creates a key with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The document type.
            public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
            /// The character encoding.
            public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        }

        /// An error for document types other than plain text.
        private struct UnknownKind: Error, CustomStringConvertible {
            let kind: String?

            var description: String { "Only plain text is read and written here, not \(kind ?? "an unknown kind")." }
        }

        /// Creates an attributed string from data.
        ///
        /// Only plain text can be read.
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

        /// Returns the data of a range.
        ///
        /// Only plain text can be written.
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
        /// Has no effect: attributes stay unchanged.
        public func fixAttributes(in range: NSRange) {}
    }
#endif

// Paragraph styles of UIKit and AppKit.

#if !canImport(Darwin)
    public enum NSTextAlignment: Int, Hashable, Sendable { case left, center, right, justified, natural }

    public final class NSTextTab: NSObject, Sendable {
        public let alignment: NSTextAlignment, location: CGFloat

        public init(textAlignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]) {
            (alignment, self.location) = (textAlignment, location)
        }
    }

    open class NSParagraphStyle: NSObject {
        public class var `default`: NSParagraphStyle { NSParagraphStyle() }
        open var alignment = NSTextAlignment.natural, lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0
        open var paragraphSpacingBefore: CGFloat = 0, lineBreakMode = NSLineBreakMode.byWordWrapping
        open var lineBreakStrategy: LineBreakStrategy = [], lineHeightMultiple: CGFloat = 0
        open var minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, firstLineHeadIndent: CGFloat = 0
        open var headIndent: CGFloat = 0, tailIndent: CGFloat = 0, baseWritingDirection = NSWritingDirection.natural
        open var hyphenationFactor: Float = 0, usesDefaultHyphenation = false
        open var allowsDefaultTighteningForTruncation = false, tabStops: [NSTextTab]! = []
        open var defaultTabInterval: CGFloat = 0

        open func setParagraphStyle(_ other: NSParagraphStyle) {
            (alignment, lineSpacing, paragraphSpacing) = (other.alignment, other.lineSpacing, other.paragraphSpacing)
            (paragraphSpacingBefore, lineBreakMode) = (other.paragraphSpacingBefore, other.lineBreakMode)
            (lineBreakStrategy, lineHeightMultiple) = (other.lineBreakStrategy, other.lineHeightMultiple)
            (minimumLineHeight, maximumLineHeight) = (other.minimumLineHeight, other.maximumLineHeight)
            (firstLineHeadIndent, headIndent, tailIndent) = (
                other.firstLineHeadIndent, other.headIndent, other.tailIndent
            )
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

    open class NSMutableParagraphStyle: NSParagraphStyle {}

    open class NSTextAttachment: NSObject {
        open var image: KitImage?, bounds = CGRect.zero
        public override init() { super.init() }

        public init(image: KitImage) {
            self.image = image
            super.init()
        }
    }

    extension NSAttributedString {
        public convenience init(attachment: NSTextAttachment) {
            self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
        }

        private struct UnknownKind: Error, CustomStringConvertible {
            let kind: String?
            var description: String { "Only plain text is read and written here, not \(kind ?? "an unknown kind")." }
        }

        /// Creates an attributed string from data.
        ///
        /// Only plain text can be read.
        public convenience init(
            data: Data, options: [DocumentReadingOptionKey: Any] = [:],
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
        public func data(from range: NSRange, documentAttributes attributes: [DocumentAttributeKey: Any] = [:]) throws
            -> Data
        {
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

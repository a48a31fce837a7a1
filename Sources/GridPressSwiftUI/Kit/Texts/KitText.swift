// Attributes and measures of texts, by their names in UIKit and AppKit.

#if !canImport(Darwin)
    extension NSAttributedString.Key {
        /// The typeface.
        public static let font = NSAttributedString.Key(rawValue: "NSFont")
        /// The color of letters.
        public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
        /// The color behind letters.
        public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
        /// The room added after each letter.
        public static let kern = NSAttributedString.Key(rawValue: "NSKern")
        /// The room added after each letter.
        public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
        /// The line below letters.
        public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
        /// The color of the line below letters.
        public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
        /// The line through letters.
        public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
        /// The color of the line through letters.
        public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
        /// The alignment and the spacing of lines.
        public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
        /// The address that letters lead to.
        public static let link = NSAttributedString.Key(rawValue: "NSLink")
        /// The height of letters above the baseline.
        public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
        /// The color of the edge of letters.
        public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
        /// The width of the edge of letters.
        public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
        /// The shadow behind letters.
        public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
        /// An image or another thing in place of a letter.
        public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
        /// The slant of letters.
        public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
        /// The stretch of letters.
        public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
        /// Whether letters that belong together are drawn as one.
        public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
        /// The directions of writing.
        public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    }

    /// The kind of a line along letters.
    public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// One line.
        public static let single = NSUnderlineStyle(rawValue: 1)
        /// A thick line.
        public static let thick = NSUnderlineStyle(rawValue: 2)
        /// Two lines.
        public static let double = NSUnderlineStyle(rawValue: 9)
        /// A line of dots.
        public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
        /// A line of dashes.
        public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    }

    /// The parts of lines that a measure counts.
    public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// From the start of the first line.
        public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
        /// With the room between lines.
        public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
        /// With the last line shortened.
        public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
    }

    extension NSString {
        /// Returns the size of the text on one line.
        public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
            MeasuredText(description, attributes).size(within: .infinity)
        }

        /// Returns the frame of the text in a room.
        public func boundingRect(
            with size: CGSize,
            options: NSStringDrawingOptions = [],
            attributes: [NSAttributedString.Key: Any]? = nil,
            context: AnyObject? = nil
        ) -> CGRect {
            let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : .infinity
            return CGRect(origin: .zero, size: MeasuredText(description, attributes).size(within: width))
        }
    }

    extension String {
        /// Returns the size of the text on one line.
        public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
            NSString(string: self).size(withAttributes: attributes)
        }

        /// Returns the frame of the text in a room.
        public func boundingRect(
            with size: CGSize,
            options: NSStringDrawingOptions = [],
            attributes: [NSAttributedString.Key: Any]? = nil,
            context: AnyObject? = nil
        ) -> CGRect {
            NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
        }
    }

    extension NSAttributedString {
        /// Returns the frame of the text in a room, in the typeface of its start.
        public func boundingRect(
            with size: CGSize,
            options: NSStringDrawingOptions = [],
            context: AnyObject? = nil
        ) -> CGRect {
            let start = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
            return string.boundingRect(with: size, options: options, attributes: start)
        }

        /// Returns the size of the text on one line, in the typeface of its start.
        public func size() -> CGSize {
            let start = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
            return string.size(withAttributes: start)
        }
    }

    /// A text that is measured in the typeface of its attributes.
    private struct MeasuredText {
        private let text: String
        private let font: Drawing.Font
        private let measurer = StandardMeasurer()

        init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
            self.text = text
            let font = attributes?[.font] as? KitFont ?? KitFont.systemFont(ofSize: 12)
            self.font = font.font.resolved(for: .large).font
        }

        /// Returns the size where lines may be as wide; words that are wider stand alone.
        func size(within room: CGFloat) -> CGSize {
            var (width, count) = (0.0, 0)
            for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
                var line = ""
                count += 1
                for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                    let longer = line.isEmpty ? String(word) : line + " " + word
                    if !line.isEmpty, measurer.width(of: longer, in: font) > Double(room) {
                        width = max(width, measurer.width(of: line, in: font))
                        (line, count) = (String(word), count + 1)
                    } else {
                        line = longer
                    }
                }
                width = max(width, measurer.width(of: line, in: font))
            }
            let metrics = measurer.metrics(of: font)
            let height = Double(count) * (metrics.ascent + metrics.descent + metrics.leading)
            return CGSize(width: CGFloat(width), height: CGFloat(height))
        }
    }

    extension AttributedString {
        /// A text with the attributes that views draw.
        public init(_ text: NSAttributedString) {
            self.init()
            let whole = NSRange(location: 0, length: text.length)
            text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
                var piece = AttributedString(text.attributedSubstring(from: range).string)
                if let font = attributes[.font] as? KitFont { piece.font = Font(font) }
                if let color = attributes[.foregroundColor] as? KitColor { piece.foregroundColor = Color(color) }
                if let color = attributes[.backgroundColor] as? KitColor { piece.backgroundColor = Color(color) }
                if let kern = attributes[.kern] as? CGFloat { piece.kern = kern }
                if let offset = attributes[.baselineOffset] as? CGFloat { piece.baselineOffset = offset }
                if attributes[.underlineStyle] != nil { piece.underlineStyle = Text.LineStyle.single }
                if attributes[.strikethroughStyle] != nil { piece.strikethroughStyle = Text.LineStyle.single }
                if let link = attributes[.link] as? URL { piece.link = link }
                append(piece)
            }
        }
    }

    extension AttributeScopes {
        /// The attributes of views.
        public typealias SwiftUIAttributes = GridPressAttributes

        /// The attributes of views.
        public var swiftUI: GridPressAttributes.Type { GridPressAttributes.self }
    }
#endif

// Text attributes and text measurement of UIKit and AppKit.

#if !canImport(Darwin)
    extension NSAttributedString.Key {
        public static let font = NSAttributedString.Key(rawValue: "NSFont")
        public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
        public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
        public static let kern = NSAttributedString.Key(rawValue: "NSKern")
        public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
        public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
        public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
        public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
        public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
        public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
        public static let link = NSAttributedString.Key(rawValue: "NSLink")
        public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
        public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
        public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
        public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
        public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
        public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
        public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
        public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
        public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    }

    extension NSString {
        public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
            MeasuredText(description, attributes).size(within: .infinity)
        }

        public func boundingRect(
            with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
            context: AnyObject? = nil
        ) -> CGRect {
            let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : .infinity
            return CGRect(origin: .zero, size: MeasuredText(description, attributes).size(within: width))
        }
    }

    extension String {
        public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
            NSString(string: self).size(withAttributes: attributes)
        }

        public func boundingRect(
            with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
            context: AnyObject? = nil
        ) -> CGRect {
            NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
        }
    }

    extension NSAttributedString {
        public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: AnyObject? = nil)
            -> CGRect
        {
            let start = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
            return string.boundingRect(with: size, options: options, attributes: start)
        }

        public func size() -> CGSize {
            let start = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
            return string.size(withAttributes: start)
        }
    }

    private struct MeasuredText {
        private let text: String, font: Drawing.Font, measurer = StandardMeasurer()

        init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
            self.text = text
            let font = attributes?[.font] as? KitFont ?? KitFont.systemFont(ofSize: 12)
            self.font = font.font.resolved(for: .large).font
        }

        /// Returns the size of the text for an available width.
        ///
        /// Words that are wider have a line each.
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
        public typealias SwiftUIAttributes = GridPressAttributes
        public var swiftUI: GridPressAttributes.Type { GridPressAttributes.self }
    }
#endif

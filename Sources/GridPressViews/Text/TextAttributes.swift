/// The explicit attributes of letters; `nil` for attributes that aren't set.
struct TextAttributes: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var style: AnyShapeStyle?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var link: SafeURL?
    /// The label of the image that the letters replace.
    var image: String?
    /// The URL of a link with an unsafe scheme; the text is drawn without the link.
    var refusedLink: String?
    /// Whether a background color is set, which isn't drawn.
    var hasBackground: Bool?

    /// Whether no attribute is set.
    var isEmpty: Bool {
        font == nil && weight == nil && design == nil && isBold == nil && isItalic == nil && isMonospaced == nil
            && style == nil && isUnderlined == nil && isStruckThrough == nil && tracking == nil && baselineOffset == nil
            && link == nil && image == nil && refusedLink == nil && hasBackground == nil
    }

    /// The style, if it is the only attribute.
    var onlyStyle: AnyShapeStyle? {
        guard let style, font == nil, weight == nil, design == nil, isBold == nil, isItalic == nil,
            isMonospaced == nil, isUnderlined == nil, isStruckThrough == nil, tracking == nil, baselineOffset == nil,
            link == nil, image == nil, refusedLink == nil, hasBackground == nil
        else { return nil }
        return style
    }

    /// Sets the link.
    ///
    /// Links have the tint, whatever style the text around them has.
    mutating func setLink(_ link: SafeURL?) {
        self.link = link
        if link != nil { style = AnyShapeStyle(.tint) }
    }

    /// Sets a link to a URL.
    ///
    /// An unsafe URL is stored as `refusedLink` instead.
    mutating func setLink(address: String) {
        setLink(SafeURL(address))
        if link == nil { refusedLink = address }
    }

    /// Sets the attributes that aren't set yet to the attributes of an outer text.
    mutating func fill(from outer: TextAttributes) {
        font = font ?? outer.font
        weight = weight ?? outer.weight
        design = design ?? outer.design
        isBold = isBold ?? outer.isBold
        isItalic = isItalic ?? outer.isItalic
        isMonospaced = isMonospaced ?? outer.isMonospaced
        style = style ?? outer.style
        isUnderlined = isUnderlined ?? outer.isUnderlined
        isStruckThrough = isStruckThrough ?? outer.isStruckThrough
        tracking = tracking ?? outer.tracking
        baselineOffset = baselineOffset ?? outer.baselineOffset
        link = link ?? outer.link
        image = image ?? outer.image
        refusedLink = refusedLink ?? outer.refusedLink
        hasBackground = hasBackground ?? outer.hasBackground
    }

    /// The underline and the strikethrough line.
    var decoration: Drawing.TextDecoration {
        var lines: Drawing.TextDecoration = []
        if isUnderlined == true { lines.insert(.underline) }
        if isStruckThrough == true { lines.insert(.strikethrough) }
        return lines
    }

    /// The font with the weight, design and traits that are set.
    var completeFont: Font {
        var font = font ?? .body
        if let weight { font = font.weight(weight) }
        if let design { font = font.design(design) }
        if isBold == true { font = font.bold() }
        if isItalic == true { font = font.italic() }
        if isMonospaced == true { font = font.monospaced() }
        return font
    }
}

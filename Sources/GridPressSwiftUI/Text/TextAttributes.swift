/// The attributes that are set for letters; `nil` for those that aren't set.
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
    /// What the image shows for which the letters stand.
    var image: String?
    /// The address of a link that nothing may lead to.
    var refusedLink: String?
    /// Whether a color is to lie behind the letters, which isn't drawn.
    var hasBackground: Bool?

    /// Whether nothing is said.
    var isEmpty: Bool {
        font == nil && weight == nil && design == nil && isBold == nil && isItalic == nil && isMonospaced == nil
            && style == nil && isUnderlined == nil && isStruckThrough == nil && tracking == nil && baselineOffset == nil
            && link == nil && image == nil && refusedLink == nil && hasBackground == nil
    }

    /// The style, where nothing else is said.
    var onlyStyle: AnyShapeStyle? {
        guard let style, font == nil, weight == nil, design == nil, isBold == nil, isItalic == nil,
            isMonospaced == nil, isUnderlined == nil, isStruckThrough == nil, tracking == nil, baselineOffset == nil,
            link == nil, image == nil, refusedLink == nil, hasBackground == nil
        else { return nil }
        return style
    }

    /// Leads somewhere; links keep the tint, whatever the text around them is painted with.
    mutating func setLink(_ link: SafeURL?) {
        self.link = link
        if link != nil { style = AnyShapeStyle(.tint) }
    }

    /// Leads to an address, unless nothing may lead there.
    mutating func setLink(address: String) {
        setLink(SafeURL(address))
        if link == nil { refusedLink = address }
    }

    /// Says what the other says wherever this says nothing.
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

    /// The lines along the letters.
    var decoration: Drawing.TextDecoration {
        var lines: Drawing.TextDecoration = []
        if isUnderlined == true { lines.insert(.underline) }
        if isStruckThrough == true { lines.insert(.strikethrough) }
        return lines
    }

    /// The typeface, with everything that was said about it.
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

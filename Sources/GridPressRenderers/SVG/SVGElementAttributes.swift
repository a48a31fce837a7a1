import GridPressDrawings

/// The attributes that names, layers and effects add to a tag.
///
/// SVG applies the effects of one tag in a fixed order, from the inside out: filter, clip, mask, opacity, and all of
/// them in the coordinates that its transform makes. Elements inside each other share a tag where that is their order
/// too; clips, masks and opacity only multiply how opaque a picture is, so among them the order doesn't matter.
struct SVGElementAttributes {
    /// The name that its author gave it, in classes.
    var name: String?
    /// The label that its author gave it, for those who can't see it and those who point at it.
    var label: String?
    /// The label of an image without another, for those who can't see it: it is the name of a file or symbol.
    var imageLabel: String?
    /// The words of a control, with its value.
    var control: String?
    /// The layer that starts with it.
    var layer: Drawing.Layer?
    /// Whether it is part of a page, where the class of a layer mustn't be that of anything else.
    var isPartOfPage = false
    /// The coordinates that everything else is in.
    var transform: CGAffineTransform?
    /// How opaque it is.
    var opacity: Double?
    /// The numbers of the definitions it refers to.
    var clip: Int?
    var mask: Int?
    var filter: Int?
    /// The number of the class of its movement.
    var motion: Int?
    /// Whether it can't be seen when nothing moves: the last state of the picture lacks it.
    var isGone = false

    /// Whether there is nothing to write.
    var isEmpty: Bool {
        name == nil && title == nil && spoken == nil && layer == nil && transform == nil && opacity == nil
            && clip == nil && mask == nil && filter == nil && motion == nil && !isGone
    }

    /// The title, which browsers show too.
    var title: String? { control == nil ? label : nil }

    /// The words that are heard instead of everything inside.
    var spoken: String? { control ?? (label == nil ? imageLabel : nil) }

    /// Whether it refers to definitions, whose coordinates are those around it.
    var hasDefinitions: Bool { clip != nil || mask != nil || filter != nil }

    /// Whether it only says what something is, and nothing of how it is painted.
    var isOnlyNamed: Bool { transform == nil && opacity == nil && !hasDefinitions && motion == nil && !isGone }

    /// Whether an element inside can share the tag, and the picture stays the same.
    func canTake(_ element: Drawing.Element) -> Bool {
        // What moves is moved with its effects.
        if motion != nil || isGone, element.visibleEffect != nil { return false }
        if name != nil || label != nil, element.givenName != nil { return false }
        if imageLabel != nil || control != nil, element.controlValue != nil { return false }
        if let layer, let inner = element.markedLayer, inner != layer { return false }
        return switch element.visibleEffect {
        case nil, .hidden: true
        // What is inside a filter is painted before it.
        case _ where filter != nil: false
        case .opacity, .blur, .shadow, .colors: true
        case .transform: clip == nil && mask == nil
        case .clip: clip == nil
        case .mask: mask == nil
        }
    }
}

extension Drawing.Element {
    /// Whether it says nothing but what it paints.
    @inline(__always)
    var needsNoTag: Bool {
        // An element is only handed on where the answer isn't plain to see: that costs more than to paint most.
        nameOrLabel == nil && layer == nil && effect == nil && (kind.role != .container || controlValue == nil)
    }

    /// The name, unless it is empty.
    var givenName: String? {
        guard let name, !name.isEmpty else { return nil }
        return name
    }

    /// The layer, where a reader of the picture is told of it.
    @inline(__always)
    var markedLayer: Drawing.Layer? {
        switch layer {
        case .background, .overlay: layer
        case .content, .mask, .annotation, nil: nil
        }
    }

    /// The effect, unless it changes nothing.
    var visibleEffect: Drawing.Effect? {
        switch effect {
        case .opacity(let opacity) where opacity.thousandths >= 1000: nil
        case .transform(let transform) where transform.isPrintedAsIdentity: nil
        case .blur(let radius) where radius.thousandths <= 0: nil
        case .shadow(let color, _, _) where color.isClear: nil
        default: effect
        }
    }
}

extension MarkupWriter {
    /// Writes a tag's attributes and its title.
    mutating func attributes(andTitleOf tag: SVGElementAttributes) {
        attributes(of: tag)
        if let title = tag.title { phrase("title") { $0.text(title) } }
    }

    /// Writes a tag's attributes.
    mutating func attributes(of tag: SVGElementAttributes) {
        if tag.name != nil || tag.layer != nil || tag.motion != nil {
            attribute("class") { bytes in
                if let name = tag.name { bytes.append(identifier: name) }
                if tag.name != nil, tag.layer != nil || tag.motion != nil { bytes.append(UInt8(ascii: " ")) }
                if let layer = tag.layer {
                    if tag.isPartOfPage { bytes.appendFigurePrefix() }
                    bytes.append(layer)
                    if tag.motion != nil { bytes.append(UInt8(ascii: " ")) }
                }
                if let motion = tag.motion { bytes.append(motionClass: motion) }
            }
        }
        if tag.isGone { attribute("visibility", "hidden") }
        if let spoken = tag.spoken {
            attribute("role", "img")
            attribute("aria-label", text: spoken)
        }
        if let transform = tag.transform { attribute("transform", transform: transform) }
        if let clip = tag.clip { attribute("clip-path", definition: clip) }
        if let mask = tag.mask { attribute("mask", definition: mask) }
        if let filter = tag.filter { attribute("filter", definition: filter) }
        if let opacity = tag.opacity { attribute("opacity", opacity) }
    }
}

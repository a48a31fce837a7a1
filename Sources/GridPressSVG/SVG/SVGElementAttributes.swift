/// The attributes that names, layers and effects add to an SVG tag.
///
/// SVG applies the effects of one tag in a fixed order, from the inside out: filter, clip, mask, opacity. All of them
/// use the coordinates of the tag's transform. Nested elements share a tag if their effects have the same order.
/// Clips, masks and opacity only multiply alpha, so their order doesn't matter.
package struct SVGElementAttributes {
    /// The name that the author gave the element, for the class.
    var name: String?
    /// The accessibility label, also shown as a tooltip.
    var label: String?
    /// The label of an image without another label: the name of its file or symbol.
    var imageLabel: String?
    /// The name and value of a control.
    var control: String?
    /// The layer that starts with the element.
    var layer: Drawing.Layer?
    /// Whether the element is in a page, where the class of a layer has to be unique.
    var isPartOfPage = false
    /// The transform of all other attributes.
    var transform: CGAffineTransform?
    /// The opacity; `nil` for an opaque element.
    var opacity: Double?
    /// The numbers of the definitions that the tag refers to.
    var clip: Int?
    var mask: Int?
    var filter: Int?
    /// The number of the class of its movement.
    var motion: Int?
    /// Whether the element is invisible when nothing moves, because the last state of the picture lacks it.
    var isGone = false

    /// Whether there is nothing to write.
    var isEmpty: Bool {
        name == nil && title == nil && spoken == nil && layer == nil && transform == nil && opacity == nil
            && clip == nil && mask == nil && filter == nil && motion == nil && !isGone
    }

    /// The content of the `title` element, which browsers also show.
    var title: String? { control == nil ? label : nil }

    /// The text that screen readers read instead of the content.
    var spoken: String? { control ?? (label == nil ? imageLabel : nil) }

    /// Whether the tag refers to definitions, which use the surrounding coordinates.
    var hasDefinitions: Bool { clip != nil || mask != nil || filter != nil }

    /// Whether the tag has no attribute that changes how the element is painted.
    var isOnlyNamed: Bool { transform == nil && opacity == nil && !hasDefinitions && motion == nil && !isGone }

    /// Returns whether a nested element can share the tag without changing the picture.
    func canTake(_ element: Drawing.Element) -> Bool {
        // A moving element moves together with its effects.
        if motion != nil || isGone, element.visibleEffect != nil { return false }
        if name != nil || label != nil, element.givenName != nil { return false }
        if imageLabel != nil || control != nil, element.controlValue != nil { return false }
        if let layer, let inner = element.markedLayer, inner != layer { return false }
        return switch element.visibleEffect {
        case nil, .hidden: true
        // The content of a filter is painted before the filter applies.
        case _ where filter != nil: false
        case .opacity, .blur, .shadow, .colors: true
        case .transform: clip == nil && mask == nil
        case .clip: clip == nil
        case .mask: mask == nil
        }
    }
}

extension Drawing.Element {
    /// Whether the element needs no attributes apart from the attributes of its mark.
    @inline(__always)
    var needsNoTag: Bool {
        // The whole element isn't passed on, because that costs more than painting most elements.
        !hasTitle && layer == nil && effect == nil && (kind.role != .container || controlValue == nil)
    }

    /// The name, unless it is empty.
    var givenName: String? {
        guard let name, !name.isEmpty else { return nil }
        return name
    }

    /// The layer, if the picture marks it for readers.
    @inline(__always)
    var markedLayer: Drawing.Layer? {
        switch layer {
        case .background, .overlay: layer
        case .content, .mask, .annotation, nil: nil
        }
    }

    /// The effect, unless it changes nothing.
    package var visibleEffect: Drawing.Effect? {
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

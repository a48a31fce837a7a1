import GridPressDrawings

// Values that several parts of a record share.

extension JSONWriter {
    /// Writes a rectangle: x, y, width and height.
    mutating func member(_ key: StaticString, _ rect: CGRect) {
        member(key, [rect.minX, rect.minY, rect.width, rect.height])
    }

    /// Writes a proposal: a width and a height, `null` for an ideal length and `"infinity"` for an infinite one.
    mutating func member(_ key: StaticString, _ proposal: Drawing.Proposal) {
        list(key) { writer in
            for length in [proposal.width, proposal.height] { writer.value(proposed: length) }
        }
    }

    /// Writes a range of tracks: the index of the first track, and the number of tracks.
    mutating func member(_ key: StaticString, _ tracks: Range<Int>) {
        list(key) { writer in
            writer.value(Double(tracks.lowerBound))
            writer.value(Double(tracks.count))
        }
    }

    /// Writes settings as an object with a member for each.
    mutating func member(_ key: StaticString, _ settings: [Drawing.Setting]) {
        object(key) { writer in
            for setting in settings { writer.member(named: setting.name) { $0.value(setting.value) } }
        }
    }

    /// Writes a dimension that a view requests.
    mutating func value(_ dimension: Drawing.Dimension) {
        object { writer in
            writer.member("frame", dimension.frame)
            writer.member("size", [dimension.size.width, dimension.size.height])
            writer.member(
                "proposal",
                Drawing.Proposal(width: dimension.proposedWidth, height: dimension.proposedHeight)
            )
            writer.list("places") { writer in
                for place in Drawing.Dimension.Position.allCases where dimension.places.contains(place) {
                    writer.value(place.rawValue)
                }
            }
            let format = dimension.format
            if !format.unit.isEmpty { writer.member("unit", format.unit) }
            writer.member("decimals", count: format.decimals)
            if format.decimalMark != .point { writer.member("decimalMark", format.decimalMark.rawValue) }
            if let color = format.lineColor { writer.member("lineColor", color) }
            if let color = format.labelColor { writer.member("labelColor", color) }
            writer.member("textSize", format.textSize)
            if format.measured != .frame { writer.member("measured", format.measured.rawValue) }
        }
    }

    /// Writes a callout that a view requests.
    mutating func value(_ callout: Drawing.Callout) {
        object { writer in
            writer.member("frame", callout.frame)
            writer.member("text", callout.text)
            if let point = callout.point { writer.member("point", [point.x, point.y]) }
        }
    }

    private mutating func value(proposed length: Double?) {
        guard let length, !length.isNaN else { return null() }
        if length.isInfinite { value(length > 0 ? "infinity" : "-infinity") } else { value(length) }
    }

    private mutating func value(_ setting: Drawing.Setting.Value) {
        switch setting {
        case .number(let number): value(proposed: number.isNaN ? 0 : number)
        case .numbers(let numbers): list { for number in numbers { $0.value(proposed: number.isNaN ? 0 : number) } }
        case .flag(let flag): value(flag)
        case .word(let word): value(word)
        case .color(let color): object { $0.member("color", color) }
        }
    }
}

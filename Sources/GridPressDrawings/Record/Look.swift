extension LayoutRecord {
    /// An attribute of the appearance of a box, as a short text.
    public struct Look: Hashable, Sendable {
        /// The name of an attribute.
        public enum Name: String, Hashable, Sendable, CaseIterable {
            /// What fills an outline: `#4c8dd6`, `#fff/#000` in a light and a dark scheme, `#000 0.5`.
            case fill
            /// What follows an outline, how wide it is, and its dashes.
            case stroke
            /// How round corners are.
            case radius
            /// What is neither a rectangle nor one with round corners: `ellipse`, or a path and how many steps it has.
            case outline
            /// The size, weight and further marks of letters.
            case font
            /// What letters are painted with.
            case color
            /// How many lines a text has, where that isn't one.
            case lines
            /// Where a text leads.
            case link
            /// The format of an image, its width and height in pixels, and a short word that stands for its data.
            case image
            /// How opaque everything inside is.
            case opacity
            /// What becomes of everything inside: how it is turned or scaled.
            case transform
            /// What everything inside is cut to.
            case clip
            /// That everything inside is only seen where a mask is.
            case mask
            /// How blurred everything inside is.
            case blur
            /// The colour, radius and offset of the shadow of everything inside.
            case shadow
            /// How the colours of everything inside change.
            case colors
            /// That nothing inside is painted.
            case hidden
            /// The layer that it starts, where its kind doesn't say that.
            case layer
            /// How much smaller than the frame the outline is: left, top, right and bottom.
            case inset
            /// Where colours flow, in parts of the frame.
            case flow
            /// How far the middle of the frame moves, where everything inside is transformed.
            case shift
        }

        /// What it is about.
        public var name: Name
        /// The value, as text.
        public var value: String

        /// What stands between looks of one name in files.
        package static let separator = "; "

        /// Something that can be seen of a box.
        public init(_ name: Name, _ value: String) {
            self.name = name
            self.value = value
        }
    }
}

extension LayoutRecord.Look.Name {
    /// Whether it says where something lies, and not what it looks like.
    public var isPlace: Bool { [.inset, .flow, .shift].contains(self) }

    /// Whether it is done to everything inside.
    public var isEffect: Bool {
        [.opacity, .transform, .clip, .mask, .blur, .shadow, .colors, .hidden, .shift].contains(self)
    }
}

extension [LayoutRecord.Look] {
    /// All looks of a name in one text; `nil` where there are none.
    package func text(of name: LayoutRecord.Look.Name) -> String? {
        // Asked for each name of each element, where hardly any has more than one: no lists are made.
        var text: String?
        for look in self where look.name == name {
            text = text.map { $0 + LayoutRecord.Look.separator + look.value } ?? look.value
        }
        return text
    }
}

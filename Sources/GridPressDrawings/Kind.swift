extension Drawing {
    /// The kind of an element: its name, and its role in the picture.
    ///
    /// ```swift
    /// let stacks = drawing.elements.filter { ["HStack", "VStack"].contains($0.kind.name) }
    /// let isText = drawing.elements.first?.kind == Drawing.Kind("Text", .leaf)
    /// ```
    public struct Kind: Hashable, Sendable {
        /// The name of the view or modifier, such as `HStack` or `padding`.
        public var name: String
        /// The role of the element.
        public var role: Role

        /// Creates a kind with this name and role.
        public init(_ name: String, _ role: Role) {
            self.name = name
            self.role = role
        }
    }

    /// The role of an element in a picture.
    ///
    /// ```swift
    /// let views = drawing.elements.filter(\.kind.role.isView)
    /// let modifiers = drawing.elements.filter { $0.kind.role == .modifier }
    /// ```
    public enum Role: String, Hashable, Sendable, CaseIterable {
        /// A view that arranges others, such as `HStack`.
        case container
        /// A view without views inside, such as `Text`.
        case leaf
        /// A modifier, around the view that it modifies.
        case modifier
        /// A layer of a view: its background, its content, its overlay or its mask.
        case layer
        /// The area that an item has in a grid.
        case cell
        /// A part that a view paints, such as one of several fills.
        case part
        /// A layer of annotations, such as dimensions or a guide.
        case annotation
    }
}

extension Drawing.Kind {
    /// Creates the kind of a view that arranges others.
    package static func container(_ name: String) -> Self { Self(name, .container) }
    /// Creates the kind of a view without views inside.
    package static func leaf(_ name: String) -> Self { Self(name, .leaf) }
    /// Creates the kind of a modifier.
    package static func modifier(_ name: String) -> Self { Self(name, .modifier) }
    /// Creates the kind of a part that a view paints.
    package static func part(_ name: String) -> Self { Self(name, .part) }
    /// Creates the kind of a layer.
    package static func layer(_ layer: Drawing.Layer) -> Self { Self(layer.rawValue, .layer) }
    /// The kind of the window of a preview, around its views.
    package static let preview = container("Preview")
    /// The kind of the background that a preview has without a view for it.
    package static let previewBackground = leaf("PreviewBackground")
}

extension Drawing.Role {
    /// A Boolean value that indicates whether the element represents a view, and not something around or inside a
    /// view.
    public var isView: Bool { self == .container || self == .leaf }
}

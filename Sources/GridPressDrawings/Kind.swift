extension Drawing {
    /// The kind of an element: its name, and its role in the picture.
    ///
    /// ```swift
    /// let stacks = drawing.elements.filter { ["HStack", "VStack"].contains($0.kind.name) }
    /// let isText = drawing.elements.first?.kind == Drawing.Kind("Text", .leaf)
    /// ```
    ///
    /// A kind is one word, which points to an entry that exists as long as the program runs. Two kinds with the same
    /// name and role are the same entry.
    public struct Kind: Hashable, @unchecked Sendable {
        @usableFromInline let entry: UnsafePointer<Entry>

        /// The name, the role and the behavior of equal kinds, none of which changes.
        @usableFromInline
        struct Entry {
            @usableFromInline let name: String
            @usableFromInline let role: Role
            /// The behavior of a kind of this package; `nil` for other kinds, whose behavior is in the table.
            let behavior: Behavior?
        }

        /// The name of the view or modifier, such as `HStack` or `padding`.
        @inlinable public var name: String { entry.pointee.name }
        /// The role of the element.
        @inlinable public var role: Role { entry.pointee.role }

        /// Creates a kind with this name and role.
        public init(_ name: String, _ role: Role) {
            _ = Self.described
            self = KindTable.shared.use { $0.kind(name, role) }
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

extension Drawing.Kind: CustomStringConvertible {
    /// The name of the kind.
    public var description: String { name }
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

    /// Creates the kind of a type of views, with the name of the type and the behavior that the type has.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - role: The role of the views.
    ///   - behavior: The behavior of the views.
    ///   - omitsArguments: Whether the name is without the generic arguments of the type.
    package init(
        of type: Any.Type,
        _ role: Drawing.Role,
        _ behavior: Behavior = .plain,
        omitsArguments: Bool = false
    ) {
        _ = Self.described
        self = KindTable.shared.use {
            $0.kind(of: type, role, behavior) {
                let name = String(describing: type)
                return omitsArguments ? String(name.prefix { $0 != "<" }) : name
            }
        }
    }

    /// Creates the kind of an entry.
    init(entry: UnsafePointer<Entry>) { self.entry = entry }

    /// Creates a kind of this package.
    init(_ name: String, _ role: Drawing.Role, _ behavior: Behavior) {
        self = KindTable.shared.use { $0.kind(name, role, behavior) }
    }

    /// The way in which elements of the kind take part in explanations, guides, comparisons and texts.
    package var behavior: Behavior {
        entry.pointee.behavior ?? KindTable.shared.use { $0.behaviors[self] } ?? .plain
    }
}

extension Drawing.Role {
    /// A Boolean value that indicates whether the element represents a view, and not something around or inside a
    /// view.
    public var isView: Bool { self == .container || self == .leaf }
}

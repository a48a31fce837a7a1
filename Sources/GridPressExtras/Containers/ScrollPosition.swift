/// The position of a scroll view: an edge, a point or a view.
public struct ScrollPosition: Hashable, Sendable {
    /// The edge to scroll to; `nil` for another kind of position.
    public private(set) var edge: Edge?
    /// The point of the content at the start of the visible part; `nil` for another kind of position.
    public private(set) var point: CGPoint?
    private var id: SendableID?
    private var anchor: UnitPoint?

    private struct SendableID: Hashable, @unchecked Sendable {
        // `Sendable`, because the initializers only accept `Sendable` identities.
        let id: AnyHashable
    }

    /// Creates a position at the start of the content.
    public init() {}

    /// Creates a position at the start of the content, for identities of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}

    /// Creates a position at an edge of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) { self.edge = edge }

    /// Creates a position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, point: CGPoint) { self.point = point }

    /// Creates a position at a distance from the leading edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, x: CGFloat) { point = CGPoint(x: x, y: 0) }

    /// Creates a position at a distance from the top edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, y: CGFloat) { point = CGPoint(x: 0, y: y) }

    /// Creates a position at distances from the leading and the top edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, x: CGFloat, y: CGFloat) {
        point = CGPoint(x: x, y: y)
    }

    /// Creates a position at an edge of the content.
    public init(edge: Edge) { self.edge = edge }

    /// Creates a position at a point of the content.
    public init(point: CGPoint) { self.point = point }

    /// Creates a position at a distance from the leading edge.
    public init(x: CGFloat) { point = CGPoint(x: x, y: 0) }

    /// Creates a position at a distance from the top edge.
    public init(y: CGFloat) { point = CGPoint(x: 0, y: y) }

    /// Creates a position at distances from the leading and the top edge.
    public init(x: CGFloat, y: CGFloat) { point = CGPoint(x: x, y: y) }

    /// Creates a position at a view with an identity.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

    /// A Boolean value that indicates whether the user scrolled to the position.
    ///
    /// Always `false` in a static rendering.
    public var isPositionedByUser: Bool { false }

    /// The distance from the leading edge; `nil` if the position isn't a point.
    public var x: CGFloat? { point?.x }

    /// The distance from the top edge; `nil` if the position isn't a point.
    public var y: CGFloat? { point?.y }

    /// The identity of the view to scroll to; `nil` if the position isn't a view.
    public var viewID: (any Hashable & Sendable)? { id }

    /// Returns the identity of the view to scroll to; `nil` if the position isn't a view or the type doesn't match.
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { id?.id.base as? ID }

    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

    /// Scrolls to a point.
    public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }

    /// Scrolls to a distance from the leading edge.
    public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }

    /// Scrolls to a distance from the top edge.
    public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }

    /// Scrolls to distances from the leading and the top edge.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }

    /// Scrolls to a view with an identity.
    ///
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - anchor: The point that the view and the scroll view share; `nil` for the shortest distance.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self = ScrollPosition()
        self.id = SendableID(id: AnyHashable(id))
        self.anchor = anchor
    }

    /// Returns the request for a view, if the position is a view.
    ///
    /// - Parameter anchor: The anchor to use if the position has none.
    func request(_ anchor: UnitPoint?) -> ScrollRequest? {
        id.map { ScrollRequest(id: $0.id, anchor: self.anchor ?? anchor) }
    }
}

nonisolated extension View {
    /// Scrolls the scroll views in this view to a position.
    ///
    /// A static rendering reads the position when it is drawn, and never writes it.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> ModifiedView<Self> {
        modified(
            by: EnvironmentChange { environment in
                let position = position.wrappedValue
                if let edge = position.edge { environment.scrollSettings.anchor = edge.scrollAnchor }
                if let point = position.point { environment.scrollOffsets.everywhere = point }
                if let request = position.request(anchor) { environment.scrollSettings.request = request }
            }
        )
    }

    /// Scrolls the scroll views in this view to a view with an identity.
    ///
    /// The scroll views don't scroll for `nil`.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> ModifiedView<Self> {
        modified(
            by: EnvironmentChange { environment in
                guard let id = id.wrappedValue else { return }
                environment.scrollSettings.request = ScrollRequest(id: AnyHashable(id), anchor: anchor)
            }
        )
    }

    /// Scrolls the scroll views in this view to an anchor of their content.
    public func scrollPosition(initialAnchor: UnitPoint?) -> ModifiedView<Self> { defaultScrollAnchor(initialAnchor) }

    /// Sets the anchor that the content and the scroll views in this view share at first.
    ///
    /// Content that fits is aligned at this anchor too.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> ModifiedView<Self> {
        modified(
            by: EnvironmentChange {
                $0.scrollSettings.anchor = anchor
                $0.scrollSettings.alignment = anchor
            }
        )
    }

    /// Sets the anchor of the scroll views in this view for one role.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> ModifiedView<Self> {
        modified(
            by: EnvironmentChange {
                switch role {
                case .initialOffset: $0.scrollSettings.anchor = anchor
                case .alignment: $0.scrollSettings.alignment = anchor
                default: break
                }
            }
        )
    }
}

/// The role of a scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// The part of the content that is visible first.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// The part that stays visible when sizes change.
    ///
    /// Has no effect in a static rendering.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// The alignment of content that fits.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension Edge {
    fileprivate var scrollAnchor: UnitPoint {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

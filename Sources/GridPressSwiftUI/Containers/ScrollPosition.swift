/// A position in a scroll view: an edge, a point or a view.
public struct ScrollPosition: Hashable, Sendable {
    /// The edge that is seen, if one is asked for.
    public private(set) var edge: Edge?
    /// The point of the content that is seen first, if one is asked for.
    public private(set) var point: CGPoint?
    private var id: SendableID?
    private var anchor: UnitPoint?

    private struct SendableID: Hashable, @unchecked Sendable {
        // Sendable: the initializers take nothing else.
        let id: AnyHashable
    }

    /// The start of the content.
    public init() {}

    /// The start of the content, until something with an identity of a type is scrolled to.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}

    /// An edge of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) { self.edge = edge }

    /// A point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, point: CGPoint) { self.point = point }

    /// A distance from the leading edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, x: CGFloat) { point = CGPoint(x: x, y: 0) }

    /// A distance from the top.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, y: CGFloat) { point = CGPoint(x: 0, y: y) }

    /// Distances from the leading edge and the top.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, x: CGFloat, y: CGFloat) {
        point = CGPoint(x: x, y: y)
    }

    /// An edge of the content.
    public init(edge: Edge) { self.edge = edge }

    /// A point of the content.
    public init(point: CGPoint) { self.point = point }

    /// A distance from the leading edge.
    public init(x: CGFloat) { point = CGPoint(x: x, y: 0) }

    /// A distance from the top.
    public init(y: CGFloat) { point = CGPoint(x: 0, y: y) }

    /// Distances from the leading edge and the top.
    public init(x: CGFloat, y: CGFloat) { point = CGPoint(x: x, y: y) }

    /// A view with an identity.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

    /// Whether a finger has scrolled: none has.
    public var isPositionedByUser: Bool { false }

    /// The distance from the leading edge, if a point is asked for.
    public var x: CGFloat? { point?.x }

    /// The distance from the top, if a point is asked for.
    public var y: CGFloat? { point?.y }

    /// The identity of the view that is seen, if one is asked for.
    public var viewID: (any Hashable & Sendable)? { id }

    /// Returns the identity of the view that is seen, if one is asked for.
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { id?.id.base as? ID }

    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

    /// Scrolls to a point.
    public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }

    /// Scrolls to a distance from the leading edge.
    public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }

    /// Scrolls to a distance from the top.
    public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }

    /// Scrolls to distances from the leading edge and the top.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }

    /// Scrolls to a view.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self = ScrollPosition()
        self.id = SendableID(id: AnyHashable(id))
        self.anchor = anchor
    }

    /// Returns the view that is to be seen, if one is asked for.
    func request(_ anchor: UnitPoint?) -> ScrollRequest? {
        id.map { ScrollRequest(id: $0.id, anchor: self.anchor ?? anchor) }
    }
}

nonisolated extension View {
    /// Scrolls the scroll views in this view to a position.
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

    /// Scrolls the scroll views in this view so that a view with an identity is seen.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> ModifiedView<Self> {
        modified(
            by: EnvironmentChange { environment in
                guard let id = id.wrappedValue else { return }
                environment.scrollSettings.request = ScrollRequest(id: AnyHashable(id), anchor: anchor)
            }
        )
    }

    /// Scrolls the scroll views in this view to a point of their content.
    public func scrollPosition(initialAnchor: UnitPoint?) -> ModifiedView<Self> { defaultScrollAnchor(initialAnchor) }

    /// Scrolls the scroll views in this view so that a point of their content is seen at the same point of them.
    ///
    /// Content that fits lies at this point, too.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> ModifiedView<Self> {
        modified(
            by: EnvironmentChange {
                $0.scrollSettings.anchor = anchor
                $0.scrollSettings.alignment = anchor
            }
        )
    }

    /// Sets the point of their content that scroll views in this view show first, or at which content lies that fits.
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

/// A use of the anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// The part of the content that is seen first.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// The part that stays where it is when sizes change; a still picture shows no change.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// The place of content that fits.
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

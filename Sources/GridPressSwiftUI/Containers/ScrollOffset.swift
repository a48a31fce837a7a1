/// The offsets of scroll views: one for scroll views with an identity, by identity, and one for all others.
package struct ScrollOffsets {
    /// How far those are that aren't named.
    package var everywhere = CGPoint.zero
    /// How far those are that have an identity.
    package var named: [AnyHashable: CGPoint] = [:]

    /// How far a scroll view is scrolled.
    func offset(of identity: AnyHashable?) -> CGPoint { identity.flatMap { named[$0] } ?? everywhere }

    /// The key of the offsets in the environment.
    enum Key: EnvironmentKey {
        static var defaultValue: ScrollOffsets { ScrollOffsets() }
    }
}

extension EnvironmentValues {
    /// How far the scroll views in a view are scrolled.
    package var scrollOffsets: ScrollOffsets {
        get { self[ScrollOffsets.Key.self] }
        set { self[ScrollOffsets.Key.self] = newValue }
    }

    /// How far the scroll views that aren't named are scrolled.
    public var contentOffset: CGPoint {
        get { scrollOffsets.everywhere }
        set { scrollOffsets.everywhere = newValue }
    }
}

extension NodeBuilder {
    /// The identity that the author gave the view that is being built, or the view of which it is the body.
    var identity: AnyHashable? {
        guard case .id(let id, _)? = path.last(where: { $0 != .body }) else { return nil }
        return id
    }
}

extension CGPoint {
    /// Whether something can be scrolled so far.
    var isValid: Bool { !x.isNaN && !y.isNaN }

    /// The offset with lengths that are no number, or below 0, replaced by 0.
    var valid: CGPoint { CGPoint(x: CGSize.validLength(x), y: CGSize.validLength(y)) }
}

extension NodeFinding {
    /// A finding about an offset that isn't a number.
    static func ofScrollOffset(_ offset: CGPoint) -> NodeFinding {
        NodeFinding(
            code: .invalidScrollOffset,
            message:
                "The scroll offset (\(offset.x.inMessage), \(offset.y.inMessage)) contains a value that isn't a number. The "
                + "content isn't scrolled along the axis of this value.",
            fix: "Use a number. An infinite offset scrolls to the end."
        )
    }
}

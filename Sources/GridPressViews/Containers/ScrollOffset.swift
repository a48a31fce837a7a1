/// The offsets of scroll views: one for each identity, and one for all other scroll views.
package struct ScrollOffsets {
    /// The offset of scroll views that have no offset by identity.
    package var everywhere = CGPoint.zero
    /// The offsets of scroll views by identity.
    package var named: [AnyHashable: CGPoint] = [:]

    /// Returns the offset of a scroll view.
    func offset(of identity: AnyHashable?) -> CGPoint { identity.flatMap { named[$0] } ?? everywhere }

    /// The key of the offsets in the environment.
    enum Key: EnvironmentKey {
        static var defaultValue: ScrollOffsets { ScrollOffsets() }
    }
}

extension EnvironmentValues {
    /// The offsets of the scroll views in a view.
    package var scrollOffsets: ScrollOffsets {
        get { self[ScrollOffsets.Key.self] }
        set { self[ScrollOffsets.Key.self] = newValue }
    }

    /// The offset, in points, of scroll views that have no offset by identity.
    public var contentOffset: CGPoint {
        get { scrollOffsets.everywhere }
        set { scrollOffsets.everywhere = newValue }
    }
}

extension NodeBuilder {
    /// The explicit identity of the view that is being built, or of the view whose body that view is.
    var identity: AnyHashable? {
        guard case .id(let id, _)? = path.last(where: { $0 != .body }) else { return nil }
        return id
    }
}

extension CGPoint {
    /// Whether both coordinates are numbers.
    var isValid: Bool { !x.isNaN && !y.isNaN }

    /// The offset with negative coordinates and NaN replaced with 0.
    var valid: CGPoint { CGPoint(x: CGSize.validLength(x), y: CGSize.validLength(y)) }
}

extension NodeFinding {
    /// Returns a finding about an offset that isn't a number.
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

nonisolated extension View {
    /// Sets the transition of the view for pictures of several states.
    ///
    /// A still picture shows the view in place.
    public func transition(_ transition: AnyTransition) -> ModifiedView<Self> {
        modified(by: TransitionModifier(transition: transition))
    }

    /// Sets the transition of the view for pictures of several states.
    ///
    /// A still picture shows the view in place.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> ModifiedView<Self> {
        modified(by: TransitionModifier(transition: AnyTransition(transition)))
    }

    /// Sets the identity of the view in a namespace.
    ///
    /// In a picture of several states, the view starts at the position of the view with the same identity in the
    /// previous state. The modifier has no effect in a static rendering, and for views that aren't the source of their
    /// group. `properties` and `anchor` have no effect.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> ModifiedView<Self> {
        wrapped { child, builder in
            if isSource { builder.changeMotion(of: child) { note, _ in note.geometryID = "\(namespace.place)[\(id)]" } }
            return child
        }
    }
}

nonisolated extension View {
    /// Sets the identity of the view in pictures of several states, which replaces its position in the tree.
    package func identifiedInStates(by id: String) -> ModifiedView<Self> { modified(by: IdentityModifier(id: id)) }
}

/// A modifier that sets the identity of views.
private struct IdentityModifier: NodeModifier {
    let id: String

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.changeMotion(of: child) { note, _ in note.identity = "=\(id)" }
        return child
    }
}

/// A modifier that sets the transition of views.
private struct TransitionModifier: NodeModifier {
    let transition: AnyTransition

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let direction = builder.environment.layoutDirection
        builder.changeMotion(of: child) { note, motion in note.transition = transition.motion(direction, motion) }
        return child
    }
}

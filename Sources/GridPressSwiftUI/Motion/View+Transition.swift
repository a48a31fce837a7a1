nonisolated extension View {
    /// Sets how the view comes and goes in a picture of several states; a still picture shows it where it is there.
    public func transition(_ transition: AnyTransition) -> ModifiedView<Self> {
        modified(by: TransitionModifier(transition: transition))
    }

    /// Sets how the view comes and goes in a picture of several states; a still picture shows it where it is there.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> ModifiedView<Self> {
        modified(by: TransitionModifier(transition: AnyTransition(transition)))
    }

    /// Gives the view an identity in a name space: in a picture of several states, it comes from the place of the view
    /// that has the same identity in the state before.
    ///
    /// In a still picture, and for a view that isn't the source of its group, it has no effect.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> ModifiedView<Self> {
        modified(by: MatchedGeometryModifier(id: id, namespace: namespace, isSource: isSource))
    }
}

nonisolated extension View {
    /// Sets what the view is known by in a picture of several states, in place of its place in the tree of views.
    package func identifiedInStates(by id: String) -> ModifiedView<Self> { modified(by: IdentityModifier(id: id)) }
}

/// A modifier that says what views are known by.
private struct IdentityModifier: NodeModifier {
    let id: String

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.changeMotion(of: child) { note, _ in note.identity = "=\(id)" }
        return child
    }
}

/// A modifier that says how views come and go.
private struct TransitionModifier: NodeModifier {
    let transition: AnyTransition

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let direction = builder.environment.layoutDirection
        builder.changeMotion(of: child) { note, motion in note.transition = transition.motion(direction, motion) }
        return child
    }
}

/// A modifier that gives views an identity in a name space.
private struct MatchedGeometryModifier<ID: Hashable>: NodeModifier {
    let id: ID
    let namespace: Namespace.ID
    let isSource: Bool

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        if isSource { builder.changeMotion(of: child) { note, _ in note.geometryID = "\(namespace.place)[\(id)]" } }
        return child
    }
}

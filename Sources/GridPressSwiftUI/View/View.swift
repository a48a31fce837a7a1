/// A part of a picture: a value that says what is wanted.
///
/// A custom view describes itself by its `body`, made of other views. As in SwiftUI, its body belongs to the main
/// actor: it may read models of the main actor, and is drawn there. A ``NonisolatedView`` is drawn anywhere, and so are
/// all views of this module.
@MainActor @preconcurrency
public protocol View {
    /// The type of the views that this one is made of.
    associatedtype Body: View

    /// The views that this one is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the layout nodes of the view. Custom views get it for free.
    @_documentation(visibility: internal)
    nonisolated func _build(into builder: NodeBuilder)

    /// Whether the type of the view alone says that it makes exactly one node, so that nodes needn't be made to be counted.
    @_documentation(visibility: internal)
    nonisolated static var _makesOneNode: Bool { get }
}

nonisolated extension View {
    /// Makes the layout nodes of the body, on the main actor.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.build(mainActorBodyOf: self) }

    /// A view makes as many nodes as its body.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { Body._makesOneNode }
}

/// A view whose body belongs to no actor, so that it is drawn on any thread.
///
///     struct Stripes: NonisolatedView {
///         var body: some View { HStack { Color.red; Color.blue } }
///     }
///
/// In a module whose declarations belong to the main actor by default, it is a `nonisolated struct`.
public nonisolated protocol NonisolatedView: View {
    /// The views that this one is made of.
    @ViewBuilder var body: Body { get }
}

nonisolated extension NonisolatedView {
    /// Makes the layout nodes of the body.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.build(bodyOf: self) }
}

/// A view of this module that makes its nodes itself instead of having a body.
package nonisolated protocol PrimitiveView: View where Body == Never {}

nonisolated extension PrimitiveView {
    /// Traps, because `Never` has no values.
    public var body: Never { fatalError("\(Self.self) has no body.") }

    /// Most make one; those that don't say so.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { true }
}

nonisolated extension Never: View {
    /// Traps, because `Never` has no values.
    public var body: Never { fatalError("Never has no values.") }

    /// What isn't made of other views says for itself how many nodes it makes.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }
}

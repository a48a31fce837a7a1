/// A type that represents a part of a picture.
///
/// The `body` of a custom view describes it with other views. As in SwiftUI, the body belongs to the main actor: it
/// may read models of the main actor, and is drawn there. A ``NonisolatedView``, such as each view of this module, is
/// drawn on any thread.
@MainActor @preconcurrency
public protocol View {
    /// The type of the body.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the layout nodes of the view.
    ///
    /// The default implementation uses the body.
    @_documentation(visibility: internal)
    nonisolated func _build(into builder: NodeBuilder)

    /// Whether the view makes exactly one node, according to its type.
    ///
    /// If so, it needn't be built to count its nodes.
    @_documentation(visibility: internal)
    nonisolated static var _makesOneNode: Bool { get }
}

nonisolated extension View {
    /// Makes the layout nodes of the body, on the main actor.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.build(mainActorBodyOf: self) }

    /// Whether the view makes exactly one node, as its body does.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { Body._makesOneNode }
}

/// A view with a nonisolated body, which is drawn on any thread.
///
/// ```swift
/// struct Stripes: NonisolatedView {
///     var body: some View { HStack { Color.red; Color.blue } }
/// }
/// ```
///
/// In a module whose declarations belong to the main actor by default, declare it as a `nonisolated struct`.
public nonisolated protocol NonisolatedView: View {
    /// The content of the view.
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

    /// Whether the view makes exactly one node.
    ///
    /// Views with another number of nodes override it.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { true }
}

nonisolated extension Never: View {
    /// Traps, because `Never` has no values.
    public var body: Never { fatalError("Never has no values.") }

    /// Whether `Never` makes exactly one node: it makes none.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }
}

/// A part of a picture: a value that says what is wanted.
///
/// A view of your own describes itself by its `body`, made of other views. It is not bound to the main actor: figures
/// are laid out and drawn on any thread.
public protocol View {
    /// The type of the views that this one is made of.
    associatedtype Body: View

    /// The views that this one is made of.
    @ViewBuilder var body: Body { get }

    /// Makes the layout nodes of the view. Views of your own get it for free.
    @_documentation(visibility: internal)
    func _build(into builder: NodeBuilder)

    /// Whether the type of the view alone says that it makes exactly one node, so that nodes needn't be made to be counted.
    @_documentation(visibility: internal)
    static var _makesOneNode: Bool { get }
}

extension View {
    /// Makes the layout nodes of the body.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.build(bodyOf: self) }

    /// A view makes as many nodes as its body.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { Body._makesOneNode }
}

/// A view of this module that makes its nodes itself instead of having a body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// Traps, because `Never` has no values.
    public var body: Never { fatalError("\(Self.self) has no body.") }

    /// Most make one; those that don't say so.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { true }
}

extension Never: View {
    /// Traps, because `Never` has no values.
    public var body: Never { fatalError("Never has no values.") }

    /// What isn't made of other views says for itself how many nodes it makes.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }
}

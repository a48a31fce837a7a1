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
}

extension View {
    /// Makes the layout nodes of the body.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.build(bodyOf: self) }
}

/// A view of this module that makes its nodes itself instead of having a body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// There is none.
    public var body: Never { fatalError("\(Self.self) is made of no other views.") }
}

extension Never: View {
    /// There is none.
    public var body: Never { fatalError("There is no value of Never.") }
}

/// The views of one branch of a condition.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
    package enum Branch {
        case first(TrueContent)
        case second(FalseContent)
    }

    package let branch: Branch

    init(_ branch: Branch) { self.branch = branch }

    /// Whether the view makes exactly one node: both branches must.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { TrueContent._makesOneNode && FalseContent._makesOneNode }

    /// Makes the nodes of the branch.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        switch branch {
        case .first(let content): builder.build(content, at: .index(0))
        case .second(let content): builder.build(content, at: .index(1))
        }
    }
}

nonisolated extension Optional: View where Wrapped: View {
    /// Traps, because GridPress draws the wrapped view instead.
    public var body: Never { fatalError("Optional has no body.") }

    /// Makes the nodes of the view; none for `nil`.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { self?._build(into: builder) }
}

/// The views of a loop in a view builder.
public struct _LoopContent<Content: View>: PrimitiveView {
    private let content: [Content]

    init(_ content: [Content]) { self.content = content }

    /// Whether the view makes exactly one node: a loop makes the nodes of all iterations.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the nodes of each iteration of the loop.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        for (index, view) in content.enumerated() { builder.build(view, at: .index(index)) }
    }
}

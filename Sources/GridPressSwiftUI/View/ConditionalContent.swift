/// The views of one branch of a condition.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
    enum Branch {
        case first(TrueContent)
        case second(FalseContent)
    }

    let branch: Branch

    init(_ branch: Branch) { self.branch = branch }

    /// It makes those of one of the branches.
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
    /// Traps: the view stands for itself.
    public var body: Never { fatalError("Optional has no body.") }

    /// Makes the nodes of the view, if there is one.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { self?._build(into: builder) }
}

/// The views of a loop in a builder.
public struct _LoopContent<Content: View>: PrimitiveView {
    private let content: [Content]

    init(_ content: [Content]) { self.content = content }

    /// It makes those of all turns.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the nodes of each turn of the loop.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        for (index, view) in content.enumerated() { builder.build(view, at: .index(index)) }
    }
}

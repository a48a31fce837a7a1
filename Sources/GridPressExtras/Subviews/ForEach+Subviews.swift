/// The subviews of a `ForEach`, as a collection that is always empty.
///
/// The subviews exist only while they are drawn; `ForEach` makes their views then.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    /// The position of the first subview.
    public var startIndex: Int { 0 }

    /// The position after the last subview, which is always 0.
    public var endIndex: Int { 0 }

    /// The subview at a position, which traps: the collection is empty.
    public subscript(position: Int) -> Subview { preconditionFailure("Subviews are only known while they are drawn.") }
}

/// The sections of a `ForEach`, as a collection that is always empty.
///
/// The sections exist only while they are drawn; `ForEach` makes their views then.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    /// The position of the first section.
    public var startIndex: Int { 0 }

    /// The position after the last section, which is always 0.
    public var endIndex: Int { 0 }

    /// The section at a position, which traps: the collection is empty.
    public subscript(position: Int) -> SectionConfiguration {
        preconditionFailure("Sections are only known while they are drawn.")
    }
}

extension ForEach where ID == Subview.ID, Content: View {
    /// Creates views made from each subview of a view.
    public init<V: View>(
        subviews view: V,
        @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content> {
        self.init(data: ForEachSubviewCollection(), content: content, id: { $0.id }) { builder in
            SubviewReader(view) { ForEach<SubviewsCollection, ID, Content>($0, content: content) }._build(into: builder)
        }
    }
}

extension ForEach where ID == SectionConfiguration.ID, Content: View {
    /// Creates views made from each section of a view.
    public init<V: View>(
        sections view: V,
        @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content> {
        self.init(data: ForEachSectionCollection(), content: content, id: { $0.id }) { builder in
            SubviewReader(view) { subviews in
                ForEach<SectionCollection, ID, Content>(
                    SectionCollection(SectionConfiguration.sections(of: subviews)),
                    content: content
                )
            }
            ._build(into: builder)
        }
    }
}

/// A view made from the subviews of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
    fileprivate let subviews: Subviews
    fileprivate let content: (SubviewsCollection) -> Content

    /// Whether the view makes exactly one node: a group makes the nodes of its views.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the nodes of the views.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        SubviewReader(subviews) { content($0) }._build(into: builder)
    }
}

/// A view made from the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
    fileprivate let sections: Sections
    fileprivate let content: (SectionCollection) -> Content

    /// Whether the view makes exactly one node: a group makes the nodes of its views.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the nodes of the views.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        SubviewReader(sections) { content(SectionCollection(SectionConfiguration.sections(of: $0))) }
            ._build(into: builder)
    }
}

extension Group {
    /// Creates a group of views made from the subviews of another view.
    public init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self = .containing(GroupElementsOfContent(subviews: view, content: transform))
    }

    /// Creates a group of views made from the sections of another view.
    public init<Base: View, Result: View>(
        sections view: Base,
        @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self = .containing(GroupSectionsOfContent(sections: view, content: transform))
    }
}

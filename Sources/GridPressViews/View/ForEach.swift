/// A structure that makes views from the elements of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public let data: Data
    /// A closure that makes the view of an element.
    public let content: (Data.Element) -> Content
    /// A closure that returns the identity of an element; `nil` if positions are identities.
    package let id: ((Data.Element) -> ID)?
    /// A closure that makes the nodes of elements that exist only during drawing, such as subviews.
    var buildElements: ((NodeBuilder) -> Void)?

    package init(
        data: Data,
        content: @escaping (Data.Element) -> Content,
        id: ((Data.Element) -> ID)?,
        buildElements: ((NodeBuilder) -> Void)? = nil
    ) {
        self.data = data
        self.content = content
        self.id = id
        self.buildElements = buildElements
    }

    /// Traps, because GridPress draws the views of the elements instead.
    public nonisolated var body: Never { fatalError("ForEach has no body.") }
}

extension ForEach where Content: View {
    /// Creates views for each element, identified by a property of the element.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Content: View {
    /// Creates views with a binding to each element, identified by a property of the element.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>,
        id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == Binding<Elements> {
        self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates views for each element, which is `Identifiable`.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Creates views for each number of a range, identified by their positions.
    ///
    /// A picker thus tags the views starting at 0, wherever the range starts. With `id: \.self` the tags are the
    /// numbers.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: nil)
    }
}

nonisolated extension ForEach: View where Content: View {
    /// Makes the nodes of each element's view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        if let buildElements { return buildElements(builder) }
        if let list = builder.listContext, list.defersElements, Content._makesOneNode {
            return deferElements(to: list, in: builder)
        }
        guard let id else { return buildByPosition(into: builder) }
        var occurrences: [ID: Int] = [:]
        for element in data {
            if builder.hasFailed { return }
            let identity = id(element)
            let occurrence = occurrences[identity, default: 0]
            occurrences[identity] = occurrence + 1
            if occurrence == 1 { builder.report(duplicate: identity) }
            builder.build(content(element), at: .id(identity, occurrence: occurrence), identifiedBy: identity)
        }
    }

    // Large figures mostly consist of counted views. Counting with an unspecialized type costs as much as building
    // views.
    @_specialize(kind:partial,where Data == Range<Int>, ID == Int)
    private func buildByPosition(into builder: NodeBuilder) {
        var position = 0
        for element in data {
            if builder.hasFailed { return }
            builder.build(content(element), at: .index(position), identifiedBy: position)
            position += 1
        }
    }

    /// Adds a placeholder, so that the list around the `ForEach` builds only the views that it shows.
    private func deferElements(to list: any ListContext, in builder: NodeBuilder) {
        var occurrences: [ID: Int] = [:]
        list.addElements(data.count, to: builder) { position, builder in
            let element = data[data.index(data.startIndex, offsetBy: position)]
            guard let id else {
                let step = PathStep.index(position)
                return builder.build(content(element), at: step, identifiedBy: position)
            }
            let identity = id(element)
            let occurrence = occurrences[identity, default: 0]
            occurrences[identity] = occurrence + 1
            if occurrence == 1 { builder.report(duplicate: identity) }
            builder.build(content(element), at: .id(identity, occurrence: occurrence), identifiedBy: identity)
        }
    }
}

extension NodeBuilder {
    /// Reports that several elements have the same identity.
    package func report<ID: Hashable>(duplicate identity: ID) {
        findings.add(
            .duplicateIdentity,
            .warning,
            "Several elements have the identity \(identity). All are drawn, and identified by their order.",
            fix: "Give every element a unique identity."
        )
    }
}

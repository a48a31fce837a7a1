/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public let data: Data
    /// Makes the view of an element.
    public let content: (Data.Element) -> Content
    /// The identity of an element; `nil` where positions are identities.
    let id: ((Data.Element) -> ID)?
    /// Makes the nodes where the elements are only known while they are made, such as subviews.
    var buildElements: ((NodeBuilder) -> Void)?

    /// Traps: each element's view stands for itself.
    public nonisolated var body: Never { fatalError("ForEach has no body.") }
}

extension ForEach where Content: View {
    /// A view for each element, identified by a property of it.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Content: View {
    /// A view for a binding to each element, identified by a property of the element.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>,
        id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == Binding<Elements> {
        self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A view for each element, identified by itself.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// A view for each number of a range, identified by its position.
    ///
    /// So a picker tags the views from 0 on, wherever the range starts; with `id: \.self` it tags them with the numbers.
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

    // Large figures mostly count their views, and counting with an unknown type costs as much as building some.
    @_specialize(kind:partial,where Data == Range<Int>, ID == Int)
    private func buildByPosition(into builder: NodeBuilder) {
        var position = 0
        for element in data {
            if builder.hasFailed { return }
            builder.build(content(element), at: .index(position), identifiedBy: position)
            position += 1
        }
    }

    /// Leaves it to the grid around to make the views that it shows, in their order.
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
    /// Notes that several elements have one identity.
    package func report<ID: Hashable>(duplicate identity: ID) {
        findings.add(
            .duplicateIdentity,
            .warning,
            "Several elements have the identity \(identity). All are drawn, and identified by their order.",
            fix: "Give every element a unique identity."
        )
    }
}

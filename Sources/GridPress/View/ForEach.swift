/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public let data: Data
    /// Makes the view of an element.
    public let content: (Data.Element) -> Content
    /// The identity of an element; `nil` where positions are identities.
    let id: ((Data.Element) -> ID)?
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

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A view for each element, identified by itself.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: nil)
    }
}

extension ForEach: View where Content: View {
    /// There is none: each element's view stands for itself.
    public var body: Never { fatalError("ForEach is made of no other views.") }

    /// Makes the nodes of each element's view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        guard let id else {
            for (index, element) in data.enumerated() { builder.build(content(element), at: .index(index)) }
            return
        }
        var occurrences: [ID: Int] = [:]
        for element in data {
            let identity = id(element)
            let occurrence = occurrences[identity, default: 0]
            occurrences[identity] = occurrence + 1
            builder.build(content(element), at: .id(identity, occurrence: occurrence))
        }
        if occurrences.count < data.count { reportDuplicates(occurrences, to: builder) }
    }

    private func reportDuplicates(_ occurrences: [ID: Int], to builder: NodeBuilder) {
        for (identity, count) in occurrences where count > 1 {
            builder.findings.add(
                .duplicateIdentity,
                .warning,
                "A ForEach has \(count) elements with the identity \(identity); all are drawn, and told apart by order.",
                fix: "Give every element an identity of its own."
            )
        }
    }
}

extension Finding.Code {
    /// Two elements of a `ForEach` with one identity.
    public static let duplicateIdentity = Finding.Code(rawValue: "view.duplicate-identity")
}

/// A group of views with a header and a footer.
///
/// In a list or a form, a section is a group of rows. Elsewhere the header, the views and the footer follow each
/// other.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    private var isExpanded = true

    init(header: Parent, content: Content, footer: Footer) {
        self.header = header
        self.content = content
        self.footer = footer
    }

    /// Traps, because GridPress draws the header, the content and the footer instead.
    public nonisolated var body: Never { fatalError("Section has no body.") }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Creates a section with a header and a footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

nonisolated extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    /// Whether the view makes exactly one node: a section makes the nodes of its parts.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the nodes of the header, the views and the footer.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        guard builder.environment.isInList || builder.listContext is SectionReading else {
            builder.addLazySectionBreak(before: .lines)
            builder.build(header, at: .index(0))
            builder.addLazySectionBreak(before: .items)
            if isExpanded { builder.build(content, at: .index(1)) }
            builder.addLazySectionBreak(before: .lines)
            builder.build(footer, at: .index(2))
            builder.addLazySectionBreak(before: .items)
            return
        }
        let section = SectionPart.Identity()
        let notes = ControlFont.footnote
        guard builder.environment.isInList else {
            builder.build(header.part(.header, of: section), at: .index(0))
            if isExpanded { builder.build(content.part(.row, of: section), at: .index(1)) }
            builder.build(footer.part(.footer, of: section), at: .index(2))
            return
        }
        builder.build(header.font(notes).foregroundStyle(.secondary).part(.header, of: section), at: .index(0))
        if isExpanded { builder.build(content.part(.row, of: section), at: .index(1)) }
        builder.build(footer.font(notes).foregroundStyle(.secondary).part(.footer, of: section), at: .index(2))
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header) {}
    }

    /// Creates a section with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content) { header }
    }

    /// Creates a section with a header.
    ///
    /// The section always shows its header, and shows its content if the binding is `true`.
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        self.init(content: content, header: header)
        self.isExpanded = isExpanded.wrappedValue
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: {}, footer: footer)
    }

    /// Creates a section with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content) { footer }
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section of views.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content, header: {}, footer: {}) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    // Also with a string.
    /// Creates a section with a localized title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    // Also with a string.
    /// Creates a section with a localized title.
    ///
    /// The section always shows its title, and shows its content if the binding is `true`.
    public init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

nonisolated extension View {
    fileprivate func part(_ part: SectionPart.Part, of section: SectionPart.Identity) -> ModifiedView<Self> {
        layoutValue(key: SectionPart.self, value: SectionPart(section: section, part: part))
    }
}

extension Section: TableRowContent where Content: TableRowContent {
    /// The values of the rows.
    ///
    /// A table doesn't draw the header of a section.
    @_documentation(visibility: internal)
    public var _values: [Content.TableRowValue] { content._values }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
    /// Creates a section of rows.
    @_disfavoredOverload
    public init<Value: Identifiable>(@TableRowBuilder<Value> content: () -> Content)
    where Content.TableRowValue == Value {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
    /// Creates a section of rows with a header, which a table doesn't draw.
    @_disfavoredOverload
    public init<Value: Identifiable>(
        @TableRowBuilder<Value> content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) where Content.TableRowValue == Value {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
    /// Creates a section of rows with a title, which a table doesn't draw.
    @_disfavoredOverload
    public init<Value: Identifiable>(_ title: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content)
    where Content.TableRowValue == Value {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

/// A style of forms.
@MainActor @preconcurrency
public protocol FormStyle: ViewStyle where Parts == FormStyleConfiguration {
    /// The properties of a form.
    typealias Configuration = FormStyleConfiguration
}

/// The properties of a form.
public struct FormStyleConfiguration {
    /// The content of the form.
    public let content: Content
}

/// The default form style, which draws groups of rows.
public nonisolated struct AutomaticFormStyle: FormStyle, NonisolatedViewStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the groups of rows.
    public func makeBody(configuration: Configuration) -> some View {
        Rows(content: configuration.content, selection: []).environment(\.listStyleKind, .insetGrouped)
    }
}

/// The form style with groups of rows, which is the default one.
public typealias GroupedFormStyle = AutomaticFormStyle
/// The form style with labels beside controls, drawn as the default one.
public typealias ColumnsFormStyle = AutomaticFormStyle

nonisolated extension FormStyle where Self == AutomaticFormStyle {
    /// The default form style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
    /// The form style with groups of rows.
    public static var grouped: AutomaticFormStyle { AutomaticFormStyle() }
    /// The form style with labels beside controls, drawn as groups of rows.
    public static var columns: AutomaticFormStyle { AutomaticFormStyle() }
}

nonisolated extension View {
    /// Sets the style of forms inside the view.
    public func formStyle<S: FormStyle>(_ style: S) -> ModifiedView<Self> { environment(\.formStyle, style) }
}

extension EnvironmentValues {
    @Entry var formStyle: any FormStyle = AutomaticFormStyle()
}

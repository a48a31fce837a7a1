/// The style of forms.
@MainActor @preconcurrency
public protocol FormStyle: ViewStyle where Parts == FormStyleConfiguration {
    /// The parts of a form.
    typealias Configuration = FormStyleConfiguration
}

/// The parts of a form.
public struct FormStyleConfiguration {
    /// The rows.
    public struct Content: NonisolatedView {
        let view: AnyView

        /// The rows.
        public var body: some View { view }
    }

    /// The rows.
    public let content: Content
}

/// The default style: groups of rows.
public nonisolated struct AutomaticFormStyle: FormStyle, NonisolatedViewStyle {
    /// The default style.
    public init() {}

    /// Returns the groups of rows.
    public func makeBody(configuration: Configuration) -> some View {
        Rows(content: configuration.content, selection: []).environment(\.listStyleKind, .insetGrouped)
    }
}

/// Groups of rows, as in the default style.
public typealias GroupedFormStyle = AutomaticFormStyle
/// Labels beside controls, drawn as the default style.
public typealias ColumnsFormStyle = AutomaticFormStyle

nonisolated extension FormStyle where Self == AutomaticFormStyle {
    /// The default style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
    /// Groups of rows.
    public static var grouped: AutomaticFormStyle { AutomaticFormStyle() }
    /// Labels beside controls, drawn as groups of rows.
    public static var columns: AutomaticFormStyle { AutomaticFormStyle() }
}

nonisolated extension View {
    /// Sets the style of forms.
    public func formStyle<S: FormStyle>(_ style: S) -> ModifiedView<Self> { environment(\.formStyle, style) }
}

extension EnvironmentValues {
    var formStyle: any FormStyle {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }

    private enum FormStyleKey: EnvironmentKey {
        static var defaultValue: any FormStyle { AutomaticFormStyle() }
    }
}

/// The style of text fields.
///
/// As in SwiftUI, a custom style changes the field that it receives, on the main actor.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The label of the field that a style receives.
    typealias _Label = _TextFieldStyleLabel
    /// The type of a field in this style.
    associatedtype _Body: View

    /// Returns a field in this style.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body

    /// The built-in appearance that the style represents.
    @_documentation(visibility: internal)
    nonisolated static var _kind: _TextFieldStyleKind { get }
}

nonisolated extension TextFieldStyle {
    /// The kind `custom`.
    @_documentation(visibility: internal)
    public static var _kind: _TextFieldStyleKind { .custom }
}

/// The label of the field that a style receives.
public struct _TextFieldStyleLabel: NonisolatedView {
    let view: AnyView

    /// The label of the field.
    public var body: some View { view }
}

/// The kinds of text field styles.
@_documentation(visibility: internal)
public enum _TextFieldStyleKind: Sendable {
    /// Without a border.
    case plain
    /// With a border that has round corners.
    case roundedBorder
    /// With a border that has square corners.
    case squareBorder
    /// With the changes of a custom style.
    case custom
}

/// A built-in style of text fields.
nonisolated protocol BuiltInTextFieldStyle: TextFieldStyle where _Body == TextField<_Label> {}

nonisolated extension BuiltInTextFieldStyle {
    /// Returns the field without changes.
    public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
}

/// The default style: without a border.
public struct DefaultTextFieldStyle: BuiltInTextFieldStyle {
    /// Creates the default style.
    public init() {}

    /// The kind `plain`.
    @_documentation(visibility: internal)
    public static var _kind: _TextFieldStyleKind { .plain }
}

/// A style without a border.
public struct PlainTextFieldStyle: BuiltInTextFieldStyle {
    /// Creates the plain style.
    public init() {}

    /// The kind `plain`.
    @_documentation(visibility: internal)
    public static var _kind: _TextFieldStyleKind { .plain }
}

/// A style with a border that has round corners.
public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
    /// Creates the style.
    public init() {}

    /// The kind `roundedBorder`.
    @_documentation(visibility: internal)
    public static var _kind: _TextFieldStyleKind { .roundedBorder }
}

/// A style with a border that has square corners.
public struct SquareBorderTextFieldStyle: BuiltInTextFieldStyle {
    /// Creates the style.
    public init() {}

    /// The kind `squareBorder`.
    @_documentation(visibility: internal)
    public static var _kind: _TextFieldStyleKind { .squareBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style: without a border.
    public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A style without a border.
    public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A style with a border that has round corners.
    public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A style with a border that has square corners.
    public nonisolated static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

nonisolated extension View {
    /// Sets the style of text fields.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> ModifiedView<Self> {
        modified(
            by: EnvironmentChange { environment in
                if S._kind == .custom {
                    environment.customTextFieldStyle = style
                } else {
                    environment.textFieldStyleKind = S._kind
                    environment.customTextFieldStyle = nil
                }
            }
        )
    }
}

/// A text field in a custom style.
struct StyledTextField: PrimitiveView {
    let style: any TextFieldStyle
    let field: TextField<_TextFieldStyleLabel>

    /// Always `false`: a style makes any number of nodes.
    @_documentation(visibility: internal)
    static var _makesOneNode: Bool { false }

    func _build(into builder: NodeBuilder) { build(style, into: builder) }

    private func build<S: TextFieldStyle>(_ style: S, into builder: NodeBuilder) {
        guard builder.enter() else { return }
        defer { builder.leave() }
        guard builder.isOnMainActor(for: S.self), let style = builder.bound(style) else { return }
        builder.onMainActor((builder, style, field)) { builder, style, field in
            let view = style._body(configuration: field)
            // The inner field is drawn without the custom style.
            builder.build(view.environment(\.customTextFieldStyle, nil), at: .body)
        }
    }
}

extension EnvironmentValues {
    @Entry var textFieldStyleKind: _TextFieldStyleKind = .plain

    /// The custom style of text fields, if one is set.
    @Entry var customTextFieldStyle: (any TextFieldStyle)?
}

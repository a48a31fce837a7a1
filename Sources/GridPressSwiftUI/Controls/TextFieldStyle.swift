/// The style of fields.
///
/// As in SwiftUI, a custom style changes the field that it gets, on the main actor.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The label of the field that a style gets.
    typealias _Label = _TextFieldStyleLabel
    /// The type of a field in this style.
    associatedtype _Body: View

    /// Returns a field in this style.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body

    /// The kind of a style of the system.
    @_documentation(visibility: internal)
    nonisolated static var _kind: _TextFieldStyleKind { get }
}

nonisolated extension TextFieldStyle {
    /// A style that changes fields.
    @_documentation(visibility: internal)
    public static var _kind: _TextFieldStyleKind { .custom }
}

/// The label of the field that a style gets.
public struct _TextFieldStyleLabel: NonisolatedView {
    let view: AnyView

    /// The label.
    public var body: some View { view }
}

/// The kinds of text field styles.
@_documentation(visibility: internal)
public enum _TextFieldStyleKind: Sendable {
    /// Without a line around them.
    case plain
    /// With a line that has round corners.
    case roundedBorder
    /// With a line that has corners.
    case squareBorder
    /// As a style changes them.
    case custom
}

/// A style of this module.
nonisolated protocol BuiltInTextFieldStyle: TextFieldStyle where _Body == TextField<_Label> {}

nonisolated extension BuiltInTextFieldStyle {
    /// Returns the field as it is.
    public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
}

/// The default style: without a line around the field.
public struct DefaultTextFieldStyle: BuiltInTextFieldStyle {
    /// The default style.
    public init() {}

    /// Without a line.
    @_documentation(visibility: internal)
    public static var _kind: _TextFieldStyleKind { .plain }
}

/// Without a line around the field.
public struct PlainTextFieldStyle: BuiltInTextFieldStyle {
    /// Without a line.
    public init() {}

    /// Without a line.
    @_documentation(visibility: internal)
    public static var _kind: _TextFieldStyleKind { .plain }
}

/// With a line that has round corners.
public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
    /// With round corners.
    public init() {}

    /// With round corners.
    @_documentation(visibility: internal)
    public static var _kind: _TextFieldStyleKind { .roundedBorder }
}

/// With a line that has corners.
public struct SquareBorderTextFieldStyle: BuiltInTextFieldStyle {
    /// With corners.
    public init() {}

    /// With corners.
    @_documentation(visibility: internal)
    public static var _kind: _TextFieldStyleKind { .squareBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style.
    public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Without a line around the field.
    public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// With a line that has round corners.
    public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// With a line that has corners.
    public nonisolated static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

nonisolated extension View {
    /// Sets the style of fields.
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

/// A field as a custom style changes it.
struct StyledTextField: PrimitiveView {
    let style: any TextFieldStyle
    let field: TextField<_TextFieldStyleLabel>

    /// A style makes any number of nodes.
    @_documentation(visibility: internal)
    static var _makesOneNode: Bool { false }

    func _build(into builder: NodeBuilder) { build(style, into: builder) }

    private func build<S: TextFieldStyle>(_ style: S, into builder: NodeBuilder) {
        guard builder.enter() else { return }
        defer { builder.leave() }
        guard builder.isOnMainActor(for: S.self), let style = builder.bound(style) else { return }
        builder.onMainActor((builder, style, field)) { builder, style, field in
            let view = style._body(configuration: field)
            // The field inside is drawn as it is.
            builder.build(view.environment(\.customTextFieldStyle, nil), at: .body)
        }
    }
}

extension EnvironmentValues {
    var textFieldStyleKind: _TextFieldStyleKind {
        get { self[TextFieldStyleKindKey.self] }
        set { self[TextFieldStyleKindKey.self] = newValue }
    }

    /// The custom style of fields, if there is one.
    var customTextFieldStyle: (any TextFieldStyle)? {
        get { self[CustomTextFieldStyleKey.self] }
        set { self[CustomTextFieldStyleKey.self] = newValue }
    }

    private enum TextFieldStyleKindKey: EnvironmentKey { static let defaultValue = _TextFieldStyleKind.plain }
    private enum CustomTextFieldStyleKey: EnvironmentKey {
        static var defaultValue: (any TextFieldStyle)? { nil }
    }
}

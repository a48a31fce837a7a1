// The system's colors, by their role.

/// The style of separator lines.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the separator style.
    public init() {}

    /// Returns the paint of separator lines.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint { Color.separator._paint(in: environment) }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
    /// Creates the link style.
    public init() {}

    /// Returns the paint of links.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint { Color(.link)._paint(in: environment) }
}

/// The style of placeholder text in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Creates the placeholder style.
    public init() {}

    /// Returns the paint of placeholder text.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        Color(.placeholderText)._paint(in: environment)
    }
}

/// The style of thin shapes on a background.
public struct FillShapeStyle: ShapeStyle {
    /// Creates the fill style.
    public init() {}

    /// Returns the paint of thin shapes.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint { Color(.systemFill)._paint(in: environment) }
}

/// The style of the background of selected items.
public struct SelectionShapeStyle: ShapeStyle {
    /// Creates the selection style.
    public init() {}

    /// Returns the paint of the background of selected items.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint { Color(.systemGray4)._paint(in: environment) }
}

/// The style of the background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// Creates the window background style.
    public init() {}

    /// Returns the paint of the background of a window.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        Color(.windowBackgroundColor)._paint(in: environment)
    }
}
